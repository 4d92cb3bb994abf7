import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { formatKm } from "#locales/formats.ts";
import { projectFacts } from "#project/project-facts.ts";
import type { ProjectView } from "#project/project-view.ts";
import { button } from "#ui/button.ts";
import { useLazyMap } from "#ui/map/use-lazy-map.ts";
import { TitleBlock, TitleCell } from "#ui/title-block.tsx";

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
      <PlaceBox view={view} />
      <p className="mt-2 text-small text-muted">
        <Trans>The place on the map is an example, as the project is.</Trans>
      </p>
    </section>
  );
}

function PlaceBox({ view }: { view: ProjectView }) {
  const box = useRef<HTMLDivElement>(null);
  const { state, retry, fail } = useLazyMap(box, () => import("./place-map.client.tsx"));
  return (
    <div
      ref={box}
      className="relative mt-5 h-96 overflow-hidden rounded-card border border-line bg-map-land"
    >
      {state.kind === "ready" ? (
        <state.map view={view} onError={fail} />
      ) : (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 text-muted">
          {state.kind === "failed" ? (
            <>
              <p role="alert">
                <Trans>Error loading map</Trans>
              </p>
              <button type="button" onClick={retry} className={button("outline", "small")}>
                <Trans>Try again</Trans>
              </button>
            </>
          ) : (
            <p>
              <Trans>Loading…</Trans>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
