import { toRupees } from "#costs/budget.ts";
import type { CatalogueColumns } from "#listings/catalogue-columns.ts";
import { PROPERTY_TYPES } from "#listings/summary.ts";
import type { SearchQuery } from "./search-query.ts";

/** How a row stands to a query's type, gated, size and budget. */
export const FIT = { none: 0, full: 1, unrated: 2 } as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

/**
 * A test of a row's facts. A listing fits when some plot size within the size bounds, and within
 * its own plot sizes where it states them, costs at most the budget at its rate. `unrated`: all
 * else fits, but it publishes no rate.
 */
export function factsTest(columns: CatalogueColumns, query: SearchQuery): (row: number) => Fit {
  const { propertyType, gated, plotMin, plotMax, rate } = columns;
  const type = query.type === "All" ? -1 : PROPERTY_TYPES.indexOf(query.type);
  const { min, max } = query.size;
  const budget = toRupees(query.budgetLakhs);
  return (row) => {
    if (query.type !== "All" && propertyType[row] !== type) return FIT.none;
    if (query.gated && gated[row] !== 1) return FIT.none;
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
