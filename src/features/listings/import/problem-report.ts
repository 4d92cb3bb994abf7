import type { RowProblem } from "./source-row.ts";

const MOST_PROBLEMS = 200;

/** What is wrong with a file; at most 200 problems are kept, the others counted. */
export interface ProblemReport {
  readonly problems: readonly RowProblem[];
  /** Problems beyond those listed. */
  readonly more: number;
  readonly badRows: number;
}

/** Gathers problems in the order of the file, in bounded memory. */
export class ProblemCollector {
  private readonly problems: RowProblem[] = [];
  private more = 0;
  private badRows = 0;
  private lastRow = -1;

  add(problem: RowProblem): void {
    if (problem.row !== this.lastRow) this.badRows++;
    this.lastRow = problem.row;
    if (this.problems.length < MOST_PROBLEMS) this.problems.push(problem);
    else this.more++;
  }

  report(): ProblemReport {
    return { problems: this.problems, more: this.more, badRows: this.badRows };
  }
}
