import { FIELDS } from "#features/listings/model/fields/fields.ts";
import { findUnit } from "#features/listings/model/fields/typed-figures.ts";
import type { Bounds } from "#lib/geo/geo.ts";
import { type HeadFigures, readHeadFigures, withoutMultiple, withoutUnit } from "./head-figures.ts";
import {
  type ColumnTarget,
  HEADER_WORDS,
  NO_FIELD,
  normalHeader,
  PLACE_COLUMN,
} from "./header-words.ts";

/** How a person said that a table is to be read. */
export interface Reading {
  /** By the number of a column from 0: what it is, null for nothing; others are guessed. */
  readonly columns?: Readonly<Record<number, ColumnTarget | null>>;
  /** What was said of heads in earlier files, by `normalHeader`. */
  readonly remembered?: ReadonlyMap<string, ColumnTarget | null>;
  /** Heads of our own sheets, letter by letter; how people head theirs is known beside them. */
  readonly own?: Readonly<Record<string, ColumnTarget>>;
  /** Of the site's region: a layout beyond them is none of its. */
  readonly bounds?: Bounds;
  /** Whether a table's empty cell takes away what is stored; it stays unless told. */
  readonly emptyCellsClear?: boolean;
}

/** A column of a table, understood. */
export interface FoundColumn extends HeadFigures {
  readonly head: string;
  /** Null where nothing is read from it. */
  readonly target: ColumnTarget | null;
}

const RATE = "marketValue.pricePerSqYd";
const IN_RUPEES: ReadonlySet<ColumnTarget | null> = new Set<ColumnTarget>([
  RATE,
  "priceRange",
  "marketValue.currentValue",
  "marketValue.estimatedValue",
]);

/** Everything a column may be read into, in the order of the form. */
export const TARGETS: readonly ColumnTarget[] = [...FIELDS.map(({ path }) => path), PLACE_COLUMN];
const KNOWN: ReadonlySet<string> = new Set(TARGETS);

/** True for the name of a target, from anywhere. */
export function isTarget(name: string): name is ColumnTarget {
  return KNOWN.has(name);
}

/** A listing's row goes by one of these; the registration is its number where there is no other. */
const GOES_BY: readonly ColumnTarget[] = ["name", "mlsNumber", "constructionDetails.approvals"];

/** Whether a table with such columns tells which listing each row is of. */
export function tellsWhich(columns: readonly { readonly target: string | null }[]): boolean {
  return columns.some(({ target }) => GOES_BY.some((one) => one === target));
}

const BY_HEAD: ReadonlyMap<string, ColumnTarget> = new Map([
  ...Object.entries(HEADER_WORDS).flatMap(([target, words]) =>
    words.map((word) => [word, target as ColumnTarget] as const),
  ),
  ...FIELDS.map(({ path, label }) => [normalHeader(label), path] as const),
  ...FIELDS.map(({ path }) => [normalHeader(path), path] as const),
]);

/**
 * What a head means, null where no guess is to be had: its own words, or all but those of a unit or of a
 * multiple of rupees. A price of a unit of land is a rate.
 */
function guess(head: string): ColumnTarget | null {
  const words = normalHeader(head);
  if (NO_FIELD.has(words)) return null;
  const target = BY_HEAD.get(words) ?? BY_HEAD.get(withoutUnit(words)) ?? guessMoney(words);
  return target === "priceRange" && findUnit(head) !== null ? RATE : target;
}

/** "price in lakhs" → that of "price". */
function guessMoney(words: string): ColumnTarget | null {
  const found = withoutMultiple(words).map((one) => BY_HEAD.get(one) ?? null);
  const target = found.find((one) => one !== null) ?? null;
  return IN_RUPEES.has(target) ? target : null;
}

/**
 * What each column of a table is by its head: as it was said, else as it was said of an earlier
 * file, else by its path, as the head of a sheet of ours, by its name or its meaning. Of two that mean the same the first has it.
 */
export function findColumns(heads: readonly string[], reading: Reading = {}): FoundColumn[] {
  const said = new Set(Object.values(reading.columns ?? {}));
  const taken = new Set<ColumnTarget>();
  const targets = heads.map((text, at) => {
    const given = reading.columns?.[at];
    const head = text.trim();
    const guessed = () => {
      const remembered = reading.remembered?.get(normalHeader(head));
      const found = remembered === undefined ? targetOf(head, reading) : remembered;
      return found !== null && said.has(found) ? null : found;
    };
    const target = given === undefined ? guessed() : given;
    if (target === null || taken.has(target)) return null;
    taken.add(target);
    return target;
  });
  return heads.map((head, at) => {
    const target = targets[at] ?? null;
    return { head: head.trim(), target, ...readHeadFigures(head, IN_RUPEES.has(target)) };
  });
}

function targetOf(head: string, { own = {} }: Reading): ColumnTarget | null {
  if (isTarget(head)) return head;
  const text = head.normalize("NFC");
  return Object.hasOwn(own, text) ? (own[text] ?? null) : guess(head);
}

/** Rows at the top of a table among which its heads are sought. */
export const TOP_ROWS = 20;

/**
 * Which of a table's first rows holds the heads: the one with most columns that mean something,
 * else the first with two texts; -1 for none.
 */
export function findHeads(rows: readonly (readonly string[])[], reading: Reading = {}): number {
  const known = rows.map(
    (cells) =>
      findColumns(cells, { ...reading, columns: {} }).filter(({ target }) => target).length,
  );
  const most = Math.max(0, ...known);
  if (most >= 2) return known.indexOf(most);
  const texts = (cells: readonly string[]) =>
    cells.filter((cell) => cell.trim() !== "" && Number.isNaN(Number(cell))).length;
  const several = rows.findIndex((cells) => texts(cells) > 1);
  return several >= 0 ? several : known.indexOf(1);
}
