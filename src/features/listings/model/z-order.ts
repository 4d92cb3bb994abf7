import type { CatalogueColumns } from "./catalogue-columns.ts";

/** Puts a zero bit between each of the low 16 bits. */
function spreadBits(value: number): number {
  let bits = value & 0xffff;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}

/** Position of each value between the least and the greatest of its column, 0 to 65,535. */
function quantise(values: Float64Array): (row: number) => number {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  const scale = greatest > least ? 65_535 / (greatest - least) : 0;
  return (row) => Math.floor(((values[row] ?? least) - least) * scale);
}

/** Rows by the interleaved bits of their coordinates; rows without coordinates last. */
function zOrder({ count, lat, lng }: CatalogueColumns): Uint32Array {
  const x = quantise(lng);
  const y = quantise(lat);
  const codes = Float64Array.from({ length: count }, (_, row) =>
    Number.isNaN(lat[row])
      ? Number.POSITIVE_INFINITY
      : (spreadBits(x(row)) | (spreadBits(y(row)) << 1)) >>> 0,
  );
  const rows = Uint32Array.from({ length: count }, (_, row) => row);
  return rows.sort((a, b) => {
    const left = codes[a] ?? 0;
    const right = codes[b] ?? 0;
    return left === right ? a - b : left - right;
  });
}

function pick<Value>(column: readonly Value[], rows: Uint32Array): Value[] {
  return Array.from(rows, (row) => column[row] as Value);
}

/** What only some rows have, under their new numbers. */
function inRows<Value>(some: ReadonlyMap<number, Value>, rows: Uint32Array): Map<number, Value> {
  const moved = new Map<number, Value>();
  if (some.size === 0) return moved;
  rows.forEach((before, row) => {
    const value = some.get(before);
    if (value !== undefined) moved.set(row, value);
  });
  return moved;
}

/**
 * The same catalogue with its rows in z-order: neighbours on the ground become neighbours in the
 * file, which compresses better, and in memory, which is read faster.
 */
export function inZOrder(columns: CatalogueColumns): CatalogueColumns {
  const rows = zOrder(columns);
  const bytes = (column: Uint8Array) => Uint8Array.from(rows, (row) => column[row] as number);
  const wholes = (column: Uint32Array) => Uint32Array.from(rows, (row) => column[row] as number);
  const reals = (column: Float64Array) => Float64Array.from(rows, (row) => column[row] as number);
  return {
    count: columns.count,
    mlsNumber: pick(columns.mlsNumber, rows),
    name: pick(columns.name, rows),
    town: wholes(columns.town),
    towns: columns.towns,
    lat: reals(columns.lat),
    lng: reals(columns.lng),
    propertyType: bytes(columns.propertyType),
    rate: reals(columns.rate),
    area: reals(columns.area),
    plotMin: reals(columns.plotMin),
    plotMax: reals(columns.plotMax),
    gated: bytes(columns.gated),
    approval: bytes(columns.approval),
    featureSet: wholes(columns.featureSet),
    featureSets: columns.featureSets,
    illustration: pick(columns.illustration, rows),
    viewSet: wholes(columns.viewSet),
    viewSets: columns.viewSets,
    photos: inRows(columns.photos, rows),
    position: wholes(columns.position),
  };
}
