import { lazy, Suspense } from "react";
import type { ProjectPageProps } from "#features/projects/model/project-view.ts";
import { untilLoaded } from "#platform/ui/late/until-loaded.ts";
import { ClosingCall } from "./closing-call.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { Gallery } from "./gallery.tsx";
import { ProjectPlace } from "./project-place.tsx";
import { Snapshot } from "./snapshot.tsx";
import { Testimonials } from "./testimonials.tsx";

/** Only sites that have reviews elsewhere load it. */
const ReviewsWidget = lazy(() =>
  untilLoaded(async () => ({ default: (await import("./reviews-widget.tsx")).ReviewsWidget })),
);

/** All of the project's page that stands below its plan. */
export default function BelowPlan({ view, near, quotes }: ProjectPageProps) {
  const { media } = view;
  return (
    <>
      <Gallery pictures={media.pictures} />
      <FeatureCards shares={view.shares} />
      <Snapshot media={media} />
      <ProjectPlace view={view} near={near} />
      <Testimonials quotes={quotes} />
      <Suspense>{media.reviewsUrl && <ReviewsWidget url={media.reviewsUrl} />}</Suspense>
      <ClosingCall picture={media.pictures.entrance} />
    </>
  );
}
