import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { usePlaceName } from "#listings/words.tsx";
import { languageOf } from "#locales/languages.ts";
import type { LatLng } from "#measures/geography.ts";
import { LazyMapBox } from "#ui/map/lazy-map-box.tsx";
import type { MapTarget } from "#ui/map/map-view.ts";
import { useSite } from "#ui/shell/site.ts";
import type { ListingDetails } from "./listing-details.ts";

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
    <LazyMapBox fetchMap={() => import("#ui/map/detail-map.client.tsx")}>
      {(DetailMap, fail) => (
        <DetailMap
          language={languageOf(`/${i18n.locale}`)}
          styleUrl={mapStyleUrl}
          label={t`Map of ${summary.name} and the landmarks round it`}
          target={target}
          centre={centre}
          landmarks={numbered}
          onError={fail}
        />
      )}
    </LazyMapBox>
  );
}
