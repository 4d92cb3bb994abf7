import type { SearchQuery } from "#features/search/model/query/search-query.ts";
import type { Bounds } from "#lib/geo/geo.ts";
import { search } from "./search.ts";
import type { SearchIndex } from "./search-index.ts";

/** The box of all that matches, wherever the map is; null when nothing with a place does. */
export function foundExtent(index: SearchIndex, query: SearchQuery): Bounds | null {
  const { matches } = search(index, { ...query, bounds: undefined }, { limit: 0 });
  const { lat, lng } = index.columns;
  let [north, south, east, west] = [-Infinity, Infinity, -Infinity, Infinity];
  for (const row of matches) {
    const [y, x] = [lat[row] ?? Number.NaN, lng[row] ?? Number.NaN];
    if (!Number.isFinite(y) || !Number.isFinite(x)) continue;
    [north, south] = [Math.max(north, y), Math.min(south, y)];
    [east, west] = [Math.max(east, x), Math.min(west, x)];
  }
  return north < south ? null : { north, south, east, west };
}

/**
 * True when something that matches lies outside of bounds. What has no place lies nowhere: bounds that
 * show all the rest would only lose it.
 */
export function isPartOutside(index: SearchIndex, query: SearchQuery, bounds: Bounds): boolean {
  const extent = foundExtent(index, query);
  if (!extent) return false;
  const isWithin =
    extent.north <= bounds.north &&
    extent.south >= bounds.south &&
    extent.east <= bounds.east &&
    extent.west >= bounds.west;
  return !isWithin;
}
