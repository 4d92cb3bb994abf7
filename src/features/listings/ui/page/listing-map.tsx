import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { usePlaceName } from "#features/listings/ui/words.tsx";
import type { LatLng } from "#lib/geo/geo.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { LazyMapBox } from "#platform/map/lazy-map-box.tsx";
import type { MapTarget } from "#platform/map/map-view.ts";
import { useSite } from "#platform/ui/shell/site.ts";

/** Specification section 9 gives 15 on the 256-pixel scale; MapLibre counts one less. */
const DETAIL_ZOOM = 14;

/** The listing's place among its landmarks; the map is fetched when the visitor comes near it. */
export function ListingMap({ place, details }: { place: LatLng; details: ListingDetails }) {
  const { t, i18n } = useLingui();
  const { mapStyleUrl } = useSite();
  const placeName = usePlaceName();
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
    <LazyMapBox fetchMap={() => import("#platform/map/detail-map.client.tsx")}>
      {(DetailMap, fail) => (
        <DetailMap
          language={toLanguage(i18n.locale)}
          styleUrl={mapStyleUrl}
          label={t`Map of ${summary.name} and the landmarks around it`}
          target={target}
          centre={centre}
          landmarks={numbered}
          onError={fail}
        />
      )}
    </LazyMapBox>
  );
}
