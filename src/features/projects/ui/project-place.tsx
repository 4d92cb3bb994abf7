import { Trans, useLingui } from "@lingui/react/macro";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import type { ProjectView } from "#features/projects/model/project-view.ts";
import { formatKm } from "#platform/i18n/formats.ts";
import { LazyMapBox } from "#platform/map/lazy-map-box.tsx";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";

/** Where the project lies: its distances, and the plots on the map. */
export function ProjectPlace({ view }: { view: ProjectView }) {
  const { t } = useLingui();
  const { minutesFromAmaravati, kmFromVijayawada, kmFromStartupVillage } = projectFacts;
  const [vijayawada, startup] = [formatKm(kmFromVijayawada), formatKm(kmFromStartupVillage)];
  return (
    <section aria-labelledby="place-title" className="wrap pt-12 md:pt-20 print:hidden">
      <h2 id="place-title" className="mb-6 text-h2">
        <Trans>Where it is</Trans>
      </h2>
      <TitleBlock columns="grid-cols-1 sm:grid-cols-3">
        <TitleCell name={t`Amaravati`}>{t`${minutesFromAmaravati} minutes by road`}</TitleCell>
        <TitleCell name={t`Vijayawada`}>{t`${vijayawada} km`}</TitleCell>
        <TitleCell name={t`Amaravati startup village`}>{t`${startup} km`}</TitleCell>
      </TitleBlock>
      <LazyMapBox fetchMap={() => import("./place-map.client.tsx")}>
        {(PlaceMap, fail) => <PlaceMap view={view} onError={fail} />}
      </LazyMapBox>
      <p className="mt-2 text-small text-muted">
        <Trans>The location on the map is an example, like the project itself.</Trans>
      </p>
    </section>
  );
}
