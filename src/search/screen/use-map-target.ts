import { useRef } from "react";
import type { Bounds, LatLng } from "#measures/geography.ts";
import type { SearchQuery } from "#search/search-query.ts";
import { toMapLibreZoom, zoomForRadius } from "#search/zoom.ts";
import type { MapTarget } from "#ui/map/map-view.ts";

/** Where the map starts (specification section 9), on the 256-pixel scale. */
const HOME = { centre: { lat: 16.59, lng: 80.66 }, zoom: 10 } as const;

interface Aim {
  readonly target: MapTarget;
  /** What the aim was taken from: the ground of the query without its bounds. */
  readonly ground: string;
  /** The map has moved since. */
  readonly left: boolean;
}

export interface MapAim {
  readonly target: MapTarget;
  /** Tells that the map came to rest at bounds that are now those of the address. */
  readonly settle: (bounds: Bounds) => void;
}

/**
 * Where the map is to look. It goes by the address, but not after bounds that the map itself
 * reported: so Back moves the map, and the map's own moves do not.
 */
export function useMapTarget(query: SearchQuery): MapAim {
  const aim = useRef<Aim | null>(null);
  const reported = useRef<string | null>(null);
  const turn = useRef(0);
  aim.current = nextAim(aim.current, query, reported.current, turn);
  return {
    target: aim.current.target,
    settle: (bounds) => {
      reported.current = keyOf(bounds);
      if (aim.current) aim.current = { ...aim.current, left: true };
    },
  };
}

function nextAim(
  aim: Aim | null,
  query: SearchQuery,
  reported: string | null,
  turn: { current: number },
): Aim {
  const { bounds } = query;
  const ground = groundOf(query);
  if (bounds) {
    const key = keyOf(bounds);
    if (aim && (key === reported || aim.target.key === key)) return { ...aim, ground };
    return { target: { key, kind: "bounds", bounds }, ground, left: false };
  }
  if (aim && aim.ground === ground && !aim.left) return aim;
  turn.current += 1;
  return { target: { key: `${ground} ${turn.current}`, ...lookAt(query) }, ground, left: false };
}

function lookAt({ area, centre, radiusKm }: SearchQuery) {
  if (area) return { kind: "bounds", bounds: boxOf(area) } as const;
  if (!centre)
    return { kind: "centre", centre: HOME.centre, zoom: toMapLibreZoom(HOME.zoom) } as const;
  return {
    kind: "centre",
    centre,
    zoom: ({ width, height }: { width: number; height: number }) =>
      zoomForRadius(radiusKm, width, height, centre.lat),
  } as const;
}

function groundOf({ centre, radiusKm, area }: SearchQuery): string {
  return JSON.stringify([centre, centre && radiusKm, area]);
}

function keyOf({ north, south, east, west }: Bounds): string {
  return [west, south, east, north].map((degrees) => degrees.toFixed(4)).join();
}

function boxOf(ring: readonly LatLng[]): Bounds {
  const lats = ring.map(({ lat }) => lat);
  const lngs = ring.map(({ lng }) => lng);
  return {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    west: Math.min(...lngs),
  };
}
