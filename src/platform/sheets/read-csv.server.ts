import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { BrokenFileError, LONGEST_ROW } from "./broken-file.ts";
import { findDelimiter } from "./find-delimiter.ts";
import type { TableRow } from "./sheet-cells.ts";

const ROWS_AT_ONCE = 50;
/** By so much of a file is told what stands between its cells, UTF-16 units. */
const START = 32_000;

/** Rows of a table as text, whatever stands between its cells. */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<readonly TableRow[]> {
  const { start, all } = await startOf(text);
  const parser = parse({
    bom: true,
    delimiter: findDelimiter(start),
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
  });
  // The reader below gets the failure as well, from the parser that it reads.
  const feeding = pipeline(all, parser).catch((error: unknown) => error);
  let row = 0;
  let rows: TableRow[] = [];
  try {
    for await (const cells of parser) {
      rows.push({ row: ++row, cells });
      if (rows.length < ROWS_AT_ONCE) continue;
      yield rows;
      rows = [];
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const code = error.code === "CSV_MAX_RECORD_SIZE" ? "too-large" : "malformed";
    throw new BrokenFileError(code, { row: Math.max(row, Number(error.records ?? 0)) + 1 });
  } finally {
    parser.destroy();
    await feeding;
  }
  yield rows;
}

/** The first of a text, and the whole of it. */
async function startOf(text: AsyncIterable<string>) {
  const pieces = text[Symbol.asyncIterator]();
  let start = "";
  while (start.length < START) {
    const { done, value } = await pieces.next();
    if (done) break;
    start += value;
  }
  async function* all() {
    yield start;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  // Its last line is cut off, unless it is the only one.
  const cut = start.length < START ? start : start.slice(0, start.lastIndexOf("\n") + 1) || start;
  return { start: cut.replace(/^\uFEFF/, ""), all: all() };
}
