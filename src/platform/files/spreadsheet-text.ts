/** What makes a spreadsheet compute: at the start of a cell, or of what it takes for one. */
const FORMULA = /^(?:["'\s]*[=+\-@\uff0b\uff0d\uff1d\uff20|%]|[\t\r])/;
/** Where a cell may end for a program that reads the file by other rules. */
const PIECES = /(?<=[;\t\r\n])/;

/**
 * The text as no spreadsheet computes it, whatever separates cells where it is opened. The library
 * guards the start of a cell only (`escape_formulas`), by fewer characters.
 */
export function toHarmless(text: string): string {
  const pieces = text.replaceAll("\0", "").split(PIECES);
  return pieces.map((piece) => (FORMULA.test(piece) ? `'${piece}` : piece)).join("");
}

/** The text as it was before `toHarmless`. */
export function fromHarmless(text: string): string {
  const pieces = text.split(PIECES);
  return pieces
    .map((piece) =>
      piece.startsWith("'") && FORMULA.test(piece.slice(1)) ? piece.slice(1) : piece,
    )
    .join("");
}

/**
 * Rows as a file for spreadsheets (RFC 4180): every cell quoted and harmless, marked as UTF-8, without
 * which Telugu breaks.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${writeCsvRows(rows)}`;
}

/** More rows of such a file. */
export function writeCsvRows(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => `"${toHarmless(cell).replaceAll('"', '""')}"`;
  return rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}
