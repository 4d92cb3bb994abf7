import type { Rupees, SqYards } from "#lib/units/units.ts";
import type { DutyId } from "#platform/region/state-duties.ts";
import { dividedBy, type Exact, times, toExact, toNearest } from "./exact.ts";
import { RATES, type Rates } from "./rates.ts";

const HUNDRED = toExact("100");

export interface CostLine {
  readonly id: DutyId;
  readonly percent: string;
  readonly amount: Rupees;
}

/** What else a plot may cost that no register tells: to be asked for, each on its own. */
export const ASKED_IDS = ["development", "corpus", "corner", "lawyer", "bank"] as const;
export type AskedId = (typeof ASKED_IDS)[number];

/** What one plot costs its buyer. All amounts are whole rupees; the parts add up to the total. */
export interface AllInCost {
  readonly price: Rupees;
  /** What duties are counted on: the higher of price and government value. */
  readonly base: Rupees;
  readonly baseIs: "price" | "government-value";
  readonly duties: readonly CostLine[];
  readonly dutiesTotal: Rupees;
  /** What the seller, a lawyer or a bank asked for beside it, as the buyer found out. */
  readonly asked: Readonly<Partial<Record<AskedId, Rupees>>>;
  /** Price, duties and what was asked: what the buyer pays in all. */
  readonly total: Rupees;
  /**
   * Tax that the buyer keeps back from the price and pays to the tax office in the seller's name
   * (Income-tax Act 2025, section 393(1); a resident seller). Part of the price, not on top. Null below the threshold.
   */
  readonly withheld: { readonly percent: string; readonly amount: Rupees } | null;
  /** What the seller is handed: price less what is withheld. */
  readonly toSeller: Rupees;
}

/** Whole rupees, halves up, of a size at a rate per sq yd. */
export function priceOf(size: SqYards, ratePerSqYard: Rupees): Rupees {
  return toRupeesExactly(times(toExact(size), toExact(ratePerSqYard)));
}

/**
 * All that a plot costs at a price. `governmentValue` is what the registration office holds the
 * plot to be worth, null when unknown: duties are then counted on the price alone.
 */
export function allInCost(
  price: Rupees,
  governmentValue: Rupees | null = null,
  rates: Rates = RATES,
): AllInCost {
  const whole = toRupeesExactly(toExact(price));
  const value = governmentValue === null ? null : toRupeesExactly(toExact(governmentValue));
  const valueIsHigher = value !== null && value > whole;
  const base = valueIsHigher ? value : whole;
  const duties = rates.duties.map(({ id, percent }) => ({
    id,
    percent,
    amount: percentOf(base, percent),
  }));
  const dutiesTotal = duties.reduce((sum, { amount }) => sum + amount, 0) as Rupees;
  const withheld = withheldFrom(base, rates);
  return {
    price: whole,
    base,
    baseIs: valueIsHigher ? "government-value" : "price",
    duties,
    dutiesTotal,
    asked: {},
    total: (whole + dutiesTotal) as Rupees,
    withheld,
    toSeller: (whole - (withheld?.amount ?? 0)) as Rupees,
  };
}

/** The same cost with what the buyer was asked for beside it; duties are not counted on that. */
export function withAsked(cost: AllInCost, asked: AllInCost["asked"]): AllInCost {
  const more = Object.values(asked).reduce((sum, amount) => sum + amount, 0);
  return { ...cost, asked, total: (cost.price + cost.dutiesTotal + more) as Rupees };
}

/** One per cent of the higher of price and stamp duty value, once either reaches the threshold. */
function withheldFrom(base: Rupees, { withheld: { percent, fromRupees } }: Rates) {
  return base < fromRupees ? null : { percent, amount: percentOf(base, percent) };
}

/** So many per cent of a sum, to the rupee. */
export function percentOf(amount: Rupees, percent: string): Rupees {
  return toRupeesExactly(dividedBy(times(toExact(amount), toExact(percent)), HUNDRED));
}

/** Throws on sums that a number cannot hold to the rupee. */
export function toRupeesExactly(amount: Exact): Rupees {
  const rupees = Number(toNearest(amount));
  if (!Number.isSafeInteger(rupees)) throw new RangeError(`₹${rupees} is past counting`);
  return rupees as Rupees;
}
