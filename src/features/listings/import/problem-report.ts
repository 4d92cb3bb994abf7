import type { Contradiction } from "#features/listings/model/contradictions.ts";
import type { RowProblem } from "./source-row.ts";

const MOST_PROBLEMS = 200;

/** Claims of one good row that contradict each other: it is taken as it is, and looked at. */
export interface RowDoubt extends Contradiction {
  readonly row: number;
  readonly mlsNumber: string;
}

/** What is wrong with a file; at most 200 problems and 200 doubts are kept, the others counted. */
export interface ProblemReport {
  readonly problems: readonly RowProblem[];
  /** Problems beyond those listed. */
  readonly more: number;
  readonly badRows: number;
  readonly doubts: readonly RowDoubt[];
  readonly moreDoubts: number;
}

export const NO_PROBLEMS: ProblemReport = {
  problems: [],
  more: 0,
  badRows: 0,
  doubts: [],
  moreDoubts: 0,
};

/** Gathers problems in the order of the file, in bounded memory. */
export class ProblemCollector {
  private readonly problems: RowProblem[] = [];
  private more = 0;
  private badRows = 0;
  private lastRow = -1;
  private readonly doubts: RowDoubt[] = [];
  private moreDoubts = 0;

  add(problem: RowProblem): void {
    if (problem.row !== this.lastRow) this.badRows++;
    this.lastRow = problem.row;
    if (this.problems.length < MOST_PROBLEMS) this.problems.push(problem);
    else this.more++;
  }

  addDoubt(doubt: RowDoubt): void {
    if (this.doubts.length < MOST_PROBLEMS) this.doubts.push(doubt);
    else this.moreDoubts++;
  }

  report(): ProblemReport {
    const { problems, more, badRows, doubts, moreDoubts } = this;
    return { problems, more, badRows, doubts, moreDoubts };
  }
}
