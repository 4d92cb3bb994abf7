import {
  findUnit,
  normalHeader,
  readHeadFigures,
  withoutMultiple,
  withoutUnit,
} from "#features/listings/index.ts";
import { type HeadUnits, PLOT_COLUMNS, PLOT_TARGETS, type PlotTarget } from "./plot-columns.ts";

/** By the number of a column from 0: what a person said it is, null for nothing of a plot. */
export type SaidPlotColumns = Readonly<Record<number, PlotTarget | null>>;

/** A column of a table of plots, understood. */
export interface PlotColumn extends HeadUnits {
  readonly head: string;
  /** Null where nothing is read from it. */
  readonly target: PlotTarget | null;
}

const BY_WORDS: ReadonlyMap<string, PlotTarget> = new Map(
  PLOT_TARGETS.flatMap((target) =>
    PLOT_COLUMNS[target].words.map((words) => [words.normalize("NFC"), target] as const),
  ),
);
/** Words of a head that say in what its figures are. */
const MEASURES =
  /(?:^|\s)(?:in|ft|feet|rs|inr|rupees|m|mtrs?|met(?:er|re)s?|అడుగులు|రూ|फुट|रु)(?=\s|$)/gu;
const IN_METRES = /(?<![\p{L}\p{M}])(?:m|mtrs?|met(?:er|re)s?)(?![\p{L}\p{M}])/iu;

function guess(head: string): PlotTarget | null {
  const words = normalHeader(head);
  const bare = words.replaceAll(MEASURES, " ").replaceAll(/\s+/g, " ").trim();
  const found = [words, bare, withoutUnit(bare)].map((one) => BY_WORDS.get(one));
  const target = found.find((one) => one !== undefined) ?? guessMoney(words);
  // What one of a unit of land costs is no plot's price.
  return target === "priceRupees" && findUnit(head) !== null ? "rate" : target;
}

/** "price in lakhs" → that of "price". */
function guessMoney(words: string): PlotTarget | null {
  const found = withoutMultiple(words).map((one) => BY_WORDS.get(one));
  return found.find((one) => isOfMoney(one)) ?? null;
}

const isOfMoney = (target?: PlotTarget | null) => target === "priceRupees" || target === "rate";

/** What each column is: as it was said, else by its head's meaning; of two alike the first has it. */
export function findPlotColumns(
  heads: readonly string[],
  columns: SaidPlotColumns = {},
): PlotColumn[] {
  const said = new Set(Object.values(columns));
  const taken = new Set<PlotTarget>();
  return heads.map((text, at) => {
    const guessed = guess(text);
    const given = columns[at];
    const wanted = given === undefined ? (said.has(guessed) ? null : guessed) : given;
    const target = wanted !== null && !taken.has(wanted) ? wanted : null;
    if (target) taken.add(target);
    const figures = readHeadFigures(text, isOfMoney(target));
    return { head: text.trim(), target, ...figures, isMetres: IN_METRES.test(text) };
  });
}

/** Rows at the top of a table among which its heads are sought. */
export const TOP_ROWS = 20;

/** Which row holds the heads: that with most columns that mean something, else the first of two texts. */
export function findPlotHeads(rows: readonly (readonly string[])[]): number {
  const top = rows.slice(0, TOP_ROWS);
  const known = top.map((cells) => findPlotColumns(cells).filter(({ target }) => target).length);
  const most = Math.max(0, ...known);
  if (most > 0) return known.indexOf(most);
  const texts = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "").length;
  return Math.max(
    0,
    top.findIndex((cells) => texts(cells) > 1),
  );
}
