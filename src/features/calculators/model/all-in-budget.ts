import type { Rupees, SqYards } from "#lib/units/units.ts";
import { type AllInCost, allInCost, priceOf } from "./all-in-cost.ts";
import { compare, dividedBy, toExact, toFloor } from "./exact.ts";
import { RATES, type Rates } from "./rates.ts";

export interface BudgetPlot {
  readonly size: SqYards;
  readonly cost: AllInCost;
}

/** Rates per sq yd, and the sizes that are sold where they are known. */
export interface PlotOffer {
  readonly ratePerSqYard: Rupees;
  readonly governmentRatePerSqYard?: Rupees | null;
  readonly plotSizes?: { readonly min: SqYards; readonly max: SqYards } | null;
}

/** A usual plot where nothing else is known, sq yd. */
const USUAL_SQ_YARDS = 200;

/** The size of a usual plot among those that are sold. */
export function usualSize(sizes: PlotOffer["plotSizes"]): SqYards {
  const { min, max } = sizes ?? { min: 0, max: Number.POSITIVE_INFINITY };
  return Math.min(Math.max(USUAL_SQ_YARDS, min), max) as SqYards;
}

/** What a plot of a size costs where land is offered so. */
export function costOfSize(
  size: SqYards,
  { ratePerSqYard, governmentRatePerSqYard = null }: PlotOffer,
  rates: Rates = RATES,
): AllInCost {
  const value = governmentRatePerSqYard === null ? null : priceOf(size, governmentRatePerSqYard);
  return allInCost(priceOf(size, ratePerSqYard), value, rates);
}

/** The greatest price, in whole rupees, that with all duties stays within a sum. */
export function landWithin(sum: Rupees, rates: Rates = RATES): Rupees {
  const percent = rates.duties.reduce((all, duty) => all + Number(duty.percent), 0);
  const isWithin = (price: number) => allInCost(price as Rupees, null, rates).total <= sum;
  let price = Math.max(0, Math.floor(sum / (1 + percent / 100)));
  // Each duty is rounded to the rupee: the price is found within a rupee or two.
  while (price > 0 && !isWithin(price)) price -= 1;
  while (isWithin(price + 1)) price += 1;
  return price as Rupees;
}

/**
 * The largest plot, in whole sq yd, whose price and duties together stay within a budget: the
 * inverse of `costOfSize`. Null when not one sq yd, or not the smallest plot sold, is within it.
 */
export function whatBudgetBuysAllIn(
  budget: Rupees,
  offer: PlotOffer,
  rates: Rates = RATES,
): BudgetPlot | null {
  if (!(offer.ratePerSqYard > 0) || !(budget > 0)) return null;
  const within = (size: SqYards) => costOfSize(size, offer, rates).total <= budget;
  const { plotSizes = null } = offer;
  if (plotSizes && !within(plotSizes.min)) return null;
  let least = 0;
  let most = Number(toFloor(dividedBy(toExact(budget), toExact(offer.ratePerSqYard)))) + 1;
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (within(middle as SqYards)) least = middle;
    else most = middle;
  }
  return toPlot(least, plotSizes, (size) => costOfSize(size, offer, rates));
}

/** Of a stated range the smallest plot may be no whole number of sq yd: 162.5. */
function toPlot(
  whole: number,
  sold: PlotOffer["plotSizes"],
  costOf: (size: SqYards) => AllInCost,
): BudgetPlot | null {
  const capped = sold ? Math.min(whole, Math.floor(sold.max)) : whole;
  const size = (
    sold && compare(toExact(capped), toExact(sold.min)) < 0 ? sold.min : capped
  ) as SqYards;
  return size > 0 ? { size, cost: costOf(size) } : null;
}
