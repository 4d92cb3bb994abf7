import type { Listing } from "#features/listings/model/listing.ts";
import { checkRows } from "./check-rows.ts";
import { ProblemCollector, type ProblemReport } from "./problem-report.ts";
import { readRows } from "./read-file.server.ts";
import { BrokenFileError } from "./source-row.ts";

/** Some good rows of a file, with what is known to be wrong so far. */
export interface CheckedRows {
  readonly good: readonly Listing[];
  readonly report: ProblemReport;
  /** True of the last ones when the file cannot be read to its end. */
  readonly isBroken: boolean;
}

/** Reads and checks the file of a path: here, or in a thread. */
export type CheckFile = (path: string) => AsyncIterable<CheckedRows>;

/** Reads and checks a file here, a few rows at a time. */
export async function* checkFile(path: string): AsyncGenerator<CheckedRows> {
  const problems = new ProblemCollector();
  try {
    for await (const good of checkRows(readRows(path), problems))
      yield { good, report: problems.report(), isBroken: false };
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error;
    for (const problem of error.problems) problems.add(problem);
    yield { good: [], report: problems.report(), isBroken: true };
  }
}
