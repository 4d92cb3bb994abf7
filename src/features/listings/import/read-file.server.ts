import { createReadStream } from "node:fs";
import { PIECES } from "#platform/sheets/decode-text.server.ts";
import { readStart, tableOf } from "#platform/sheets/read-sheet.server.ts";
import type { Reading } from "./find-columns.ts";
import { readJson } from "./read-json.server.ts";
import { readTable } from "./read-table.server.ts";
import type { SourceRows } from "./source-row.ts";
import { TableReport } from "./table-report.ts";

/** Reads a file by what it holds, not by its name: a workbook, a JSON list, else text with cells. */
export async function* readRows(
  path: string,
  reading: Reading = {},
  report = new TableReport(),
): SourceRows {
  const start = await readStart(path);
  if (/^(?:\u00ef\u00bb\u00bf)?\s*[[{]/.test(start))
    yield* readJson(createReadStream(path, PIECES));
  else yield* readTable(tableOf(path, start), report, reading);
}
