import { landWithin, toRupees } from "#features/calculators/index.ts";
import type { CatalogueColumns } from "#features/listings/index.ts";
import type { CodeTest } from "#features/search/model/query/filters.ts";
import { codeTests, type SearchQuery } from "#features/search/model/query/search-query.ts";
import { sizeBounds } from "#features/search/model/query/size-query.ts";
import type { Rupees } from "#lib/units/units.ts";

/** How a row stands to a query's filters by code, size and budget. */
export const FIT = { none: 0, full: 1, unrated: 2 } as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

/** The most that the land alone may cost, so that a query's budget holds its total. */
export function landBudget({
  budgetLakhs,
  total,
}: Pick<SearchQuery, "budgetLakhs" | "total">): Rupees {
  const budget = toRupees(budgetLakhs);
  return total === "land" ? budget : landWithin(budget);
}

/** The least that the land alone is to cost, so that its total is at least what a query asks. */
export function leastForLand({
  leastLakhs,
  total,
}: Pick<SearchQuery, "leastLakhs" | "total">): Rupees {
  const least = toRupees(leastLakhs);
  if (total === "land" || least === 0) return least;
  // One rupee more than what stays below it.
  return (landWithin((least - 1) as Rupees) + 1) as Rupees;
}

/**
 * A test of a row's facts. A listing fits when some plot size within the size bounds, and within
 * its own plot sizes where it states them, costs at most the budget at its rate, and no less than is
 * asked, with the duties where the query asks for the price all-in; `codes` may be fewer than the query's. `unrated`: all else fits, but it publishes no rate.
 */
export function factsTest(
  columns: CatalogueColumns,
  query: SearchQuery,
  codes: readonly CodeTest[] = codeTests(columns, query),
): (row: number) => Fit {
  const { plotMin, plotMax, rate } = columns;
  const { min, max } = sizeBounds(query.size);
  const budget = landBudget(query);
  const least = leastForLand(query);
  const isLandAlone = query.total === "land";
  return (row) => {
    for (const { column, allowed } of codes) {
      if (allowed[column[row] as number] !== 1) return FIT.none;
    }
    // Comparisons with NaN (not stated) are false, which leaves the visitor's bounds.
    const ownMin = plotMin[row] as number;
    const smallest = ownMin > min ? ownMin : min;
    const ownMax = plotMax[row] as number;
    const largest = ownMax < max ? ownMax : max;
    if (smallest > largest) return FIT.none;
    const ownRate = rate[row] as number;
    if (Number.isNaN(ownRate)) return FIT.unrated;
    // Duties are counted on whole rupees.
    const priceOf = (size: number) => (isLandAlone ? size * ownRate : Math.round(size * ownRate));
    if (priceOf(smallest) > budget) return FIT.none;
    return least === 0 || priceOf(largest) >= least ? FIT.full : FIT.none;
  };
}
