import {
  findPlotColumns,
  findPlotHeads,
  type PlotColumn,
  type SaidPlotColumns,
} from "./find-plot-columns.ts";
import type { PlotTarget } from "./plot-columns.ts";
import type { PlotProblem } from "./plot-problems.ts";

/** A row of a table: its number as a spreadsheet shows it, and the texts of its cells. */
export interface Row {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A column of a table, as a person is shown it. */
export interface ShownPlotColumn {
  /** Its number from 0. */
  readonly at: number;
  readonly head: string;
  /** Its first texts, at most 60 characters each. */
  readonly samples: readonly string[];
  readonly target: PlotTarget | null;
}

/** A table whose heads were found. */
export interface PlotTable {
  /** Row of the heads, as a spreadsheet counts. */
  readonly headRow: number;
  readonly found: readonly PlotColumn[];
  readonly columns: readonly ShownPlotColumn[];
  /** The rows below the heads that are not empty. */
  readonly body: readonly Row[];
}

const SAMPLES = 3;
const LONGEST_TEXT = 60;
/** What stands in a cell, as a person finds it in the file: from its start, cut off where it is long. */
const shorten = (text = "") => text.trim().slice(0, LONGEST_TEXT);

/** Seeks the heads among the first rows, and what each column is; null where every row is empty. */
export function readPlotTable(rows: readonly Row[], said: SaidPlotColumns): PlotTable | null {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const at = findPlotHeads(filled.map(({ cells }) => cells));
  const header = filled[at];
  if (!header) return null;
  const found = findPlotColumns(header.cells, said);
  const body = filled.slice(at + 1);
  const columns = found.map(({ head, target }, column) => ({
    at: column,
    head: shorten(head),
    target,
    samples: body
      .map(({ cells }) => shorten(cells[column]))
      .filter(Boolean)
      .slice(0, SAMPLES),
  }));
  return { headRow: header.row, found, columns, body };
}

/** One thing that is wrong, with what stands there as a report shows it. */
export function toPlotProblem(
  row: number,
  column: string,
  value: string,
  code: PlotProblem["code"],
): PlotProblem {
  return { row, column, value: shorten(value), code };
}
