import type { Rupees } from "#lib/units/units.ts";
import { type AllInCost, percentOf } from "./all-in-cost.ts";
import { toInstalments } from "./instalment.ts";
import { RATES, type Rates } from "./rates.ts";

/** How a plot is paid: what the buyer pays at once, and a loan for the rest. */
export interface LoanPlan {
  readonly downPayment: Rupees;
  readonly loan: Rupees;
  /** The instalment of each month; null where there is no loan. */
  readonly monthly: Rupees | null;
  readonly percentPerYear: string;
  readonly years: number;
}

const MONTHS_PER_YEAR = 12;

/** What a buyer pays at once at the least: all but the part of the price that a bank lends. */
export function leastDownPayment({ price, total }: AllInCost, rates: Rates = RATES): Rupees {
  return (total - percentOf(price, rates.loan.percentOfPrice)) as Rupees;
}

interface LoanTerms {
  /** Null for the least. */
  readonly downPayment: Rupees | null;
  readonly percentPerYear: string;
  readonly years: number;
}

/** The usual terms, with their sources in `data/rates.json`. */
export const USUAL_TERMS: LoanTerms = {
  downPayment: null,
  percentPerYear: RATES.loan.percentPerYear,
  years: RATES.loan.years,
};

/** How a plot of this cost is paid on these terms; a down payment above the total is the total. */
export function toLoanPlan(cost: AllInCost, terms: LoanTerms = USUAL_TERMS): LoanPlan {
  const asked = terms.downPayment ?? leastDownPayment(cost);
  const downPayment = Math.min(Math.round(asked), cost.total) as Rupees;
  const loan = (cost.total - downPayment) as Rupees;
  const { percentPerYear, years } = terms;
  const months = Math.round(years * MONTHS_PER_YEAR);
  const monthly =
    loan > 0 ? toInstalments({ principal: loan, percentPerYear, months }).monthly : null;
  return { downPayment, loan, monthly, percentPerYear, years };
}
