import type { Rupees, SqYards } from "#lib/units/units.ts";

const RUPEES_PER_LAKH = 100_000;

/** ₹1 L is 1,00,000 rupees. */
export function toRupees(lakhs: number): Rupees {
  return (lakhs * RUPEES_PER_LAKH) as Rupees;
}

/**
 * The largest plot, in whole sq yd, that a budget pays for at a rate per sq yd: "₹50 L buys up to
 * 250 sq yd here". Price of the land only: duties and fees come on top. Never more than the
 * layout's largest plot, where it states its plot sizes.
 * Null when not even one sq yd, or not the smallest plot, can be bought.
 */
export function whatBudgetBuys(
  budget: Rupees,
  ratePerSqYard: Rupees,
  plotSizes: { readonly min: SqYards; readonly max: SqYards } | null = null,
): SqYards | null {
  if (!(ratePerSqYard > 0)) return null;
  const affordable = Math.floor(budget / ratePerSqYard);
  if (affordable < 1) return null;
  if (plotSizes === null) return affordable as SqYards;
  // A smallest plot of 162.5 sq yd is bought when its own price, not its rounded size, is met.
  if (plotSizes.min * ratePerSqYard > budget) return null;
  return Math.floor(Math.min(budget / ratePerSqYard, plotSizes.max)) as SqYards;
}
