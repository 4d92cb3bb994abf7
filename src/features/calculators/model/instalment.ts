import type { Rupees } from "#lib/units/units.ts";
import { toRupeesExactly } from "./all-in-cost.ts";
import { dividedBy, type Exact, plus, times, toCeiling, toExact } from "./exact.ts";

export interface Loan {
  readonly principal: Rupees;
  /** Interest a year in per cent, as a decimal: "8.5". */
  readonly percentPerYear: string;
  readonly months: number;
}

export interface LoanYear {
  readonly year: number;
  readonly principal: Rupees;
  readonly interest: Rupees;
  /** Still owed at its end. */
  readonly balance: Rupees;
}

/** A loan paid back by equal instalments at the end of each month; whole rupees throughout. */
export interface Instalments {
  readonly monthly: Rupees;
  /** The last one takes up what rounding left. */
  readonly last: Rupees;
  readonly totalInterest: Rupees;
  /** Principal and interest. */
  readonly totalPaid: Rupees;
  readonly years: readonly LoanYear[];
}

const MONTHS_PER_YEAR = 12;
const ONE = toExact("1");

/**
 * The equal monthly instalment P·r·(1+r)ⁿ / ((1+r)ⁿ − 1), worked out exactly and rounded up to the
 * rupee, with its schedule: interest of a month is rounded to the rupee, halves up. Where that would
 * leave more for the last one than for the others, they are a rupee more.
 * Throws when principal or months are not whole numbers above zero.
 */
export function toInstalments(loan: Loan): Instalments {
  const { principal, months } = loan;
  if (!(Number.isSafeInteger(principal) && principal > 0)) throw new RangeError("no principal");
  if (!(Number.isInteger(months) && months > 0)) throw new RangeError("no months");
  const rate = monthlyRate(loan.percentPerYear);
  const rounded = Number(toCeiling(exactInstalment(loan, rate))) as Rupees;
  // A rupee is more than the rounding of a month's interest takes, so that one is enough.
  const monthly =
    schedule(loan, rate, rounded).last > rounded ? ((rounded + 1) as Rupees) : rounded;
  const { years, last, totalInterest } = schedule(loan, rate, monthly);
  const totalPaid = (principal + totalInterest) as Rupees;
  return { monthly, last, totalInterest, totalPaid, years };
}

function monthlyRate(percentPerYear: string): Exact {
  return dividedBy(toExact(percentPerYear), toExact(100 * MONTHS_PER_YEAR));
}

function exactInstalment({ principal, months }: Loan, rate: Exact): Exact {
  if (rate.over === 0n) return dividedBy(toExact(principal), toExact(months));
  const grown = power(plus(ONE, rate), months);
  const gain = { over: grown.over - grown.under, under: grown.under };
  return dividedBy(times(times(toExact(principal), rate), grown), gain);
}

function power({ over, under }: Exact, exponent: number): Exact {
  return { over: over ** BigInt(exponent), under: under ** BigInt(exponent) };
}

function schedule({ principal, months }: Loan, rate: Exact, monthly: Rupees) {
  const years: LoanYear[] = [];
  let balance: number = principal;
  let totalInterest = 0;
  let last = 0;
  let ofYear = { principal: 0, interest: 0 };
  for (let month = 1; month <= months && balance > 0; month++) {
    const interest = toRupeesExactly(times(toExact(balance), rate));
    const paid = month === months ? balance : Math.min(monthly - interest, balance);
    balance -= paid;
    totalInterest += interest;
    last = paid + interest;
    ofYear = { principal: ofYear.principal + paid, interest: ofYear.interest + interest };
    if (month % MONTHS_PER_YEAR === 0 || month === months || balance === 0) {
      const year = years.length + 1;
      years.push({ year, balance, ...ofYear } as LoanYear);
      ofYear = { principal: 0, interest: 0 };
    }
  }
  return { years, last: last as Rupees, totalInterest: totalInterest as Rupees };
}
