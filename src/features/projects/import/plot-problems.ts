/** What may be wrong with a table of plots, or with a cell of it. */
export type PlotProblemCode =
  | "missing"
  | "not-a-number"
  | "out-of-range"
  /** A square yard would cost what none does. */
  | "unlikely-rate"
  | "unknown-value"
  /** A file says no for whom and until when a plot is held. */
  | "held-in-file"
  | "too-long"
  | "duplicate"
  | "missing-column"
  | "no-such-plot"
  | "too-many-plots"
  | "no-rows";

/** One thing that is wrong: the row as a spreadsheet counts it, from 1; 0 for the whole file. */
export interface PlotProblem {
  readonly row: number;
  /** A target of `PLOT_COLUMNS`; empty for none. */
  readonly column: string;
  readonly value: string;
  readonly code: PlotProblemCode;
}
