import { Trans } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { projectFacts } from "#project/project-facts.ts";
import type { ProjectView } from "#project/project-view.ts";
import { ActionBar } from "./action-bar.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { Gallery } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { PlanSection } from "./plan-section.tsx";
import { ProjectHead } from "./project-head.tsx";
import { ProjectPlace } from "./project-place.tsx";
import { Snapshot } from "./snapshot.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WalkSection } from "./walk-section.tsx";

/** Only sites that have reviews elsewhere load it. */
const ReviewsWidget = lazy(() =>
  import("./reviews-widget.tsx").then((module) => ({ default: module.ReviewsWidget })),
);

/** The featured project: what it is, every plot of it, and ways to see it. */
export function ProjectScreen({ view }: { view: ProjectView }) {
  const { media, plots } = view;
  return (
    <>
      <ProjectHead view={view} />
      <article>
        <Hero view={view} />
        <Story plots={plots} />
        <PlanSection view={view} />
        <WalkSection view={view} />
        <Gallery pictures={media.pictures} />
        <FeatureCards areas={view.areas} />
        <Snapshot media={media} />
        <ProjectPlace view={view} />
        <Testimonials />
        <Suspense>{media.reviewsUrl && <ReviewsWidget url={media.reviewsUrl} />}</Suspense>
        <ClosingCall picture={media.pictures.entrance} />
      </article>
      <ActionBar />
    </>
  );
}

function Story({ plots }: Pick<ProjectView, "plots">) {
  const narrowest = Math.floor(Math.min(...plots.map(({ frontageFeet }) => frontageFeet)));
  const [avenue, park, loop] = projectFacts.roadFeet;
  const years = projectFacts.maintenanceYears;
  return (
    <section className="wrap grid gap-x-12 gap-y-5 py-12 md:grid-cols-2 md:py-20 print:hidden">
      <h2 className="text-h2 md:text-h1">
        <Trans>One way in, a loop you can walk, and a park in the middle</Trans>
      </h2>
      <div className="grid gap-4">
        <p>
          <Trans>
            You come in by a {avenue} ft avenue between two gardens. {park} ft roads run round the
            park with the clubhouse, the pool, the play area and the court; a {loop} ft loop reaches
            every other plot.
          </Trans>
        </p>
        <p>
          <Trans>
            No plot faces a dead end. The narrowest frontage is {narrowest} ft. Wires and drains lie
            underground, and the developer keeps it all in order for {years} years.
          </Trans>
        </p>
      </div>
    </section>
  );
}
