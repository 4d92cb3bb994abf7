import { open } from "node:fs/promises";
import { type BrokenFileCode, BrokenFileError } from "./broken-file.ts";
import { decodeText } from "./decode-text.server.ts";
import { readCsv } from "./read-csv.server.ts";
import { readXlsx } from "./read-xlsx.server.ts";
import type { TableRow } from "./sheet-cells.ts";

const ZIP_MARK = "PK\u0003\u0004";
/** Files that are often given for a table, by how they begin, and what is said of them. */
const OTHERS: readonly (readonly [code: BrokenFileCode, starts: readonly string[]])[] = [
  ["old-workbook", ["\u00d0\u00cf\u0011\u00e0"]],
  ["not-a-table", ["%PDF", "\u0089PNG", "\u00ff\u00d8", "GIF8", "{\\rtf", "<"]],
];
const OPEN_DOCUMENT = "mimetypeapplication/vnd.oasis";

/** Rows of a table, by what its file holds: of a workbook's first sheet, else of text. */
export async function* readSheet(path: string): AsyncGenerator<readonly TableRow[]> {
  yield* tableOf(path, await readStart(path));
}

/** The same of a file whose start was read. */
export function tableOf(path: string, start: string): AsyncGenerator<readonly TableRow[]> {
  return start.startsWith(ZIP_MARK) ? readXlsx(path) : readCsv(decodeText(path, start));
}

/** The first bytes of a file, each as a letter; throws BrokenFileError where it is a file of another kind. */
export async function readStart(path: string): Promise<string> {
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
