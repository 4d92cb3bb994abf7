import { findLabel } from "#features/listings/model/fields/fields.ts";
import { BrokenFileError } from "#platform/sheets/broken-file.ts";
import { readSheet } from "#platform/sheets/read-sheet.server.ts";
import type { FileChecking } from "./check-file.server.ts";
import { checkRows } from "./check-rows.ts";
import { readRows } from "./read-file.server.ts";
import { toReason } from "./report-texts.ts";
import type { RowProblem } from "./source-row.ts";
import { TableReport } from "./table-report.ts";

/** Head of the column that tells what is wrong with a row; an import reads nothing from it. */
export const WHY_NOT = "Not accepted because";

const ROWS_AT_ONCE = 200;

/** Some rows of a table. */
type Rows = readonly (readonly string[])[];

/**
 * The rows of a table that are not accepted, each with the reasons at its end, under the heads of
 * the file: mended, it can be brought again. Nothing of a JSON list, or of a file that breaks off.
 */
export async function* refusedRows(path: string, checking: FileChecking): AsyncGenerator<Rows> {
  const reasons = await reasonsByRow(path, checking);
  if (!reasons) return;
  let some: string[][] = [];
  for await (const rows of readSheet(path)) {
    for (const { row, cells } of rows) {
      const why = row === reasons.headRow ? WHY_NOT : reasons.byRow.get(row);
      if (why === undefined) continue;
      const padded = Array.from({ length: reasons.width }, (_, at) => cells[at] ?? "");
      some.push([...padded, why]);
    }
    if (some.length < ROWS_AT_ONCE) continue;
    yield some;
    some = [];
  }
  yield some;
}

async function reasonsByRow(path: string, checking: FileChecking) {
  const byRow = new Map<number, string>();
  const add = ({ row, column, code }: RowProblem) => {
    const name = findLabel(column)?.message ?? column;
    const reason = name === "" ? toReason(code) : `${name}: ${toReason(code)}`;
    byRow.set(row, byRow.has(row) ? `${byRow.get(row)}; ${reason}` : reason);
  };
  const table = new TableReport();
  try {
    const listener = { add, addDoubt() {}, note() {}, addEmptied() {} };
    for await (const _ of checkRows(readRows(path, checking, table), listener, checking));
  } catch (error) {
    if (error instanceof BrokenFileError) return null;
    throw error;
  }
  const found = table.result();
  return found && { byRow, headRow: found.headRow, width: found.columns.length };
}
