import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { readCsv } from "./read-csv.server.ts";
import { readJson } from "./read-json.server.ts";
import { readTable, type TableRow } from "./read-table.server.ts";
import { readXlsx } from "./read-xlsx.server.ts";
import { BrokenFileError, type SourceRows } from "./source-row.ts";

const ZIP_MARK = "PK\u0003\u0004";

/** Small pieces, so that what is read is used up before it counts as long-lived memory. */
const PIECES = { highWaterMark: 16 * 1024 };

/** Reads a file by what it holds, not by its name: a workbook, a JSON list, else CSV. */
export async function* readRows(path: string): SourceRows {
  const start = await readStart(path);
  if (start.startsWith(ZIP_MARK)) yield* readTable(readXlsx(path));
  else if (/^(?:\u00ef\u00bb\u00bf)?\s*[[{]/.test(start))
    yield* readJson(createReadStream(path, PIECES));
  else yield* readTable(readCsv(createReadStream(path, PIECES)));
}

/** Rows of a spreadsheet that holds something else than listings: of a workbook's first sheet, else of CSV. */
export async function* readSheet(path: string): AsyncGenerator<readonly TableRow[]> {
  const start = await readStart(path);
  if (start.startsWith(ZIP_MARK)) yield* readXlsx(path);
  else yield* readCsv(createReadStream(path, PIECES));
}

async function readStart(path: string): Promise<string> {
  try {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } catch (error) {
    throw new BrokenFileError("unreadable", { value: (error as NodeJS.ErrnoException).code ?? "" });
  }
}
