import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { decodeUtf8 } from "./read-json.server.ts";
import type { TableRow } from "./read-table.server.ts";
import { BrokenFileError, LONGEST_ROW } from "./source-row.ts";

const ROWS_AT_ONCE = 50;

/** Rows of a CSV file in UTF-8. */
export async function* readCsv(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly TableRow[]> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
  });
  // The reader below gets the failure as well, from the parser that it reads.
  const feeding = pipeline(decodeUtf8(bytes), parser).catch((error: unknown) => error);
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
    throw new BrokenFileError(code, { row: row + 1 });
  } finally {
    parser.destroy();
    await feeding;
  }
  yield rows;
}
