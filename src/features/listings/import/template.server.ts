import { stringify } from "csv-stringify/sync";
import writeExcelFile from "write-excel-file/node";
import type { Listing } from "#features/listings/model/listing.ts";
import { toHarmless } from "#platform/files/spreadsheet-text.ts";
import {
  headsOf,
  SHEET_COLUMNS,
  type SheetWords,
  sheetGuide,
  sheetNames,
  toSheetRow,
} from "./sheet-columns.ts";

export const TEMPLATE_KINDS = ["xlsx", "csv"] as const;
type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** In characters; a longer name makes its column wider. */
const NARROWEST = 14;

interface Sheet {
  readonly kind: TemplateKind;
  readonly words: SheetWords;
  /** Whether the heads are the fields' paths, for programs. */
  readonly forPrograms?: boolean;
  readonly listings?: readonly Listing[];
}

/**
 * Listings as a table with every column that the import reads, those that are needed first; without
 * any, a table to be filled in. A workbook tells on its second sheet how each column is written, in
 * the language of the words.
 */
export async function listingsSheet({
  kind,
  words,
  forPrograms = false,
  listings = [],
}: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const rows = listings.map(toSheetRow);
  const heads = headsOf(forPrograms ? null : words);
  if (kind === "csv") return toCsv([heads, ...rows]);
  return new Uint8Array(await toWorkbook(heads, rows, words));
}

/** By the mark of order spreadsheet programs read a file as UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const harmless = rows.map((cells) => cells.map(toHarmless));
  return new TextEncoder().encode(stringify(harmless, { bom: true, record_delimiter: "windows" }));
}

/** Titles in the first row, which stays in sight, and columns wide enough for them. */
function toWorkbook(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  words: SheetWords,
): Promise<Buffer> {
  const titles = heads.map((value, at) =>
    SHEET_COLUMNS[at]?.required ? ({ value, fontWeight: "bold" } as const) : value,
  );
  const [guide, names] = [sheetGuide(words), sheetNames(words)];
  const widths = [28, 10, 60, 60, 40].map((width) => ({ width }));
  return writeExcelFile([
    {
      sheet: names.listings,
      data: [titles, ...rows.map((row) => row.map(orEmpty))],
      stickyRowsCount: 1,
      columns: heads.map(({ length }) => ({ width: Math.max(length + 2, NARROWEST) })),
    },
    {
      sheet: names.guide,
      data: guide.map((row) => row.map(orEmpty)),
      stickyRowsCount: 1,
      columns: widths,
    },
  ]).toBuffer();
}

const orEmpty = (text: string) => (text === "" ? null : text);
