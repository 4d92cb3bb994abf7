import type { Rupees } from "#lib/units/units.ts";

/** The middle of published rates, rupees per sq yd, and the number of rates it rests on. */
export interface MedianRate {
  readonly rate: Rupees;
  readonly n: number;
}

/** The median of rates in ascending order; null when there is none. */
export function medianOf(sorted: ArrayLike<number>): MedianRate | null {
  const { length: n } = sorted;
  const upper = sorted[n >> 1];
  const lower = sorted[(n - 1) >> 1];
  if (upper === undefined || lower === undefined) return null;
  return { rate: ((lower + upper) / 2) as Rupees, n };
}

/** The median of a catalogue's rates; those not published, NaN, are left out. */
export function medianRate(rates: Float64Array): MedianRate | null {
  return medianOf(rates.filter((rate) => !Number.isNaN(rate)).sort());
}
