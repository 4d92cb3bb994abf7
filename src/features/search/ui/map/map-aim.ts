import type { SearchQuery } from "#features/search/model/query/search-query.ts";
import { toMapLibreZoom, zoomForRadius } from "#features/search/model/query/zoom.ts";
import type { Bounds, LatLng } from "#lib/geo/geo.ts";
import type { MapTarget } from "#platform/map/map-view.ts";

/** Of the region where nothing is found, and of a searched place, on the 256-pixel scale. */
const HOME_ZOOM = 10;
const TOWN_ZOOM = 12;

/** Where to look while the address names no place. */
export interface Unplaced {
  /** The middle of the region. */
  readonly home: LatLng;
  /** The box of what is found; null where nothing is. */
  readonly extent: () => Bounds | null;
}

/** Where the map is to look, and what that was taken from. */
export interface Aim {
  readonly target: MapTarget;
  /** The ground of the query without its bounds. */
  readonly ground: string;
  /** Bounds of the address at which the map is, or to which it goes; null while it goes by ground. */
  readonly at: string | null;
  /** Bounds that the map reported since, in order, and that the address does not show yet. */
  readonly reported: readonly string[];
}

/** The aim once the map came to rest at bounds, which the address is about to show. */
export function reportRest(aim: Aim, bounds: Bounds): Aim {
  return { ...aim, reported: [...aim.reported, keyOf(bounds)] };
}

/**
 * The aim for what the address tells now. It goes by the address, but not after bounds that the
 * map itself reported: so Back moves the map, and the map's own moves do not. The address may be
 * some reports behind the map, and pass over some.
 */
export function nextAim(aim: Aim | null, query: SearchQuery, unplaced: Unplaced): Aim {
  const ground = groundOf(query);
  if (query.bounds) {
    const at = keyOf(query.bounds);
    if (aim && at === aim.at) return { ...aim, ground };
    const turn = aim?.reported.indexOf(at) ?? -1;
    if (aim && turn >= 0) return { ...aim, ground, at, reported: aim.reported.slice(turn + 1) };
    const target = { key: nextKey(aim, at), kind: "view", bounds: query.bounds } as const;
    return { target, ground, at, reported: [] };
  }
  if (aim && aim.ground === ground && aim.at === null) return aim;
  const target = { key: nextKey(aim, ground), ...lookAt(query, unplaced) };
  return { target, ground, at: null, reported: [] };
}

/** Unlike the key before it: to go back where the map was last sent is a move again. */
function nextKey(aim: Aim | null, key: string): string {
  return aim?.target.key === key ? `${key} again` : key;
}

function lookAt({ area, centre, radiusKm, town }: SearchQuery, { home, extent }: Unplaced) {
  if (area) return { kind: "bounds", bounds: boxOf(area) } as const;
  if (!centre || town) {
    const bounds = extent();
    if (bounds) return { kind: "bounds", bounds } as const;
    if (centre) return { kind: "centre", centre, zoom: toMapLibreZoom(TOWN_ZOOM) } as const;
    return { kind: "centre", centre: home, zoom: toMapLibreZoom(HOME_ZOOM) } as const;
  }
  return {
    kind: "centre",
    centre,
    zoom: ({ width, height }: { width: number; height: number }) =>
      zoomForRadius(radiusKm, width, height, centre.lat),
  } as const;
}

function groundOf({ centre, radiusKm, area, town }: SearchQuery): string {
  return JSON.stringify([centre, centre && radiusKm, area, town]);
}

function keyOf({ north, south, east, west }: Bounds): string {
  return [west, south, east, north].map((degrees) => degrees.toFixed(6)).join();
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
