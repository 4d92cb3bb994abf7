import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { findPlot, isMatch, sortPlots } from "#features/projects/model/plot-search.ts";
import type { ProjectView } from "#features/projects/model/project-view.ts";
import { NoPlotChosen, PlotSheet } from "#features/projects/ui/plot/plot-sheet.tsx";
import { useFocusBack } from "#features/projects/ui/plot/use-sheet-focus.ts";
import { usePlanState } from "#features/projects/ui/use-plan-state.ts";
import { TEXT_ACTION } from "#platform/ui/button.ts";
import { LatePlace, whenNear } from "#platform/ui/late/when-near.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PlotFilters } from "./plot-filters.tsx";
import { Stage } from "./stage.tsx";

const TABLE = "plot-table";

/** The table stands below the sheet, whole in the server's HTML. */
const { Part: PlotTable, fetchPart } = whenNear(TABLE, () => import("./plot-table.tsx"));
export const fetchPlotTable = fetchPart;

/** The master plan: what is asked of it, the sheet, the chosen plot, and all of it as a table. */
export function PlanSection({ view }: { view: ProjectView }) {
  const { t } = useLingui();
  const control = usePlanState();
  const { state } = control;
  const { plots } = view;
  const chosen = findPlot(plots, state.plot);
  const found = sortPlots(plots, state).filter((plot) => isMatch(plot, state));
  const matches = new Set(found.map(({ number }) => number));
  useFocusBack(chosen?.number ?? null);
  const total = plots.length;
  return (
    <section
      id="plan"
      aria-labelledby="plan-title"
      className="border-y border-line bg-mist py-12 md:py-16 print:border-0 print:bg-card print:py-0"
    >
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="plan-title" className="text-h2">
            <Trans>Pick a plot on the plan</Trans>
          </h2>
          <a href="#plots" className={`${TEXT_ACTION} print:hidden`}>
            <Icon name="list" className="size-5" />
            <Trans>See all {total} plots as a table</Trans>
          </a>
        </div>
        <PlotFilters control={control} />
        <p role="status" className="num mt-3 mb-4 text-control text-muted">
          <Plural
            value={found.length}
            _0={`None of the ${total} plots match. Try fewer filters.`}
            one={`# of ${total} plots matches`}
            other={`# of ${total} plots match`}
          />
        </p>
        {state.plot !== null && !chosen && <UnknownPlot named={state.plot} total={total} />}
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_368px]">
          <Stage view={view} control={control} chosen={chosen} matches={matches} />
          {chosen ? (
            <PlotSheet plot={chosen} view={view} control={control} />
          ) : (
            <NoPlotChosen plots={plots} />
          )}
        </div>
        <p className="mt-3 text-small text-muted">
          {t`Sample project: plots, statuses and prices are examples. Sizes are measured on this plan; the registered plan is final.`}
        </p>
        <LatePlace id={TABLE}>
          <PlotTable plots={found} control={control} />
        </LatePlace>
      </div>
    </section>
  );
}

function UnknownPlot({ named, total }: { named: string; total: number }) {
  return (
    <p role="alert" className="mb-4 rounded border border-turmeric bg-turmeric-tint px-4 py-3">
      <Trans>
        There is no plot {named}: plots are numbered 1 to {total}. Choose one on the plan.
      </Trans>
    </p>
  );
}
