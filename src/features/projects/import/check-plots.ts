import type { ListedPlot } from "#features/projects/model/listed-project.ts";
import { MOST_AT_ONCE } from "#features/projects/model/plot-change.ts";
import { isLikelyPrice, statedBy } from "#features/projects/model/price-list.ts";
import type { PlotColumn, SaidPlotColumns } from "./find-plot-columns.ts";
import { PLOT_COLUMNS, PLOT_TARGETS, type PlotRowValues } from "./plot-columns.ts";
import type { PlotProblem } from "./plot-problems.ts";
import { type Row, readPlotTable, type ShownPlotColumn, toPlotProblem } from "./plot-table.ts";

/** What a table of plots says, and everything that is wrong with it. */
export interface CheckedPlots {
  readonly columns: readonly ShownPlotColumn[];
  readonly plots: readonly ListedPlot[];
  readonly problems: readonly PlotProblem[];
}

/** Reads the plots of a table, its heads sought among the first rows. */
export function checkPlots(rows: readonly Row[], said: SaidPlotColumns = {}): CheckedPlots {
  const table = readPlotTable(rows, said);
  if (!table) return { columns: [], plots: [], problems: [toPlotProblem(0, "", "", "no-rows")] };
  const { headRow, found, columns, body } = table;
  const missing = (["number", "sqYards"] as const)
    .filter((name) => !found.some(({ target }) => target === name))
    .map((name) => toPlotProblem(headRow, name, "", "missing-column"));
  if (missing.length > 0) return { columns, plots: [], problems: missing };
  if (body.length === 0)
    return { columns, plots: [], problems: [toPlotProblem(headRow, "", "", "no-rows")] };
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
      problems.push(toPlotProblem(row, "number", number, "duplicate"));
    else if (read.problems.length === 0) {
      const values = read.values as PlotRowValues;
      const plot = toPlot(values);
      if (plot.priceRupees === null || isLikelyPrice(plot.priceRupees, plot.sqYards))
        plots.push(plot);
      else problems.push({ row, ...statedBy(values), code: "unlikely-rate" });
    }
    if (number !== undefined) seen.add(number);
  }
  if (plots.length > MOST_AT_ONCE)
    problems.push(toPlotProblem(0, "", String(plots.length), "too-many-plots"));
  return { plots, problems };
}

/** A plot whose price is told by the rate costs its whole size. */
function toPlot({ rate, ...plot }: PlotRowValues): ListedPlot {
  if (plot.priceRupees !== null || rate === null) return plot;
  return { ...plot, priceRupees: Math.round(rate * plot.sqYards) };
}

function readPlot(row: number, cells: readonly string[], columns: readonly PlotColumn[]) {
  const problems: PlotProblem[] = [];
  const values = PLOT_TARGETS.map((name) => {
    const at = columns.findIndex(({ target }) => target === name);
    const text = (cells[at] ?? "").trim();
    const value = PLOT_COLUMNS[name].read(text, columns[at]);
    if (!value.ok) problems.push(toPlotProblem(row, name, text, value.code));
    return [name, value.ok ? value.value : undefined] as const;
  });
  return { values: Object.fromEntries(values) as Partial<PlotRowValues>, problems };
}
