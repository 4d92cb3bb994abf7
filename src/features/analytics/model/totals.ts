import {
  type Analytics,
  type ListingAnalytics,
  MEASURES,
  type Measure,
} from "./analytics-reply.ts";

/** A measure over all listings. */
interface Total {
  readonly byWeek: readonly number[];
  readonly sum: number;
}

export type ByWeekTotals = Readonly<Record<Measure, Total>>;

/** A listing with its sums over the weeks. */
export interface ListingSums extends ListingAnalytics {
  readonly sums: Readonly<Record<Measure, number>>;
}

const add = (a: number, b: number) => a + b;

/** What all listings come to, by measure and week. */
export function toTotals({ weeks, listings }: Analytics): ByWeekTotals {
  const totals = MEASURES.map((measure) => {
    const byWeek = weeks.map((_, at) =>
      listings.map((listing) => listing[measure][at] ?? 0).reduce(add, 0),
    );
    return [measure, { byWeek, sum: byWeek.reduce(add, 0) }];
  });
  return Object.fromEntries(totals) as ByWeekTotals;
}

/** Listings with the highest sum of a measure first; equal ones by the other measures, then name. */
export function sortBySum(listings: readonly ListingAnalytics[], by: Measure): ListingSums[] {
  const order = [by, ...MEASURES];
  return listings
    .map((listing) => ({ ...listing, sums: toSums(listing) }))
    .sort((a, b) => {
      const measure = order.find((one) => a.sums[one] !== b.sums[one]);
      if (measure) return b.sums[measure] - a.sums[measure];
      return (a.name ?? "").localeCompare(b.name ?? "", "en");
    });
}

function toSums(listing: ListingAnalytics): Record<Measure, number> {
  const sums = MEASURES.map((measure) => [measure, listing[measure].reduce(add, 0)]);
  return Object.fromEntries(sums) as Record<Measure, number>;
}
