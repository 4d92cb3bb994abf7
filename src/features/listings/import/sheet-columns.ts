import type { I18n } from "@lingui/core";
import {
  FIELDS,
  type ListingField,
  toMessage,
  valueAt,
} from "#features/listings/model/fields/fields.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import type { Reading } from "./find-columns.ts";

/** The columns of our own sheets: those that no listing is without come first. */
export const SHEET_COLUMNS: readonly ListingField[] = [
  ...FIELDS.filter(({ required }) => required),
  ...FIELDS.filter(({ required }) => !required),
];

/** The words of a language that sheets are written in: names and hints of fields, and all else. */
export interface SheetWords {
  readonly fields: I18n;
  readonly others: I18n;
}

/** What a text is in the words of a language. */
const say = (words: I18n, text: string) => words._(toMessage(text));

/** The heads of `SHEET_COLUMNS`: the fields' names, or without words their paths, which no translation changes. */
export function headsOf(words: Pick<SheetWords, "fields"> | null): string[] {
  return SHEET_COLUMNS.map(({ path, label }) => (words ? say(words.fields, label) : path));
}

/** The heads of our own sheets in several languages, for whoever reads one back. */
export function ownHeads(languages: readonly I18n[]): NonNullable<Reading["own"]> {
  return Object.fromEntries(
    languages.flatMap((fields) =>
      SHEET_COLUMNS.map(({ path, label }) => [say(fields, label), path] as const),
    ),
  );
}

const SHEETS = { listings: /*i18n*/ "Listings", guide: /*i18n*/ "How to fill it in" };
const TITLES = [
  "Column",
  /*i18n*/ "Needed",
  /*i18n*/ "How it is written",
  /*i18n*/ "Values",
  "Name for programs",
];
const YES = /*i18n*/ "yes";

/** What the sheets of a workbook are called. */
export function sheetNames({ others }: SheetWords): typeof SHEETS {
  return { listings: say(others, SHEETS.listings), guide: say(others, SHEETS.guide) };
}

/** What a sheet says of its fields for a person who fills it in; values stay as they are written. */
export function sheetGuide({ fields, others }: SheetWords): string[][] {
  const rows = SHEET_COLUMNS.map(({ path, label, required, hint, kind, options, offers }) => {
    const how = HOW[kind];
    const values = [...(options ?? offers ?? [])].filter(Boolean).join("; ");
    return [
      say(fields, label),
      required ? say(others, YES) : "",
      hint === undefined ? how && say(others, how) : say(fields, hint),
      values || (kind === "yes-no" ? "yes; no" : ""),
      path,
    ].map((text) => text ?? "");
  });
  return [TITLES.map((title) => say(others, title)), ...rows];
}

const SEVERAL = /*i18n*/ "Several with ; between them";
const HOW: Partial<Record<ListingField["kind"], string>> = {
  area: /*i18n*/ "Such as 49852 sq yd, or 12 acres",
  sizes: /*i18n*/ "Such as 162 - 525 sq yd",
  rate: /*i18n*/ "Rupees per sq yd, such as 20000",
  date: /*i18n*/ "Such as 2026-11-22 or 22/11/2026",
  entries: SEVERAL,
  features: SEVERAL,
  addresses: SEVERAL,
  choices: SEVERAL,
  degrees: /*i18n*/ "Such as 16.5062",
};

/**
 * A listing as a row under `SHEET_COLUMNS`; an import reads the same listing from it. A no is written,
 * since an empty cell says nothing of what is stored.
 */
export function toSheetRow(listing: Listing): string[] {
  return SHEET_COLUMNS.map(({ path }) => {
    const value = valueAt(listing, path);
    if (Array.isArray(value)) return toCell(value.map(String));
    if (typeof value === "boolean") return value ? "yes" : "no";
    return String(value ?? "");
  });
}

/** One entry with a comma in it is told from several by a mark at its end. */
function toCell(entries: readonly string[]): string {
  const [first = ""] = entries;
  return entries.length === 1 && first.includes(",") ? `${first};` : entries.join("; ");
}
