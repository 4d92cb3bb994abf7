import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { NearSite, WhatIsNear } from "#features/places/index.ts";
import type { Bounds, LatLng } from "#lib/geo/geo.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { LazyMapBox } from "#platform/map/lazy-map-box.tsx";
import type { MapTarget } from "#platform/map/map-view.ts";
import type { MapPlots } from "#platform/map/marks/plots-layer.client.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { useSiteTitle } from "./site-row.tsx";

/** 15 on the 256-pixel scale; MapLibre counts one less. */
const DETAIL_ZOOM = 14;
/** What is farther off comes into view when it is picked. */
const SHOWN_WITHIN_KM = 4;
/** What the map leaves free beside the places, as a share of their extent: there stand its controls. */
const MARGIN = 0.2;

/** What the map is of, and what is near it. */
export interface MapSubject {
  /** Another subject is another view. */
  readonly id: string;
  readonly name: string;
  readonly near: WhatIsNear | null;
}

interface ListingMapProps {
  readonly place: LatLng;
  readonly subject: MapSubject;
  readonly plots?: MapPlots | undefined;
  /** Rows of the list beside it: the one that is marked, and the one that the map was sent to. */
  readonly marked: number | null;
  readonly picked: number | null;
  readonly onMark: (row: number | null) => void;
  readonly onPick: (row: number) => void;
}

/** A box that holds the places, with room beside them. */
function boxOf(places: readonly LatLng[]): Bounds {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [high, wide] = [(north - south) * MARGIN, (east - west) * MARGIN];
  // The lower edge has the scale and the source as well.
  return { north: north + high, south: south - 1.6 * high, east: east + wide, west: west - wide };
}

function toTarget(
  key: string,
  place: LatLng,
  sites: readonly NearSite[],
  picked: number | null,
): MapTarget {
  const chosen = picked === null ? undefined : sites[picked];
  const shown = chosen ? [chosen] : sites.filter(({ km }) => km <= SHOWN_WITHIN_KM);
  if (shown.length === 0) return { key, kind: "centre", centre: place, zoom: DETAIL_ZOOM };
  return { key: `${key} ${picked}`, kind: "bounds", bounds: boxOf([place, ...shown]) };
}

/** The listing's place among what is near it; the map is fetched when the visitor comes near it. */
export function ListingMap(props: ListingMapProps) {
  const { place, subject, plots, marked, picked, onMark, onPick } = props;
  const { t, i18n } = useLingui();
  const { map: sources } = useSite();
  const titleOf = useSiteTitle();
  const { id, name, near } = subject;
  const sites = useMemo(() => near?.sites ?? [], [near]);
  const target = useMemo(() => toTarget(id, place, sites, picked), [id, place, sites, picked]);
  const centre = useMemo(() => ({ at: place, name }), [place, name]);
  const numbered = useMemo(
    () => sites.map((site) => ({ at: { lat: site.lat, lng: site.lng }, name: titleOf(site) })),
    [sites, titleOf],
  );
  return (
    <LazyMapBox
      className="h-96 md:h-full md:min-h-104"
      fetchMap={() => import("#platform/map/detail-map.client.tsx")}
    >
      {(DetailMap, fail) => (
        <DetailMap
          language={toLanguage(i18n.locale)}
          sources={sources}
          label={t`Map of ${name} and what is near it`}
          target={target}
          centre={centre}
          landmarks={numbered}
          {...(plots && { plots })}
          marked={{ row: marked, onMark, onPick }}
          onError={fail}
        />
      )}
    </LazyMapBox>
  );
}
