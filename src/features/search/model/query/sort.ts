import type { CatalogueColumns } from "#features/listings/index.ts";
import { distanceKm, type LatLng } from "#lib/geo/geo.ts";
import type { Sort } from "./filters.ts";
import { measuredFrom, type SearchQuery } from "./search-query.ts";

type KeyOf = (row: number) => number;

/** The number each order goes by, least first; what a listing does not state goes last. */
const KEYS: Record<Sort, (columns: CatalogueColumns, centre: LatLng | undefined) => KeyOf> = {
  nearest: (columns, centre) =>
    centre === undefined ? KEYS["rate-up"](columns, centre) : distanceTo(columns, centre),
  "rate-up": ({ rate }) => unstatedLast(rate, 1),
  "rate-down": ({ rate }) => unstatedLast(rate, -1),
  area: ({ area }) => unstatedLast(area, -1),
};

/** What has no place, as its town alone is known, goes last. */
function distanceTo({ lat, lng }: CatalogueColumns, centre: LatLng): KeyOf {
  return (row) => orLast(distanceKm(centre, { lat: lat[row] as number, lng: lng[row] as number }));
}

function unstatedLast(column: Float64Array, sign: 1 | -1): KeyOf {
  return (row) => orLast(sign * (column[row] as number));
}

/** NaN is neither before nor after anything: as a key it would leave the order to chance. */
function orLast(key: number): number {
  return Number.isNaN(key) ? Number.POSITIVE_INFINITY : key;
}

function compareText(a: string | undefined, b: string | undefined): number {
  if (a === b || a === undefined || b === undefined) return 0;
  return a < b ? -1 : 1;
}

/** Equal keys go by name, then MLS number, then row: one order for one catalogue. */
function tieBreak({ name, mlsNumber }: CatalogueColumns, a: number, b: number): number {
  return compareText(name[a], name[b]) || compareText(mlsNumber[a], mlsNumber[b]) || a - b;
}

type Compare = (a: number, b: number) => number;

/** Sinks the item at `start` to its place in a heap whose greatest is on top. */
function sink(heap: Uint32Array, start: number, compare: Compare): void {
  const item = heap[start] as number;
  let place = start;
  for (;;) {
    let child = 2 * place + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1] as number, heap[child] as number) > 0) {
      child += 1;
    }
    if (compare(heap[child] as number, item) <= 0) break;
    heap[place] = heap[child] as number;
    place = child;
  }
  heap[place] = item;
}

/** The least `wanted` of 0 to `count` − 1, in order, without sorting the rest. */
function leastInOrder(count: number, wanted: number, compare: Compare): Uint32Array {
  const heap = Uint32Array.from({ length: Math.min(wanted, count) }, (_, item) => item);
  if (heap.length === 0) return heap;
  if (wanted < count) {
    for (let place = (heap.length >> 1) - 1; place >= 0; place -= 1) sink(heap, place, compare);
    for (let item = wanted; item < count; item += 1) {
      if (compare(item, heap[0] as number) >= 0) continue;
      heap[0] = item;
      sink(heap, 0, compare);
    }
  }
  return heap.sort(compare);
}

/** Rows `offset` to `offset + limit` of `rows` put in the query's order. */
export function inOrder(
  columns: CatalogueColumns,
  rows: Uint32Array,
  query: SearchQuery,
  offset: number,
  limit: number,
): Uint32Array {
  const keyOf = KEYS[query.sort](columns, measuredFrom(query));
  const keys = new Float64Array(rows.length);
  for (let item = 0; item < rows.length; item += 1) keys[item] = keyOf(rows[item] as number);
  const compare: Compare = (a, b) => {
    const left = keys[a] as number;
    const right = keys[b] as number;
    if (left !== right) return left < right ? -1 : 1;
    return tieBreak(columns, rows[a] as number, rows[b] as number);
  };
  const ordered = leastInOrder(rows.length, offset + limit, compare);
  return ordered.slice(offset).map((item) => rows[item] as number);
}
