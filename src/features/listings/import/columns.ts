import type { FieldKind } from "#features/listings/model/fields/field-kinds.ts";
import { FIELDS } from "#features/listings/model/fields/fields.ts";
import type { FieldPath } from "#features/listings/model/fields/listing-fields.ts";
import {
  findUnit,
  isUntold,
  toCountedSum,
  typedArea,
  typedDegrees,
  typedSizes,
  typedSum,
} from "#features/listings/model/fields/typed-figures.ts";
import { toLatinDigits } from "#lib/text/latin-digits.ts";
import { shorten } from "#lib/text/one-line.ts";
import { DAY_MS } from "#lib/time/time.ts";
import { fromHarmless } from "#platform/files/spreadsheet-text.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import type { FoundColumn } from "./find-columns.ts";
import { type HeadFigures, toCountedRate } from "./head-figures.ts";
import { PLACE_COLUMN } from "./header-words.ts";
import type { ImportNote, SourceRow } from "./source-row.ts";
import { withWhatIsMissing } from "./table-defaults.ts";

/** How a cell's text is read into a field. */
type CellKind =
  | "text"
  | "area"
  | "rate"
  | "list"
  | "entries"
  | "number"
  | "boolean"
  | "choice"
  | "date";

const CELL_KINDS: Readonly<Record<FieldKind, CellKind>> = {
  line: "text",
  paragraph: "text",
  area: "area",
  sizes: "area",
  rate: "rate",
  date: "date",
  address: "text",
  addresses: "list",
  entries: "entries",
  features: "list",
  degrees: "number",
  "yes-no": "boolean",
  choice: "choice",
  status: "choice",
  choices: "entries",
};

/** Flat column name → kind: the fields of a listing, `marketValue.pricePerSqYd` for nested ones. */
export const COLUMN_KINDS: ReadonlyMap<string, CellKind> = new Map(
  FIELDS.map(({ path, kind }) => [path, CELL_KINDS[kind]]),
);
const YES = ["true", "yes", "y", "1", "✓", "అవును", "ఉంది", "हाँ", "हां", "है"];
const NO = ["false", "no", "n", "0", "✗", "-", "కాదు", "లేదు", "नहीं"];
const YES_OR_NO = new Map([
  ...YES.map((word) => [word, true] as const),
  ...NO.map((word) => [word, false] as const),
]);
/** Day 0 of spreadsheet dates. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);
const CHOICES = new Map(FIELDS.map(({ path, options = [] }) => [path as string, options]));
/** Other words for a choice. */
const SAME_CHOICE: readonly (readonly [words: RegExp, choice: string])[] = [
  [
    /^(?:open |residential |house |villa )?(?:plots?|sites?|layout|land)$|^ప్లాట్(?:లు)?$|^प्लॉट$/i,
    "Plot",
  ],
  [/^(?:flats?|apartments?)$|^ఫ్లాట్$|^फ्लैट$/i, "Apartment"],
  [/^(?:villas?|independent house|duplex)$|^విల్లా$|^विला$/i, "Villa"],
  [/^(?:on sale|for sale|selling|open)$|^అందుబాటులో ఉంది$|^उपलब्ध$/i, "Available"],
  [/^(?:upcoming|soon|pre[\s-]?launch|launching soon)$/i, "Coming soon"],
  [/^sold(?:[\s-]*out)?$|^all sold$|^(?:అన్నీ )?అమ్ముడయ్యాయి$|^(?:सब )?बिक (?:चुके|गए)$/i, "Sold out"],
];

/** One row of a table as the nested input of `parseListing`; null for a row without any text. */
export function toSourceRow(
  row: number,
  columns: readonly FoundColumn[],
  cells: readonly string[],
  note: (note: ImportNote) => void,
): SourceRow | null {
  if (cells.every((cell) => cell.trim() === "")) return null;
  const beyond = cells.findIndex((cell, at) => at >= columns.length && cell.trim() !== "");
  if (beyond >= 0) {
    const value = shorten(cells[beyond]);
    return { row, problem: { row, column: `#${beyond + 1}`, value, code: "unknown-field" } };
  }
  // As a text it would be a fact of the listing.
  const failed = columns.findIndex(
    ({ target }, at) => target !== null && isUntold(cells[at] ?? ""),
  );
  const column = columns[failed]?.target;
  if (column) {
    const value = shorten(cells[failed]);
    return { row, problem: { row, column, value, code: "bad-format" } };
  }
  return withWhatIsMissing({ row, columns, note, ...readCells(columns, cells) });
}

