import { Trans } from "@lingui/react/macro";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import type { ProjectPageProps, ProjectView } from "#features/projects/model/project-view.ts";
import { LatePlace, whenNear } from "#platform/ui/late/when-near.tsx";
import { OtherProjects } from "./listed/other-projects.tsx";
import { fetchPlotTable, PlanSection } from "./plan/plan-section.tsx";
import { fetchPlotCost } from "./plot/plot-sheet.tsx";
import { ProjectHead } from "./project-head.tsx";
import { ActionBar } from "./story/action-bar.tsx";
import { Hero } from "./story/hero.tsx";

const BELOW = "below-plan";

const { Part: BelowPlan, fetchPart } = whenNear(BELOW, () => import("./story/below-plan.tsx"));

/** Fetches what comes late at once. */
export const fetchLateParts = () => Promise.all([fetchPlotTable(), fetchPlotCost(), fetchPart()]);

/** The featured project: what it is, every plot of it, and ways to see it. */
export function ProjectScreen({ view, near, quotes }: ProjectPageProps) {
  return (
    <>
      <ProjectHead view={view} />
      <article>
        <Hero view={view} />
        <Story plots={view.plots} />
        {/* The bar stays within its part of the page: while the hero's links are in sight it would be double. */}
        <div>
          <PlanSection view={view} />
          <LatePlace id={BELOW}>
            <BelowPlan view={view} near={near} quotes={quotes} />
          </LatePlace>
          <OtherProjects others={view.others} />
          <ActionBar />
        </div>
      </article>
    </>
  );
}

function Story({ plots }: Pick<ProjectView, "plots">) {
  const narrowest = Math.floor(Math.min(...plots.map(({ frontFeet }) => frontFeet)));
  const [avenue, park, loop] = projectFacts.roadFeet;
  const years = projectFacts.maintenanceYears;
  return (
    <section className="wrap grid gap-x-12 gap-y-5 py-12 md:grid-cols-2 md:py-20 print:hidden">
      <h2 className="text-h2 md:text-h1">
        <Trans>One entrance, a loop you can walk, and a park in the middle</Trans>
      </h2>
      <div className="grid gap-4">
        <p>
          <Trans>
            You enter by a {avenue} ft avenue between two gardens. {park} ft roads run around the
            park with the clubhouse, the pool, the play area and the court; a {loop} ft loop road
            reaches every other plot.
          </Trans>
        </p>
        <p>
          <Trans>
            No plot is on a dead end, and the narrowest frontage is {narrowest} ft. Wires and drains
            run underground, and the developer maintains it all for {years} years.
          </Trans>
        </p>
      </div>
    </section>
  );
}
