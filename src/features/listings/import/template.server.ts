import { stringify } from "csv-stringify/sync";
import writeExcelFile from "write-excel-file/node";
import type { Listing } from "#features/listings/model/listing.ts";
import { toHarmless } from "#platform/files/spreadsheet-text.ts";
import { SHEET_COLUMNS, SHEET_GUIDE, toSheetRow } from "./sheet-columns.ts";

export const TEMPLATE_KINDS = ["xlsx", "csv"] as const;
type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** In characters; a longer name makes its column wider. */
const NARROWEST = 14;
const TITLES = SHEET_COLUMNS.map(({ label }) => label);

/**
 * Listings as a table with every column that the import reads, those that are needed first; without
 * any, a table to be filled in. A workbook tells on its second sheet how each column is written.
 */
export async function listingsSheet(
  kind: TemplateKind,
  listings: readonly Listing[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const rows = listings.map(toSheetRow);
  if (kind === "csv") return toCsv([TITLES, ...rows]);
  return new Uint8Array(await toWorkbook(rows));
}

/** By the mark of order spreadsheet programs read a file as UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const harmless = rows.map((cells) => cells.map(toHarmless));
  return new TextEncoder().encode(stringify(harmless, { bom: true, record_delimiter: "windows" }));
}

/** Titles in the first row, which stays in sight, and columns wide enough for them. */
function toWorkbook(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const titles = SHEET_COLUMNS.map(({ label, required }) =>
    required ? ({ value: label, fontWeight: "bold" } as const) : label,
  );
  const guide = [SHEET_GUIDE.titles, ...SHEET_COLUMNS.map(SHEET_GUIDE.row)];
  const widths = [28, 10, 60, 60].map((width) => ({ width }));
  return writeExcelFile([
    {
      sheet: "Listings",
      data: [titles, ...rows.map((row) => row.map(orEmpty))],
      stickyRowsCount: 1,
      columns: TITLES.map(({ length }) => ({ width: Math.max(length + 2, NARROWEST) })),
    },
    {
      sheet: "How to fill it in",
      data: guide.map((row) => row.map(orEmpty)),
      stickyRowsCount: 1,
      columns: widths,
    },
  ]).toBuffer();
}

const orEmpty = (text: string) => (text === "" ? null : text);