/** What a row's cells say, and of which fields they say it or leave it open. */
function readCells(columns: readonly FoundColumn[], cells: readonly string[]) {
  const input: Record<string, unknown> = {};
  const stated = new Set<FieldPath>();
  const emptied = new Set<FieldPath>();
  for (const [at, column] of columns.entries()) {
    const { target } = column;
    if (target === null) continue;
    const cell = fromHarmless(cells[at]?.trim() ?? "");
    const fields: readonly FieldPath[] = target === PLACE_COLUMN ? ["lat", "lng"] : [target];
    const value = target === PLACE_COLUMN ? cell : toValue(target, cell, column);
    const isEmpty = cell === "" || (Array.isArray(value) && value.length === 0);
    for (const field of fields) (isEmpty ? emptied : stated).add(field);
    if (isEmpty) continue;
    if (target === PLACE_COLUMN) putPlace(input, cell);
    else put(input, target, value);
  }
  return { input, stated: [...stated], emptied: [...emptied.difference(stated)] };
}

function put(input: Record<string, unknown>, field: string, value: unknown): void {
  const [first = "", second] = field.split(".");
  if (second === undefined) input[first] = value;
  else input[first] = { ...(input[first] as object | undefined), [second]: value };
}

/** "16.5062, 80.648". */
function putPlace(input: Record<string, unknown>, cell: string): void {
  const [lat = "", lng = "", ...more] = cell.split(/\s*[,;]\s*|\s+(?=-?\d)/);
  input.lat = typedDegrees(lat) ?? cell;
  input.lng = (more.length === 0 ? typedDegrees(lng) : null) ?? cell;
}

/** What does not read as its kind stays text, for the parser to refuse with the value shown. */
function toValue(field: string, cell: string, { unit, times }: HeadFigures): unknown {
  switch (COLUMN_KINDS.get(field)) {
    case "list":
      return parted(cell, cell.includes(";") ? /[;\n]/ : /[,\n]/);
    case "entries":
      return parted(cell, /[;\n]/);
    case "area":
      return inUnit(cell, unit);
    case "rate":
      return atRate(cell, { unit, times });
    case "number":
      return typedDegrees(cell) ?? cell;
    case "boolean":
      return YES_OR_NO.get(cell.toLowerCase()) ?? cell;
    case "choice":
      return toChoice(field, cell);
    case "date":
      return /^\d{5}(?:\.\d+)?$/.test(cell) ? toIsoDate(Number(cell)) : cell;
    default:
      return times === null ? cell : inRupees(cell, times);
  }
}

function parted(cell: string, between: RegExp): string[] {
  return cell.split(between).flatMap((part) => part.trim() || []);
}

const isArea = (text: string) => typedArea(text) !== null || typedSizes(text) !== null;

/** Figures without a unit of their own are of the one that the column's head names; what is no area stays as it is. */
function inUnit(cell: string, unit: number | null): string {
  if (unit === null || findUnit(cell) !== null || !/\p{Nd}/u.test(cell)) return cell;
  const written = inSqYards(cell, unit);
  return isArea(written) || isArea(cell) ? written : cell;
}

function inSqYards(cell: string, unit: number): string {
  // No figure has a comma before four digits: "1350,2700" are two.
  const figures = toLatinDigits(cell).replaceAll(/,(?=\d{4})/g, ", ");
  if (unit === 1) return `${figures} sq yd`;
  return figures
    .replaceAll(/\d+(?:,\d+)*(?:\.\d+)?/g, (figure) =>
      String(Math.round(Number(figure.replaceAll(",", "")) * unit * 100) / 100),
    )
    .concat(" sq yd");
}

/** The same of a sum, in what the head counts rupees in; one that names what it is for, "3 lakh per cent", is none. */
function atRate(cell: string, figures: HeadFigures): string {
  const { unit } = figures;
  const sum = toCountedRate(cell, figures) ?? (unit === null ? null : typedSum(cell));
  if (sum === null) return cell;
  return `₹${Math.round((sum / (unit ?? 1)) * 100) / 100} per sq yd`;
}

/** "45" and "45 - 60" below a head that counts in lakhs as rupees; what says its own unit stays as it is. */
function inRupees(cell: string, times: number): string {
  const sums = cell.split(/\s*(?:-|–|—|\bto\b)\s*/i).map((one) => toCountedSum(one, times));
  if (sums.some((sum) => sum === null)) return cell;
  return sums.map((sum) => formatRupees(Math.round(sum ?? 0))).join(" – ");
}

function toChoice(field: string, cell: string): string {
  const options = CHOICES.get(field) ?? [];
  const same = options.find((option) => option.toLowerCase() === cell.toLowerCase());
  const other = SAME_CHOICE.find(([words]) => words.test(cell))?.[1];
  return same ?? (other !== undefined && options.includes(other) ? other : cell);
}

function toIsoDate(spreadsheetDay: number): string {
  return new Date(SPREADSHEET_EPOCH + Math.floor(spreadsheetDay) * DAY_MS)
    .toISOString()
    .slice(0, 10);
}
