import { useLingui } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import type { PlotView } from "#features/projects/model/project-view.ts";
import { FACING_WORDS, STATUS_WORDS } from "#features/projects/ui/plot-words.ts";
import { useFigures } from "#features/projects/ui/project-words.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { isPlainClick } from "#platform/ui/local-link.tsx";

interface PlotShapesProps {
  readonly plots: readonly PlotView[];
  readonly chosen: number | null;
  /** The one plot that Tab reaches; arrows go on from it. */
  readonly reachable: number;
  readonly matches: ReadonlySet<number>;
  readonly pathOf: (plot: number) => string;
  readonly onChoose: (plot: number) => void;
}

/** The plots on the sheet, each a link to its own. */
export function PlotShapes(props: PlotShapesProps) {
  const { plots, chosen, reachable, matches, pathOf, onChoose } = props;
  const name = usePlotName();
  const choose = (number: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(number);
  };
  return plots.map((plot) => {
    const { number, outline, tick, middle, status } = plot;
    const state = number === chosen ? "chosen" : matches.has(number) ? status : "off";
    return (
      <a
        key={number}
        href={`${pathOf(number)}#plan`}
        className="plan-plot"
        data-state={state}
        data-plot={number}
        tabIndex={number === reachable ? 0 : -1}
        aria-label={name(plot)}
        aria-current={number === chosen ? "true" : undefined}
        onClick={choose(number)}
      >
        <path d={outline} />
        {state === "booked" && <path d={tick} className="plan-tick" />}
        <text x={middle[0]} y={middle[1]} className="plan-number">
          {number}
        </text>
        <text x={middle[0]} y={middle[1]} className="plan-size">
          {formatWhole(plot.sqYards)}
        </text>
      </a>
    );
  });
}

/** What a plot is called where it cannot be seen. */
function usePlotName(): (plot: PlotView) => string {
  const { t, i18n } = useLingui();
  const { sqYards } = useFigures();
  return ({ number, sqYards: size, facing, status }) =>
    t`Plot ${number}, ${sqYards(size)}, ${i18n._(FACING_WORDS[facing])}, ${i18n._(STATUS_WORDS[status])}`;
}
