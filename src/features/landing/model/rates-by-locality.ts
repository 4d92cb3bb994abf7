import type { PlaceName } from "#features/places/index.ts";
import { medianOf, ratedPlots, type SearchIndex } from "#features/search/index.ts";
import type { Rupees } from "#lib/units/units.ts";

/** Published asking rates of one town. */
export interface LocalityRates {
  readonly town: PlaceName;
  /** Rupees per sq yd, ascending. */
  readonly rates: readonly Rupees[];
  readonly median: Rupees;
}

/** One rate alone says nothing of a place. */
const LEAST_RATES = 2;
const MOST_LOCALITIES = 10;

/** Towns with published rates of two or more layouts of plots, those with most rates first chosen, dearest first shown. */
export function ratesByLocality({ columns, layouts }: SearchIndex): LocalityRates[] {
  const { town, towns, rate } = columns;
  const byTown = new Map<number, Rupees[]>();
  for (const row of ratedPlots(columns, layouts())) {
    const own = rate[row] as Rupees;
    const place = town[row] as number;
    const rates = byTown.get(place);
    if (rates) rates.push(own);
    else byTown.set(place, [own]);
  }
  return [...byTown]
    .filter(([, rates]) => rates.length >= LEAST_RATES)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST_LOCALITIES)
    .flatMap(([place, rates]) => {
      const sorted = rates.sort((a, b) => a - b);
      const name = towns[place];
      const middle = medianOf(sorted);
      return name && middle ? [{ town: name, rates: sorted, median: middle.rate }] : [];
    })
    .sort((a, b) => b.median - a.median);
}

export interface RateScale {
  /** Ends of the scale's parts, ascending. */
  readonly marks: readonly number[];
  /** Where a rate lies, 0 to 100. */
  readonly percent: (rate: number) => number;
}

const PARTS = 4;
const STEP = 1000;

/** A scale of four even parts, each a round number of thousands, that holds all rates. */
export function toRateScale(localities: readonly LocalityRates[]): RateScale {
  const all = localities.flatMap(({ rates }) => rates);
  const low = Math.floor(Math.min(...all) / (2 * STEP)) * 2 * STEP;
  const part = Math.ceil((Math.max(...all) + 1 - low) / PARTS / STEP) * STEP;
  return {
    marks: Array.from({ length: PARTS + 1 }, (_, i) => low + i * part),
    percent: (rate) => ((rate - low) / (part * PARTS)) * 100,
  };
}
