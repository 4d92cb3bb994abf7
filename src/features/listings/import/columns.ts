import type { FieldKind } from "#features/listings/model/field-kinds.ts";
import { FIELDS } from "#features/listings/model/fields.ts";
import { shorten } from "#features/listings/model/listing.ts";
import { DAY_MS } from "#lib/time/time.ts";
import { BrokenFileError, type RowProblem, type SourceRow } from "./source-row.ts";

/** How a cell's text is read into a field. */
type CellKind = "text" | "list" | "number" | "boolean" | "date";

const CELL_KINDS: Readonly<Record<FieldKind, CellKind>> = {
  line: "text",
  paragraph: "text",
  area: "text",
  sizes: "text",
  rate: "text",
  date: "date",
  address: "text",
  addresses: "list",
  entries: "list",
  features: "list",
  degrees: "number",
  "yes-no": "boolean",
  choice: "text",
  choices: "list",
};

/** Flat column name → kind: the fields of a listing, `marketValue.pricePerSqYd` for nested ones. */
export const COLUMN_KINDS: ReadonlyMap<string, CellKind> = new Map(
  FIELDS.map(({ path, kind }) => [path, CELL_KINDS[kind]]),
);
/** Columns that no table may be without. */
export const NEEDED = FIELDS.filter(({ required }) => required).map(({ path }) => path);
const YES_OR_NO = new Map([
  ["true", true],
  ["yes", true],
  ["1", true],
  ["false", false],
  ["no", false],
  ["0", false],
]);
/** Day 0 of spreadsheet dates. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);

/** A table's header, understood. */
export interface Header {
  /** Field of each column, null where the column is not known. */
  readonly fields: readonly (string | null)[];
  /** Unknown or repeated columns, in row 1. */
  readonly problems: readonly RowProblem[];
}

/** Reads the first row of a table; throws BrokenFileError when needed columns are missing. */
export function readHeader(cells: readonly string[]): Header {
  const names = cells.map((cell) => cell.trim());
  const problems: RowProblem[] = [];
  const fields = names.map((name, at) => {
    const column = shorten(name);
    if (name === "") return null;
    if (!COLUMN_KINDS.has(name))
      problems.push({ row: 1, column, value: "", code: "unknown-field" });
    else if (names.indexOf(name) < at)
      problems.push({ row: 1, column, value: "", code: "duplicate" });
    else return name;
    return null;
  });
  const [first, ...others] = NEEDED.filter((name) => !names.includes(name));
  if (first === undefined) return { fields, problems };
  const missing = others.map(
    (column): RowProblem => ({ row: 1, column, value: "", code: "missing-column" }),
  );
  const also = [...missing, ...problems];
  throw new BrokenFileError("missing-column", { row: 1, column: first }, also);
}

/** One row of a table as the nested input of `parseListing`; null for a row without any text. */
export function toSourceRow(
  row: number,
  { fields }: Header,
  cells: readonly string[],
): SourceRow | null {
  if (cells.every((cell) => cell.trim() === "")) return null;
  const beyond = cells.findIndex((cell, at) => at >= fields.length && cell.trim() !== "");
  if (beyond >= 0) {
    const value = shorten(cells[beyond]);
    return { row, problem: { row, column: `#${beyond + 1}`, value, code: "unknown-field" } };
  }
  const input: Record<string, unknown> = {};
  for (const [at, field] of fields.entries()) {
    const cell = cells[at]?.trim() ?? "";
    if (field !== null && cell !== "") put(input, field, toValue(field, cell));
  }
  return { row, input };
}

function put(input: Record<string, unknown>, field: string, value: unknown): void {
  const [first = "", second] = field.split(".");
  if (second === undefined) input[first] = value;
  else input[first] = { ...(input[first] as object | undefined), [second]: value };
}

/** What does not read as its kind stays text, for the parser to refuse with the value shown. */
function toValue(field: string, cell: string): unknown {
  switch (COLUMN_KINDS.get(field)) {
    case "list":
      return cell.split(";").flatMap((part) => part.trim() || []);
    case "number":
      return Number.isFinite(Number(cell)) ? Number(cell) : cell;
    case "boolean":
      return YES_OR_NO.get(cell.toLowerCase()) ?? cell;
    case "date":
      return /^\d{5}$/.test(cell) ? toIsoDate(Number(cell)) : cell;
    default:
      return cell;
  }
}

function toIsoDate(spreadsheetDay: number): string {
  return new Date(SPREADSHEET_EPOCH + spreadsheetDay * DAY_MS).toISOString().slice(0, 10);
}
