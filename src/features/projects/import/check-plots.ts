import type { ListedPlot } from "#features/projects/model/listed-project.ts";
import { MOST_AT_ONCE } from "#features/projects/model/plot-change.ts";
import { PLOT_COLUMNS, type PlotProblem } from "./plot-columns.ts";

/** A row of a table: its number as a spreadsheet shows it, and the texts of its cells. */
interface Row {
  readonly row: number;
  readonly cells: readonly string[];
}

type ColumnName = keyof typeof PLOT_COLUMNS;
const NAMES = Object.keys(PLOT_COLUMNS) as ColumnName[];

/** Plots of a table whose first row names the columns, and everything that is wrong with it. */
export function checkPlots(rows: readonly Row[]): {
  readonly plots: readonly ListedPlot[];
  readonly problems: readonly PlotProblem[];
} {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const [header, ...body] = filled;
  if (!header) return { plots: [], problems: [problem(0, "", "", "no-rows")] };
  const { columns, problems } = readHeader(header);
  if (body.length === 0) problems.push(problem(header.row, "", "", "no-rows"));
  const plots: ListedPlot[] = [];
  const seen = new Set<string>();
  for (const { row, cells } of body) {
    const read = readPlot(row, (name) => (cells[columns.get(name) ?? -1] ?? "").trim());
    problems.push(...read.problems);
    const { number } = read.plot;
    if (number !== undefined && seen.has(number))
      problems.push(problem(row, PLOT_COLUMNS.number.names[0], number, "duplicate"));
    if (number !== undefined) seen.add(number);
    if (read.problems.length === 0) plots.push(read.plot as ListedPlot);
  }
  if (plots.length > MOST_AT_ONCE)
    problems.push(problem(0, "", String(plots.length), "out-of-range"));
  return { plots, problems };
}

function problem(
  row: number,
  column: string,
  value: string,
  code: PlotProblem["code"],
): PlotProblem {
  return { row, column, value: value.slice(0, 60), code };
}

function readHeader({ row, cells }: Row) {
  const columns = new Map<ColumnName, number>();
  const problems: PlotProblem[] = [];
  for (const [at, cell] of cells.entries()) {
    const text = cell.trim();
    if (text === "") continue;
    const known = (name: ColumnName) =>
      PLOT_COLUMNS[name].names.some((one) => one === text.toLowerCase());
    const name = NAMES.find(known);
    if (!name || columns.has(name))
      problems.push(problem(row, text, "", name ? "duplicate" : "unknown-column"));
    else columns.set(name, at);
  }
  for (const name of ["number", "sqYards"] as const)
    if (!columns.has(name))
      problems.push(problem(row, PLOT_COLUMNS[name].names[0], "", "missing-column"));
  return { columns, problems };
}

function readPlot(row: number, cellOf: (name: ColumnName) => string) {
  const problems: PlotProblem[] = [];
  const values = NAMES.map((name) => {
    const { names, read } = PLOT_COLUMNS[name];
    const text = cellOf(name);
    const value = read(text);
    if (!value.ok) problems.push(problem(row, names[0], text, value.code));
    return [name, value.ok ? value.value : undefined] as const;
  });
  return { plot: Object.fromEntries(values) as Partial<ListedPlot>, problems };
}
