import type { ListedPlot } from "./listed-project.ts";
import { isLikelyPrice } from "./price-list.ts";
import type { ToldPlot } from "./told-project.ts";

/** What a project's file states of a plot; status, price and buyer are what agents say. */
export const STATED_FIELDS = [
  ...(["sqYards", "sides", "facing", "roadFeet", "corner", "parkSide"] as const),
] as const satisfies readonly (keyof ListedPlot)[];
export type StatedField = (typeof STATED_FIELDS)[number];

/** A plot of which a file states something else. */
export interface CorrectedPlot {
  readonly before: ListedPlot;
  readonly after: ListedPlot;
  /** What is another in the file. */
  readonly fields: readonly StatedField[];
}

/** What a file that is brought for a project that is there would change. */
export interface PlotCorrection {
  /** The plots as they would stand, in the order of the file. */
  readonly plots: readonly ListedPlot[];
  readonly added: readonly ListedPlot[];
  readonly changed: readonly CorrectedPlot[];
  /** Numbers of plots that would go: the file has them no more, and they are to be had. */
  readonly gone: readonly string[];
  /** Numbers of plots whose price, which stays, or the one to come no square yard of the new size would have. */
  readonly unlikely: readonly string[];
  /** Numbers that the file has no more, though they are held, booked or sold: nothing may be changed then. */
  readonly taken: readonly string[];
}

/** What a file's plots are, and which of their fields it has at all. */
export interface StatedPlots {
  readonly plots: readonly ListedPlot[];
  readonly fields: readonly StatedField[];
}

/**
 * Compares the plots of a project with those of a file. Of a plot that is there the file's fields count
 * alone: what it has no column for stays, as its status and price do.
 */
export function correctionOf(now: readonly ToldPlot[], file: StatedPlots): PlotCorrection {
  const toCome = new Map(now.map((plot) => [plot.number, plot.nextPriceRupees]));
  const there = new Map(
    now.map(({ nextPriceRupees: _, ...plot }) => [plot.number, plot as ListedPlot]),
  );
  const named = new Set(file.plots.map(({ number }) => number));
  const missing = now.filter(({ number }) => !named.has(number));
  const numbersOf = (plots: readonly ListedPlot[]) => plots.map(({ number }) => number);
  const plots = file.plots.map((stated) => {
    const before = there.get(stated.number);
    return before ? { ...before, ...pick(stated, file.fields) } : stated;
  });
  const changed = plots.flatMap((after) => {
    const before = there.get(after.number);
    const fields = STATED_FIELDS.filter((field) => before && before[field] !== after[field]);
    return before && fields.length > 0 ? [{ before, after, fields }] : [];
  });
  return {
    plots,
    changed,
    unlikely: numbersOf(
      changed
        .filter((plot) => isNowUnlikely(plot, toCome.get(plot.after.number) ?? null))
        .map(({ after }) => after),
    ),
    added: plots.filter(({ number }) => !there.has(number)),
    gone: numbersOf(missing.filter(({ status }) => status === "available")),
    taken: numbersOf(missing.filter(({ status }) => status !== "available")),
  };
}

function isNowUnlikely({ after, fields }: CorrectedPlot, toCome: number | null): boolean {
  const { priceRupees, sqYards } = after;
  const isUnlikely = (price: number | null) => price !== null && !isLikelyPrice(price, sqYards);
  return fields.includes("sqYards") && [priceRupees, toCome].some(isUnlikely);
}

function pick(plot: ListedPlot, fields: readonly StatedField[]): Partial<ListedPlot> {
  return Object.fromEntries(fields.map((field) => [field, plot[field]]));
}
