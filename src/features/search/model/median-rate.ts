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

/**
 * The median of a catalogue's rates, of each layout the first one that is published; `layouts` says
 * of each row the first row of its layout.
 */
export function medianRate(rates: Float64Array, layouts: Uint32Array): MedianRate | null {
  const seen = new Uint8Array(layouts.length);
  const distinct = rates.filter((rate, row) => {
    const layout = layouts[row] ?? row;
    if (Number.isNaN(rate) || seen[layout] === 1) return false;
    seen[layout] = 1;
    return true;
  });
  return medianOf(distinct.sort());
}
