import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useRef } from "react";
import { usePlaceName } from "#listings/words.tsx";
import { languageOf } from "#locales/languages.ts";
import type { LatLng } from "#measures/geography.ts";
import { button } from "#ui/button.ts";
import type { MapTarget } from "#ui/map/map-view.ts";
import { useLazyMap } from "#ui/map/use-lazy-map.ts";
import { useSite } from "#ui/shell/site.ts";
import type { ListingDetails } from "./listing-details.ts";

/** Specification section 9 gives 15 on the 256-pixel scale; MapLibre counts one less. */
const DETAIL_ZOOM = 14;

/** The listing's place among its landmarks; the map is fetched when the visitor comes near it. */
export function ListingMap({ place, details }: { place: LatLng; details: ListingDetails }) {
  const { t, i18n } = useLingui();
  const { mapStyleUrl } = useSite();
  const placeName = usePlaceName();
  const box = useRef<HTMLDivElement>(null);
  const { state, retry, fail } = useLazyMap(box, () => import("#ui/map/detail-map.client.tsx"));
  const { summary, landmarks } = details;
  const target = useMemo<MapTarget>(
    () => ({ key: summary.mlsNumber, kind: "centre", centre: place, zoom: DETAIL_ZOOM }),
    [summary.mlsNumber, place],
  );
  const centre = useMemo(() => ({ at: place, name: summary.name }), [place, summary.name]);
  const numbered = landmarks.map(({ lat, lng, name }) => ({
    at: { lat, lng },
    name: placeName(name),
  }));
  return (
    <div
      ref={box}
      className="relative mt-5 h-96 overflow-hidden rounded-card border border-line bg-map-land"
    >
      {state.kind === "ready" ? (
        <state.map
          language={languageOf(`/${i18n.locale}`)}
          styleUrl={mapStyleUrl}
          label={t`Map of ${summary.name} and the landmarks round it`}
          target={target}
          centre={centre}
          landmarks={numbered}
          onError={fail}
        />
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
