import type { CodeTest } from "#features/search/model/query/filters.ts";
import { type Ground, groundOf } from "#features/search/model/query/ground.ts";
import type { SearchQuery } from "#features/search/model/query/search-query.ts";
import { inOrder } from "#features/search/model/query/sort.ts";
import { distanceKm, type LatLng } from "#lib/geo/geo.ts";
import type { Kilometres } from "#lib/units/units.ts";
import { FIT, factsTest } from "./row-fit.ts";
import { rowsNear, type SearchIndex } from "./search-index.ts";
import { textTest } from "./text-index.ts";

/** The part of an ordered result to hand back; all of it by default. */
export interface Page {
  readonly offset?: number;
  readonly limit?: number;
}

export interface SearchResult {
  /** How many listings match. */
  readonly total: number;
  /** How many match all else but publish no rate; part of `total` only with `includeUnrated`. */
  readonly unrated: number;
  /** Rows of the page, in the query's order. */
  readonly ids: Uint32Array;
  /** Rows of all matches, in no order: for the map. */
  readonly matches: Uint32Array;
}

type RowTest = (row: number) => number;

/** Facts and text together: everything of a query but the ground. */
function rowTest(index: SearchIndex, query: SearchQuery, codes?: readonly CodeTest[]): RowTest {
  const { columns } = index;
  const facts = factsTest(columns, query, codes);
  const text = query.text === undefined ? null : textTest(index.text(), columns, query.text);
  if (text === null) return facts;
  return (row) => {
    const fit = facts(row);
    return fit === FIT.none || text(row) ? fit : FIT.none;
  };
}

function everyRow(count: number): Uint32Array {
  const rows = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) rows[row] = row;
  return rows;
}

/** A test of a row's place; null when the query asks for none. */
function placeTest(index: SearchIndex, ground: Ground | null): ((row: number) => boolean) | null {
  if (ground === null) return null;
  const { lat, lng } = index.columns;
  const { north, south, east, west } = ground.box;
  const { holds } = ground;
  return (row) => {
    const y = lat[row] as number;
    const x = lng[row] as number;
    if (!(y <= north && y >= south && x <= east && x >= west)) return false;
    return holds === null || holds({ lat: y, lng: x });
  };
}

function collect(index: SearchIndex, query: SearchQuery) {
  const ground = groundOf(query);
  const candidates = ground ? rowsNear(index, ground.box) : everyRow(index.columns.count);
  const isThere = placeTest(index, ground);
  const test = rowTest(index, query);
  const matches = new Uint32Array(candidates.length);
  let total = 0;
  let unrated = 0;
  for (let i = 0; i < candidates.length; i += 1) {
    const row = candidates[i] as number;
    const fit = test(row);
    if (fit === FIT.none || (isThere !== null && !isThere(row))) continue;
    if (fit === FIT.unrated) {
      unrated += 1;
      if (!query.includeUnrated) continue;
    }
    matches[total] = row;
    total += 1;
  }
  return { total, unrated, matches: matches.slice(0, total) };
}

/** Hands over each row that matches a query, by these codes instead of its own. */
export function eachMatch(
  index: SearchIndex,
  query: SearchQuery,
  codes: readonly CodeTest[],
  take: (row: number) => void,
): void {
  const ground = groundOf(query);
  const candidates = ground ? rowsNear(index, ground.box) : everyRow(index.columns.count);
  const isThere = placeTest(index, ground);
  const test = rowTest(index, query, codes);
  for (let i = 0; i < candidates.length; i += 1) {
    const row = candidates[i] as number;
    const fit = test(row);
    if (fit === FIT.none || (fit === FIT.unrated && !query.includeUnrated)) continue;
    if (isThere === null || isThere(row)) take(row);
  }
}

/** The listings that match a query, and one page of them in order. */
export function search(index: SearchIndex, query: SearchQuery, page: Page = {}): SearchResult {
  const { total, unrated, matches } = collect(index, query);
  const offset = page.offset ?? 0;
  const limit = page.limit ?? total;
  return { total, unrated, matches, ids: inOrder(index.columns, matches, query, offset, limit) };
}

/** The place that a query is about: its centre, else the middle of its area or bounds. */
export function middleOf(query: SearchQuery): LatLng | null {
  if (query.centre) return query.centre;
  const box = groundOf(query)?.box;
  if (!box) return null;
  return { lat: (box.north + box.south) / 2, lng: (box.east + box.west) / 2 };
}

/**
 * For the empty state: the nearest listing that matches all of a query but its radius, town, bounds and
 * drawn area, with its distance from the query's place. Null when nothing matches anywhere, or
 * the query names no place.
 */
export function nearestMatch(
  index: SearchIndex,
  query: SearchQuery,
): { readonly row: number; readonly distance: Kilometres } | null {
  const from = middleOf(query);
  if (from === null) return null;
  const { lat, lng } = index.columns;
  const test = rowTest(index, { ...query, town: undefined });
  let nearest: { readonly row: number; readonly distance: Kilometres } | null = null;
  for (const row of index.placedRows) {
    const fit = test(row);
    if (fit === FIT.none || (fit === FIT.unrated && !query.includeUnrated)) continue;
    const distance = distanceKm(from, { lat: lat[row] as number, lng: lng[row] as number });
    if (nearest === null || distance < nearest.distance) nearest = { row, distance };
  }
  return nearest;
}
