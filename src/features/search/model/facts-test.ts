import { landWithin, toRupees } from "#features/calculators/index.ts";
import type { CatalogueColumns } from "#features/listings/index.ts";
import type { Rupees } from "#lib/units/units.ts";
import type { CodeTest } from "./filters.ts";
import { codeTests, type SearchQuery } from "./search-query.ts";
import { sizeBounds } from "./size-query.ts";

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

/**
 * A test of a row's facts. A listing fits when some plot size within the size bounds, and within
 * its own plot sizes where it states them, costs at most the budget at its rate, with the duties where
 * the query asks for the price all-in; `codes` may be fewer than the query's. `unrated`: all else fits, but it publishes no rate.
 */
export function factsTest(
  columns: CatalogueColumns,
  query: SearchQuery,
  codes: readonly CodeTest[] = codeTests(columns, query),
): (row: number) => Fit {
  const { plotMin, plotMax, rate } = columns;
  const { min, max } = sizeBounds(query.size);
  const budget = landBudget(query);
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
    const price = smallest * ownRate;
    // Duties are counted on whole rupees.
    return (isLandAlone ? price : Math.round(price)) <= budget ? FIT.full : FIT.none;
  };
}
