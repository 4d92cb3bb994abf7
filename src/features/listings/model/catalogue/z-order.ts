import { type CatalogueColumns, catalogueOf } from "./catalogue-columns.ts";

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

/**
 * The same catalogue with its rows in z-order: neighbours on the ground become neighbours in the
 * file, which compresses better, and in memory, which is read faster.
 */
export function inZOrder(columns: CatalogueColumns): CatalogueColumns {
  const rows = zOrder(columns);
  return catalogueOf(columns, (name, column) => column.pick(columns[name], rows));
}
