import type { Listing } from "#features/listings/model/listing.ts";
import { BrokenFileError } from "#platform/sheets/broken-file.ts";
import { checkRows } from "./check-rows.ts";
import type { Reading } from "./find-columns.ts";
import { ProblemCollector, type ProblemReport } from "./problem-report.ts";
import { readRows } from "./read-file.server.ts";
import { type TableAs, TableReport } from "./table-report.ts";

/** Some good rows of a file, with what is known to be wrong so far. */
export interface CheckedRows {
  readonly good: readonly Listing[];
  readonly report: ProblemReport;
  /** True of the last ones when the file cannot be read to its end. */
  readonly isBroken: boolean;
  /** Null of a JSON list, and of a table whose heads are not yet found. */
  readonly table: TableAs | null;
}

/** Reads and checks the file of a path: here, or in a thread. */
export type CheckFile = (path: string, reading?: Reading) => AsyncIterable<CheckedRows>;

/** Reads and checks a file here, a few rows at a time. */
export async function* checkFile(path: string, reading: Reading = {}): AsyncGenerator<CheckedRows> {
  const table = new TableReport();
  const problems = new ProblemCollector();
  try {
    for await (const good of checkRows(readRows(path, reading, table), problems, reading.bounds))
      yield { good, report: problems.report(), isBroken: false, table: table.result() };
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error;
    problems.add(error.problem);
    yield { good: [], report: problems.report(), isBroken: true, table: table.result() };
  }
}
