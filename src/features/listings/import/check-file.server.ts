import type { Listing } from "#features/listings/model/listing.ts";
import { BrokenFileError } from "#platform/sheets/broken-file.ts";
import { checkRows, type FindStored } from "./check-rows.ts";
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

/** How a file is read, and how it is found out what is stored of the listings that it names. */
export interface FileChecking extends Reading {
  readonly findStored: FindStored;
}

/** Reads and checks the file of a path: here, or in a thread. */
export type CheckFile = (path: string, checking: FileChecking) => AsyncIterable<CheckedRows>;

/** Reads and checks a file here, a few rows at a time. */
export async function* checkFile(
  path: string,
  checking: FileChecking,
): AsyncGenerator<CheckedRows> {
  const table = new TableReport();
  const problems = new ProblemCollector();
  const listener = {
    add: problems.add.bind(problems),
    addDoubt: problems.addDoubt.bind(problems),
    note: table.note,
    addEmptied: table.addEmptied,
  };
  try {
    for await (const good of checkRows(readRows(path, checking, table), listener, checking))
      yield { good, report: problems.report(), isBroken: false, table: table.result() };
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error;
    problems.add(error.problem);
    yield { good: [], report: problems.report(), isBroken: true, table: table.result() };
  }
}
