import { Trans, useLingui } from "@lingui/react/macro";
import type { DrawnView, ListedPlotView } from "#features/projects/model/listed-project.ts";
import { PlanLegend } from "#features/projects/ui/plan/plan-marks.tsx";
import { PlanScale } from "#features/projects/ui/plan/plan-scale.tsx";
import { STATUS_WORDS } from "#features/projects/ui/plot-words.ts";
import { useFigures } from "#features/projects/ui/project-words.ts";
import type { PlanControl } from "#features/projects/ui/use-plan-state.ts";

export interface ListedPlanProps {
  readonly drawn: DrawnView;
  readonly plots: readonly ListedPlotView[];
  /** Numbers of those that match; the others are drawn without their status. */
  readonly matches: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly control: PlanControl;
}

/** The drawing of a project that was brought in, each plot a link to its sheet; the table says the same. */
export function ListedPlan({ drawn, plots, matches, chosen, control }: ListedPlanProps) {
  const { t, i18n } = useLingui();
  const { sqYards } = useFigures();
  const { left, top, width, height } = drawn.frame;
  const byNumber = new Map(plots.map((plot) => [plot.number, plot]));
  return (
    <figure>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        className="plan-sheet block max-h-[80vh] w-full border border-ink bg-card"
      >
        <title>{t`The plan. The table has the same plots.`}</title>
        <image href={drawn.src} x={left} y={top} width={width} height={height} />
        {drawn.plots.map(({ number, outline, tick, middle }) => {
          const plot = byNumber.get(number);
          if (!plot) return null;
          const { status } = plot;
          const state = number === chosen ? "chosen" : matches.has(number) ? status : "off";
          return (
            <a
              key={number}
              href={`${control.pathOf(number)}#plot`}
              className="plan-plot"
              data-state={state}
              tabIndex={-1}
              aria-label={t`Plot ${number}, ${sqYards(plot.sqYards)}, ${i18n._(STATUS_WORDS[status])}`}
            >
              <path d={outline} />
              {state === "booked" && <path d={tick} className="plan-tick" />}
              <text x={middle[0]} y={middle[1]} className="plan-number">
                {number}
              </text>
            </a>
          );
        })}
      </svg>
      <figcaption className="@container mt-3 grid gap-3">
        <PlanLegend />
        <PlanScale width={width} zoom={1} />
        <p className="text-small text-muted">
          <Trans>
            From the drawing of the layout: sizes and sides are measured on it. The registered plan
            is final.
          </Trans>
        </p>
      </figcaption>
    </figure>
  );
}
