import { useLingui } from "@lingui/react/macro";
import type { ListedPlotView } from "#features/projects/model/listed-project.ts";
import type { PlotSort } from "#features/projects/model/plot-search.ts";
import { SortHead } from "#features/projects/ui/plan/sort-head.tsx";
import { FACING_WORDS, STATUS_WORDS } from "#features/projects/ui/plot-words.ts";
import { useFigures } from "#features/projects/ui/project-words.ts";
import type { PlanControl } from "#features/projects/ui/use-plan-state.ts";
import { formatWhole } from "#platform/i18n/formats.ts";

interface ListedTableProps {
  /** Those that match, in order. */
  readonly plots: readonly ListedPlotView[];
  readonly control: PlanControl;
  /** The number of the plot whose sheet is open. */
  readonly chosen: string | null;
}

const WIDE = "max-md:hidden";
/** A phone has no room for it; the sheet tells it. */
const NARROW = "max-sm:hidden";

/** Every plot that matches in a row, sorted by its head; each opens its sheet. */
export function ListedTable({ plots, control, chosen }: ListedTableProps) {
  const { t, i18n } = useLingui();
  const { sum } = useFigures();
  const head = (column: PlotSort, words: string, className = "") => (
    <SortHead column={column} words={words} control={control} className={className} />
  );
  const unsorted = (words: string) => (
    <th scope="col" className={`px-2 font-medium ${WIDE}`}>
      {words}
    </th>
  );
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <table id="plots" className="num w-full border-collapse text-left text-small">
        <caption className="sr-only">{t`Plots that match, with size, facing, road and price`}</caption>
        <thead className="border-b border-line bg-paper text-label">
          <tr>
            {head("number", t`Plot`)}
            {head("size", t`Size, sq yd`)}
            {unsorted(t`Sides, ft`)}
            {head("facing", t`Facing`, NARROW)}
            {unsorted(t`Road, ft`)}
            {head("status", t`Status`)}
            {head("price", t`Price`)}
          </tr>
        </thead>
        <tbody>
          {plots.map(({ number, sqYards, sides, facing, roadFeet, status, price }) => (
            <tr
              key={number}
              className={`border-b border-line last:border-0 ${number === chosen ? "bg-river-tint" : ""}`}
            >
              <th scope="row" className="font-semibold">
                <a
                  href={`${control.pathOf(number)}#plot`}
                  data-plot={number}
                  aria-current={number === chosen ? "true" : undefined}
                  className="inline-flex min-h-11 min-w-11 items-center px-2 text-river hover:text-river-deep"
                >
                  {number}
                </a>
              </th>
              <td className="px-2">{formatWhole(sqYards)}</td>
              <td className={`px-2 ${WIDE}`}>{sides ?? "–"}</td>
              <td className={`px-2 ${NARROW}`}>
                {facing === null ? "–" : i18n._(FACING_WORDS[facing])}
              </td>
              <td className={`px-2 ${WIDE}`}>{roadFeet ?? "–"}</td>
              <td className="px-2">{i18n._(STATUS_WORDS[status])}</td>
              <td className="px-2">
                {price !== null && sum(price)}
                {price === null && (status === "sold" ? "–" : t`On request`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
