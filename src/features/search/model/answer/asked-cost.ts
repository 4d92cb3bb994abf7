import { costOfSize, toRupees, whatBudgetBuysAllIn } from "#features/calculators/index.ts";
import type { ListingSummary } from "#features/listings/index.ts";
import type { SearchQuery } from "#features/search/model/query/search-query.ts";
import { asksLeast, sizeBounds } from "#features/search/model/query/size-query.ts";
import type { Rupees, SqYards } from "#lib/units/units.ts";
import { landBudget } from "./row-fit.ts";

/** What a plot of a size costs: the land, and with the duties of its deed. */
export interface AskedCost {
  readonly size: SqYards;
  readonly land: Rupees;
  readonly allIn: Rupees;
}

type Offered = Pick<ListingSummary, "ratePerSqYard" | "plotSizes">;

/** What the price of the smallest plot is told by. */
interface Priced {
  readonly ratePerSqYard: Rupees | null;
  readonly plotSizes: { readonly min: SqYards } | null;
}

/**
 * What the smallest plot costs here that is as large as asked for: the question's one answer. Null
 * where no least size is asked for, or no rate is published.
 */
export function askedCost(query: SearchQuery, { ratePerSqYard, plotSizes }: Priced) {
  if (!asksLeast(query.size) || ratePerSqYard === null) return null;
  const size = Math.max(sizeBounds(query.size).min, plotSizes?.min ?? 0) as SqYards;
  const { price, total } = costOfSize(size, { ratePerSqYard });
  return { size, land: price, allIn: total } satisfies AskedCost;
}

/** The largest plot that the budget pays for here with all duties; null where the land alone is asked for. */
export function buysAllIn(
  { total, budgetLakhs }: SearchQuery,
  { ratePerSqYard, plotSizes, areaSqYards }: Offered & Pick<ListingSummary, "areaSqYards">,
): SqYards | null {
  if (total === "land" || ratePerSqYard === null) return null;
  const size = whatBudgetBuysAllIn(toRupees(budgetLakhs), { ratePerSqYard, plotSizes })?.size;
  // No budget buys more here than the layout is.
  return size === undefined ? null : (Math.min(size, areaSqYards ?? size) as SqYards);
}

/** The highest rate at which the asked size is within the budget; null where no least size is asked for. */
export function rateWithin(query: SearchQuery): Rupees | null {
  if (!asksLeast(query.size)) return null;
  return Math.floor(landBudget(query) / sizeBounds(query.size).min) as Rupees;
}
