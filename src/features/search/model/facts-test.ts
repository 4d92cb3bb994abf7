import { toRupees } from "#features/calculators/index.ts";
import type { CatalogueColumns } from "#features/listings/index.ts";
import { codeTests, type SearchQuery } from "./search-query.ts";

/** How a row stands to a query's filters by code, size and budget. */
export const FIT = { none: 0, full: 1, unrated: 2 } as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

/**
 * A test of a row's facts. A listing fits when some plot size within the size bounds, and within
 * its own plot sizes where it states them, costs at most the budget at its rate. `unrated`: all
 * else fits, but it publishes no rate.
 */
export function factsTest(columns: CatalogueColumns, query: SearchQuery): (row: number) => Fit {
  const { plotMin, plotMax, rate } = columns;
  const codes = codeTests(columns, query);
  const { min, max } = query.size;
  const budget = toRupees(query.budgetLakhs);
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
    return smallest * ownRate <= budget ? FIT.full : FIT.none;
  };
}
