import type { CatalogueColumns } from "#features/listings/index.ts";
import { matchSpelling, type Spelling, toSpelling } from "#features/places/index.ts";
import { inTurns } from "#lib/time/turns.ts";

/** The name of some listings, ready to be matched, with the first row that has it. */
interface LayoutName {
  readonly row: number;
  readonly spelling: Spelling;
}

export type LayoutNames = readonly LayoutName[];

export interface FoundName {
  readonly row: number;
  /** As of places: 0 not at all, 104 letter for letter. */
  readonly worth: number;
}

const NUMERALS: Readonly<Record<string, string>> = { i: "1", ii: "2", iii: "3", iv: "4", v: "5" };
/** After a blank or a dash: "ARIA-II", "PHASE I". A single letter counts after "phase" alone. */
const NUMERAL = /(?<=[\s-])(?:ii|iii|iv)\b|(?<=\bphase[\s-]+)[iv]\b/g;

/** A name as it is matched: phases by their digit. */
function toName(text: string): Spelling {
  const lower = text.toLowerCase();
  return toSpelling(lower.replace(NUMERAL, (numeral) => NUMERALS[numeral] ?? numeral));
}

/** Made at the first question to a catalogue, and kept as long as it is. */
const namesByColumns = new WeakMap<CatalogueColumns, Promise<LayoutNames>>();

/** All names of a catalogue, each once. */
export function namesOf(columns: CatalogueColumns): Promise<LayoutNames> {
  const known = namesByColumns.get(columns);
  if (known) return known;
  const names = toLayoutNames(columns);
  namesByColumns.set(columns, names);
  return names;
}

/** About 20 µs a name, in turns. */
async function toLayoutNames({ count, name }: CatalogueColumns): Promise<LayoutNames> {
  const rowByName = new Map<string, number>();
  for (let row = 0; row < count; row += 1) {
    const text = name[row] ?? "";
    if (!rowByName.has(text)) rowByName.set(text, row);
  }
  const names: LayoutName[] = [];
  for await (const [text, row] of inTurns(rowByName)) names.push({ row, spelling: toName(text) });
  return names;
}

/** Names that agree with what was typed in Latin letters or as it sounds, best first. */
export async function findNames(
  names: LayoutNames,
  texts: readonly string[],
): Promise<FoundName[]> {
  const typed = texts.map(toName);
  const found: FoundName[] = [];
  for await (const { row, spelling } of inTurns(names)) {
    const worth = Math.max(...typed.map((text) => matchSpelling(text, spelling)));
    if (worth > 0) found.push({ row, worth });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** The longest name that stands whole in a text of small letters and of which a test holds; null for none. */
export async function findNameWithin(
  names: LayoutNames,
  text: string,
  isSought: (name: string) => boolean,
): Promise<string | null> {
  const within: string[] = [];
  for await (const { spelling } of inTurns(names))
    if (text.includes(spelling.written)) within.push(spelling.written);
  const longestFirst = within.sort((a, b) => b.length - a.length);
  return longestFirst.find((name) => standsWhole(name, text) && isSought(name)) ?? null;
}

/** Whether no letter or digit is joined to a part of a text. */
function standsWhole(part: string, text: string): boolean {
  const [before = "", after = ""] = text.split(part, 2);
  return !/[\p{L}\p{M}\p{N}]$/u.test(before) && !/^[\p{L}\p{M}\p{N}]/u.test(after);
}
