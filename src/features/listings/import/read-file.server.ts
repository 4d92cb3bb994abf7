import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { decodeText, PIECES } from "./decode-text.server.ts";
import type { Reading } from "./find-columns.ts";
import { readCsv } from "./read-csv.server.ts";
import { readJson } from "./read-json.server.ts";
import { readTable, type TableRow } from "./read-table.server.ts";
import { readXlsx } from "./read-xlsx.server.ts";
import { BrokenFileError, type ImportProblemCode, type SourceRows } from "./source-row.ts";
import { TableReport } from "./table-report.ts";

const ZIP_MARK = "PK\u0003\u0004";
/** Files that are often given for a table, by how they begin, and what is said of them. */
const OTHERS: readonly (readonly [code: ImportProblemCode, starts: readonly string[]])[] = [
  ["old-workbook", ["\u00d0\u00cf\u0011\u00e0"]],
  ["not-a-table", ["%PDF", "\u0089PNG", "\u00ff\u00d8", "GIF8", "{\\rtf", "<"]],
];
const OPEN_DOCUMENT = "mimetypeapplication/vnd.oasis";

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

/** Rows of a spreadsheet that holds something else than listings: of a workbook's first sheet, else of text. */
export async function* readSheet(path: string): AsyncGenerator<readonly TableRow[]> {
  yield* tableOf(path, await readStart(path));
}

function tableOf(path: string, start: string): AsyncGenerator<readonly TableRow[]> {
  return start.startsWith(ZIP_MARK) ? readXlsx(path) : readCsv(decodeText(path, start));
}

async function readStart(path: string): Promise<string> {
  const start = await firstBytes(path);
  const text = start.replace(/^\u00ef\u00bb\u00bf/, "").trimStart();
  const other = OTHERS.find(([, starts]) => starts.some((one) => text.startsWith(one)));
  if (other) throw new BrokenFileError(other[0]);
  if (start.startsWith(ZIP_MARK) && start.includes(OPEN_DOCUMENT))
    throw new BrokenFileError("open-document");
  return start;
}

async function firstBytes(path: string): Promise<string> {
  try {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } catch (error) {
    throw new BrokenFileError("unreadable", { value: (error as NodeJS.ErrnoException).code ?? "" });
  }
}
