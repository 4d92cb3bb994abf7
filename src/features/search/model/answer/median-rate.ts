import { type CatalogueColumns, PROPERTY_TYPES } from "#features/listings/index.ts";
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
 * Rows whose rates can be set beside each other: layouts of plots alone, since the rate of a villa may
 * hold a house, and of each layout the first rate that is published. `layouts` says of each row the
 * first row of its layout.
 */
export function ratedPlots(
  { rate, propertyType }: Pick<CatalogueColumns, "rate" | "propertyType">,
  layouts: Uint32Array,
): number[] {
  const plot = PROPERTY_TYPES.indexOf("Plot");
  const seen = new Uint8Array(layouts.length);
  const rows: number[] = [];
  for (const [row, own] of rate.entries()) {
    const layout = layouts[row] ?? row;
    if (Number.isNaN(own) || propertyType[row] !== plot || seen[layout] === 1) continue;
    seen[layout] = 1;
    rows.push(row);
  }
  return rows;
}

/** The median rate of a catalogue's layouts of plots. */
export function medianRate(
  columns: Pick<CatalogueColumns, "rate" | "propertyType">,
  layouts: Uint32Array,
): MedianRate | null {
  const rates = ratedPlots(columns, layouts).map((row) => columns.rate[row] ?? Number.NaN);
  return medianOf(Float64Array.from(rates).sort());
}
