import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { PlotSort } from "#features/projects/model/plot-search.ts";
import type { PlotView } from "#features/projects/model/project-view.ts";
import { Position } from "#features/projects/ui/plot/plot-facts.tsx";
import { FACING_WORDS, STATUS_WORDS } from "#features/projects/ui/plot-words.ts";
import { ROAD_WORDS, useFigures } from "#features/projects/ui/project-words.ts";
import type { PlanControl } from "#features/projects/ui/use-plan-state.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { SortHead } from "./sort-head.tsx";

interface PlotTableProps {
  /** Those that match, in order. */
  readonly plots: readonly PlotView[];
  readonly control: PlanControl;
}

const WIDE = "max-md:hidden";

/** The plan in words: every plot that matches in a row, sorted by its head. */
export default function PlotTable({ plots, control }: PlotTableProps) {
  const { t } = useLingui();
  const { sort, descending } = control.state;
  const isSorted = sort !== "number" || descending;
  const head = (column: PlotSort, words: string) => (
    <SortHead column={column} words={words} control={control} />
  );
  const details = useOpenedByLink();
  return (
    <details
      ref={details}
      open={isSorted}
      className="plan-table mt-6 rounded-card border border-line bg-card"
    >
      <summary className="flex min-h-12 items-center gap-2 px-4 font-[550] text-river print:hidden">
        <Icon name="list" className="size-5" />
        <Trans>All plots as a table</Trans>
      </summary>
      <p className="px-4 pb-3 text-small text-muted max-md:hidden">
        <Trans>
          Front × depth of rectangles; of other plots every side, front first. ~ is a bend.
        </Trans>
      </p>
      <table id="plots" className="num w-full border-collapse text-left text-small">
        <caption className="sr-only">{t`Plots that match, with size, facing, road and price`}</caption>
        <thead className="border-y border-line bg-paper text-label">
          <tr>
            {head("number", t`Plot`)}
            {head("size", t`Size, sq yd`)}
            <th scope="col" className={`px-2 font-medium ${WIDE}`}>
              <Trans>Sides, ft</Trans>
            </th>
            {head("facing", t`Facing`)}
            <th scope="col" className={`px-2 font-medium ${WIDE}`}>
              <Trans>Road</Trans>
            </th>
            <th scope="col" className={`px-2 font-medium ${WIDE}`}>
              <Trans>Position</Trans>
            </th>
            {head("status", t`Status`)}
            {head("price", t`Price`)}
          </tr>
        </thead>
        <tbody>
          {plots.map((plot) => (
            <Row key={plot.number} plot={plot} path={`${control.pathOf(plot.number)}#plan`} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Opens the table for links into it: not every browser does so by itself. */
function useOpenedByLink() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const open = () => {
      if (window.location.hash === "#plots") details.current?.setAttribute("open", "");
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
  return details;
}

function Row({ plot, path }: { plot: PlotView; path: string }) {
  const { i18n } = useLingui();
  const { sum } = useFigures();
  const { number, sqYards, sides, rectangle, facing, roads, status, price } = plot;
  const [road = "loop-road"] = roads;
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="font-semibold">
        <a
          href={path}
          className="inline-flex min-h-11 min-w-11 items-center px-2 text-river hover:text-river-deep"
        >
          {number}
        </a>
      </th>
      <td className="px-2">{formatWhole(sqYards)}</td>
      <td className={`px-2 ${WIDE}`}>
        {rectangle
          ? rectangle.join(" × ")
          : sides.map((side) => (side.curved ? `~${side.feet}` : side.feet)).join(" · ")}
      </td>
      <td className="px-2">{i18n._(FACING_WORDS[facing])}</td>
      <td className={`px-2 ${WIDE}`}>{i18n._(ROAD_WORDS[road])}</td>
      <td className={`px-2 ${WIDE}`}>
        <Position plot={plot} />
      </td>
      <td className="px-2">{i18n._(STATUS_WORDS[status])}</td>
      <td className="px-2">{sum(price)}</td>
    </tr>
  );
}
