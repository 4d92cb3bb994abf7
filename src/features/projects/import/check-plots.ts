import type { ListedPlot } from "#features/projects/model/listed-project.ts";
import { MOST_AT_ONCE } from "#features/projects/model/plot-change.ts";
import {
  findPlotColumns,
  findPlotHeads,
  type PlotColumn,
  type SaidPlotColumns,
} from "./find-plot-columns.ts";
import { PLOT_COLUMNS, PLOT_TARGETS, type PlotRowValues, type PlotTarget } from "./plot-columns.ts";
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

/** What a table of plots says, and everything that is wrong with it. */
export interface CheckedPlots {
  readonly columns: readonly ShownPlotColumn[];
  readonly plots: readonly ListedPlot[];
  readonly problems: readonly PlotProblem[];
}

const SAMPLES = 3;
const LONGEST_TEXT = 60;
const shorten = (text = "") => text.trim().slice(0, LONGEST_TEXT);

/** Reads the plots of a table, its heads sought among the first rows. */
export function checkPlots(rows: readonly Row[], said: SaidPlotColumns = {}): CheckedPlots {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const at = findPlotHeads(filled.map(({ cells }) => cells));
  const header = filled[at];
  if (!header) return { columns: [], plots: [], problems: [problem(0, "", "", "no-rows")] };
  const found = findPlotColumns(header.cells, said);
  const body = filled.slice(at + 1);
  const columns = found.map(({ head, target }, column) => ({
    ...{ at: column, head: shorten(head), target },
    samples: body
      .map(({ cells }) => shorten(cells[column]))
      .filter(Boolean)
      .slice(0, SAMPLES),
  }));
  const missing = (["number", "sqYards"] as const)
    .filter((name) => !found.some(({ target }) => target === name))
    .map((name) => problem(header.row, name, "", "missing-column"));
  if (missing.length > 0) return { columns, plots: [], problems: missing };
  if (body.length === 0)
    return { columns, plots: [], problems: [problem(header.row, "", "", "no-rows")] };
  return { columns, ...readPlots(body, found) };
}

function readPlots(body: readonly Row[], columns: readonly PlotColumn[]) {
  const problems: PlotProblem[] = [];
  const plots: ListedPlot[] = [];
  const seen = new Set<string>();
  for (const { row, cells } of body) {
    const read = readPlot(row, cells, columns);
    problems.push(...read.problems);
    const { number } = read.values;
    if (number !== undefined && seen.has(number))
      problems.push(problem(row, "number", number, "duplicate"));
    else if (read.problems.length === 0) plots.push(toPlot(read.values as PlotRowValues));
    if (number !== undefined) seen.add(number);
  }
  if (plots.length > MOST_AT_ONCE)
    problems.push(problem(0, "", String(plots.length), "too-many-plots"));
  return { plots, problems };
}

/** A plot whose price is told by the rate costs its whole size. */
function toPlot({ rate, ...plot }: PlotRowValues): ListedPlot {
  if (plot.priceRupees !== null || rate === null) return plot;
  return { ...plot, priceRupees: rate * plot.sqYards };
}

function problem(
  row: number,
  column: string,
  value: string,
  code: PlotProblem["code"],
): PlotProblem {
  return { row, column, value: shorten(value), code };
}

function readPlot(row: number, cells: readonly string[], columns: readonly PlotColumn[]) {
  const problems: PlotProblem[] = [];
  const values = PLOT_TARGETS.map((name) => {
    const at = columns.findIndex(({ target }) => target === name);
    const text = (cells[at] ?? "").trim();
    const value = PLOT_COLUMNS[name].read(text, columns[at]?.unit ?? null);
    if (!value.ok) problems.push(problem(row, name, text, value.code));
    return [name, value.ok ? value.value : undefined] as const;
  });
  return { values: Object.fromEntries(values) as Partial<PlotRowValues>, problems };
}
