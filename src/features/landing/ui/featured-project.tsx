import { Trans } from "@lingui/react/macro";
import { projectFacts } from "#features/projects/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";
import { PlanPicture } from "./plan-picture.tsx";

/** The card of the one featured project; all of it leads to `/projects`. */
export function FeaturedProject() {
  const { name, isSample } = projectFacts;
  return (
    <section id="projects" aria-labelledby="featured" className="wrap pt-16 md:pt-24">
      <div className="grid overflow-hidden rounded-card border border-line bg-card lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <PlanPicture />
        <div className="flex flex-col justify-center p-5 md:p-10">
          <p className="text-control font-semibold text-river">
            <Trans>Featured project</Trans>
          </p>
          <h2 id="featured" className="mt-2 flex flex-wrap items-center gap-x-3 text-h1">
            {name}
            {isSample && (
              <span className="rounded-tag bg-mist px-2 py-0.5 text-label font-[550] tracking-normal text-muted">
                <Trans>Sample</Trans>
              </span>
            )}
          </h2>
          <p className="mt-3 text-muted">
            <Trans>
              Gated plots around a clubhouse and a park. Open the plan, pick a plot by its number
              and see its full cost.
            </Trans>
          </p>
          <Snapshot />
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <LocalLink to={href("/projects")} className={button("primary")}>
              <Trans>See {name}</Trans>
            </LocalLink>
            <LocalLink
              to={`${href("/projects")}#plan`}
              className="inline-flex min-h-11 items-center gap-2 font-[550] text-river hover:text-river-deep"
            >
              <Icon name="map" className="size-5" />
              <Trans>Open the plot plan</Trans>
            </LocalLink>
          </div>
        </div>
      </div>
    </section>
  );
}

function Snapshot() {
  const { acres, plotCount, smallestSqYards, largestSqYards, roadFeet } = projectFacts;
  const [least, most] = [formatWhole(smallestSqYards), formatWhole(largestSqYards)];
  const [widest, middle, narrowest] = roadFeet;
  return (
    <div className="mt-6">
      <TitleBlock columns="grid-cols-2">
        <TitleCell name={<Trans>Total area</Trans>}>
          <Trans>{acres} acres</Trans>
        </TitleCell>
        <TitleCell name={<Trans>Plots</Trans>}>{formatWhole(plotCount)}</TitleCell>
        <TitleCell name={<Trans>Plot sizes</Trans>}>
          <Trans>
            {least} to {most} sq yd
          </Trans>
        </TitleCell>
        <TitleCell name={<Trans>Roads</Trans>}>
          <Trans>
            {widest}, {middle} and {narrowest} ft
          </Trans>
        </TitleCell>
      </TitleBlock>
    </div>
  );
}
