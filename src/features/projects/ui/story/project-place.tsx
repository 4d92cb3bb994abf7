import { Trans, useLingui } from "@lingui/react/macro";
import { NearPlaces } from "#features/listings/ui.ts";
import type { WhatIsNear } from "#features/places/index.ts";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import type { ProjectView } from "#features/projects/model/project-view.ts";
import { usePlanState } from "#features/projects/ui/use-plan-state.ts";
import { formatKm } from "#platform/i18n/formats.ts";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";

interface ProjectPlaceProps {
  readonly view: ProjectView;
  readonly near: WhatIsNear;
}

/** Where the project lies: its distances, what is truly near, and the plots on the map. */
export function ProjectPlace({ view, near }: ProjectPlaceProps) {
  const { t } = useLingui();
  const { state, choose } = usePlanState();
  const { name, minutesFromAmaravati, kmFromVijayawada, kmFromStartupVillage } = projectFacts;
  const [vijayawada, startup] = [formatKm(kmFromVijayawada), formatKm(kmFromStartupVillage)];
  const pick = (plot: string) => {
    choose(Number(plot));
    document.getElementById("plan")?.scrollIntoView();
  };
  const { place, media } = view;
  const plots = { url: media.plotShapes, at: place, chosen: state.plot, onPick: pick, sign: null };
  return (
    <section
      aria-labelledby="place-title"
      className="far wrap pt-12 [--far:1250px] sm:[--far:1080px] md:pt-20 md:[--far:840px] print:hidden"
    >
      <h2 id="place-title" className="mb-6 text-h2">
        <Trans>Where it is</Trans>
      </h2>
      <TitleBlock columns="grid-cols-1 sm:grid-cols-3">
        <TitleCell name={t`Amaravati`}>{t`${minutesFromAmaravati} minutes by road`}</TitleCell>
        <TitleCell name={t`Vijayawada`}>{t`${vijayawada} km`}</TitleCell>
        <TitleCell name={t`Amaravati startup village`}>{t`${startup} km`}</TitleCell>
      </TitleBlock>
      <NearPlaces place={place} subject={{ id: "project", name, near }} plots={plots} />
      <p className="mt-2 text-small text-muted">
        <Trans>The location on the map is an example, like the project itself.</Trans>
      </p>
    </section>
  );
}
