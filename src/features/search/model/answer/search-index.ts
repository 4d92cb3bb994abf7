import KDBush from "kdbush";
import { type CatalogueColumns, firstRows } from "#features/listings/index.ts";
import type { Bounds } from "#lib/geo/geo.ts";
import { type MedianRate, medianRate } from "./median-rate.ts";
import { buildTextIndex, type TextIndex } from "./text-index.ts";

/** Above this share of the catalogue, reading all rows in turn beats walking the tree. */
const SCAN_SHARE = 0.2;

/** Built once from a catalogue, never changed; `search` and its kin read it. */
export interface SearchIndex {
  readonly columns: CatalogueColumns;
  /** Rows that have coordinates. */
  readonly placedRows: Uint32Array;
  /** The box of all coordinates; null when no listing has any. */
  readonly extent: Bounds | null;
  /** Points of `placedRows`, by x = lng, y = lat. */
  readonly points: KDBush;
  /** The words of the catalogue, read on the first search by text. */
  readonly text: () => TextIndex;
  /** Of each row the first row of its layout, of which several listings may tell. */
  readonly layouts: () => Uint32Array;
  /** The median of the published rates of plots, each layout once. */
  readonly median: () => MedianRate | null;
}

function extentOf({ lat, lng }: CatalogueColumns): Bounds | null {
  let [north, south, east, west] = [-Infinity, Infinity, -Infinity, Infinity];
  for (const value of lat) {
    if (value > north) north = value;
    if (value < south) south = value;
  }
  for (const value of lng) {
    if (value > east) east = value;
    if (value < west) west = value;
  }
  return north < south ? null : { north, south, east, west };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Indexes a catalogue: about 0.5 s for a million listings. */
export function buildSearchIndex(columns: CatalogueColumns): SearchIndex {
  const { count, lat, lng } = columns;
  const placed = new Uint32Array(count);
  let found = 0;
  for (let row = 0; row < count; row += 1) {
    if (!Number.isFinite(lat[row]) || !Number.isFinite(lng[row])) continue;
    placed[found] = row;
    found += 1;
  }
  const placedRows = found === count ? placed : placed.slice(0, found);
  const layouts = once(() => firstRows(columns));
  const points = new KDBush(placedRows.length);
  for (const row of placedRows) points.add(lng[row] as number, lat[row] as number);
  points.finish();
  return {
    columns,
    placedRows,
    extent: extentOf(columns),
    points,
    text: once(() => buildTextIndex(columns)),
    layouts,
    median: once(() => medianRate(columns, layouts())),
  };
}

function share(from: number, to: number, least: number, greatest: number): number {
  if (greatest <= least) return 1;
  return Math.max(0, Math.min(to, greatest) - Math.max(from, least)) / (greatest - least);
}

/** How many layouts rows tell of. */
export function countLayouts(index: SearchIndex, rows: ArrayLike<number>): number {
  const first = index.layouts();
  const seen = new Uint8Array(first.length);
  let count = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const layout = first[rows[i] ?? 0] ?? 0;
    if (seen[layout] === 0) count += 1;
    seen[layout] = 1;
  }
  return count;
}

/** Rows that may lie in the box: at least all that do. */
export function rowsNear(index: SearchIndex, box: Bounds): ArrayLike<number> {
  const { extent, placedRows, points } = index;
  if (extent === null || box.west > box.east || box.south > box.north) return [];
  const covered =
    share(box.west, box.east, extent.west, extent.east) *
    share(box.south, box.north, extent.south, extent.north);
  if (covered > SCAN_SHARE) return placedRows;
  const found = points.range(box.west, box.south, box.east, box.north);
  if (placedRows.length === index.columns.count) return found;
  return found.map((point) => placedRows[point] as number);
}

/** The published catalogue as it stood at one version. */
export interface Catalogue {
  readonly version: string;
  /** Where browsers fetch the catalogue file of this version; immutable. */
  readonly url: string;
  readonly index: SearchIndex;
}
