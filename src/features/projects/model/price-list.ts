import { allInCost } from "#features/calculators/index.ts";
import { PLAIN_FIGURES } from "#features/listings/index.ts";
import type { PlotProblem } from "#features/projects/import/plot-problems.ts";
import type { Rupees } from "#lib/units/units.ts";
import type { PlotNow } from "./plot-change.ts";

/** The price of one plot as a list has it: of the whole plot, else for each sq yd. */
export interface ListedPrice {
  readonly row: number;
  readonly number: string;
  /** Rupees; null where the list says the rate alone. */
  readonly priceRupees: number | null;
  /** Rupees for each sq yd; null where the list says the price alone. */
  readonly rate: number | null;
}

/** Rows of a file as they stand there, under its heads: each with its number as a spreadsheet shows it. */
interface FileRows {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/** What a price list says, and everything that is wrong with it. */
export interface ReadPrices extends FileRows {
  readonly prices: readonly ListedPrice[];
  readonly problems: readonly PlotProblem[];
}

/** A plot as it is now. */
interface Plot extends Pick<PlotNow, "number" | "status" | "priceRupees" | "version"> {
  readonly sqYards: number;
}

/** The new price of one plot. */
export interface PriceChange {
  readonly number: string;
  /** Of the plot that the change was made for: another state of it is refused. */
  readonly version: number;
  /** Its size then: a rate is of that, and a corrected size leaves the version as it is. */
  readonly sqYards: number;
  /** Rupees; null where it had to be asked for. */
  readonly before: number | null;
  readonly after: number;
}

/** What a price list would do to the plots of a project. */
interface ComparedPrices {
  readonly changes: readonly PriceChange[];
  readonly unchanged: number;
  /** Numbers of sold plots in the list: their price stays. */
  readonly sold: readonly string[];
  readonly problems: readonly PlotProblem[];
}

/** The same of its file, whose good rows can be taken without the wrong ones. */
export interface PriceListPreview extends ComparedPrices {
  /** The wrong rows as they stand in the file, under its heads. */
  readonly refused: FileRows;
}

/** What the rows of a file that are right would do, and which are wrong. */
export function lookAtPrices(checked: ReadPrices, plots: readonly Plot[]): PriceListPreview {
  const compared = comparePrices(checked.prices, plots);
  const problems = [...checked.problems, ...compared.problems].sort((a, b) => a.row - b.row);
  const wrong = new Set(problems.map(({ row }) => row));
  const rows = checked.rows.filter(({ row }) => wrong.has(row));
  return { ...compared, problems, refused: { heads: checked.heads, rows } };
}

/**
 * Compares a list with the plots as they are. A price that the list says stands before its rate, but
 * where the price is as it was and the rate is another: then the rate was changed by hand.
 */
export function comparePrices(
  list: readonly ListedPrice[],
  plots: readonly Plot[],
): ComparedPrices {
  const byNumber = new Map(plots.map((plot) => [plot.number, plot]));
  const changes: PriceChange[] = [];
  const sold: string[] = [];
  const problems: PlotProblem[] = [];
  let unchanged = 0;
  for (const priced of list) {
    const { row, number } = priced;
    const plot = byNumber.get(number);
    const after = plot ? priceOf(priced, plot) : null;
    if (!plot) problems.push({ row, column: "number", value: number, code: "no-such-plot" });
    else if (after === null || after === plot.priceRupees) unchanged += 1;
    else if (!isLikelyPrice(after, plot.sqYards))
      problems.push({ row, ...statedBy(priced), code: "unlikely-rate" });
    else if (plot.status === "sold") sold.push(number);
    else {
      const { version, sqYards, priceRupees: before } = plot;
      changes.push({ number, version, sqYards, before, after });
    }
  }
  return { changes, unchanged, sold, problems };
}

/** Whether a square yard of a plot would cost what one of a listing may: a slip of a finger is public at once. */
export function isLikelyPrice(rupees: number, sqYards: number): boolean {
  const rate = rupees / sqYards;
  return rate >= PLAIN_FIGURES.rate.least && rate <= PLAIN_FIGURES.rate.most;
}

/** What of a row says its price. */
export function statedBy({ priceRupees, rate }: Pick<ListedPrice, "priceRupees" | "rate">) {
  return priceRupees === null
    ? { column: "rate", value: String(rate && Math.round(rate * 100) / 100) }
    : { column: "priceRupees", value: String(priceRupees) };
}

/** To the rupee, as a list that was fetched writes the rate of a price. */
export function rateOf(priceRupees: number, sqYards: number): number {
  return Math.round(priceRupees / sqYards);
}

function priceOf({ priceRupees, rate }: ListedPrice, plot: Plot): number | null {
  const byRate = rate === null ? null : Math.round(rate * plot.sqYards);
  if (priceRupees === null) {
    // The rate that a price has, rounded, says nothing new.
    const isAsItWas = plot.priceRupees !== null && rate === rateOf(plot.priceRupees, plot.sqYards);
    return isAsItWas ? plot.priceRupees : byRate;
  }
  const isPriceOld = priceRupees === plot.priceRupees;
  const isRateNew = rate !== null && rate !== rateOf(priceRupees, plot.sqYards);
  return isPriceOld && isRateNew ? byRate : priceRupees;
}

/** What a plot costs with all duties, of the price of its land; null where these or the price are not known. */
export function allInOf(priceRupees: number | null, hasDuties: boolean): Rupees | null {
  return priceRupees !== null && hasDuties ? allInCost(priceRupees as Rupees).total : null;
}
