import { stringify } from "csv-stringify/sync";
import { toHarmless } from "./spreadsheet-text.ts";

/**
 * Rows as a file for spreadsheets (RFC 4180): every cell quoted and harmless, marked as UTF-8, without
 * which Telugu breaks.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(toHarmless)),
    { bom: true, quoted: true, quoted_empty: true, record_delimiter: "windows" },
  );
}
