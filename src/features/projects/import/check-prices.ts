import type { ListedPrice, ReadPrices } from "#features/projects/model/price-list.ts";
import type { SaidPlotColumns } from "./find-plot-columns.ts";
import { type HeadUnits, PLOT_COLUMNS } from "./plot-columns.ts";
import type { PlotProblem } from "./plot-problems.ts";
import { type Row, readPlotTable, type ShownPlotColumn, toPlotProblem } from "./plot-table.ts";

/** Of a cell that is given back, in UTF-16 units. */
const LONGEST_CELL = 200;

/** What a price list says, and which of its columns were understood. */
export interface CheckedPrices extends ReadPrices {
  readonly columns: readonly ShownPlotColumn[];
}

/** Reads a list of prices: number of the plot, and its price or its rate. Rows without either are passed over. */
export function checkPrices(rows: readonly Row[], said: SaidPlotColumns = {}): CheckedPrices {
  const table = readPlotTable(rows, said);
  const columns = table?.columns ?? [];
  const none = { columns, prices: [], heads: [], rows: [] };
  if (!table || table.body.length === 0)
    return { ...none, problems: [toPlotProblem(0, "", "", "no-rows")] };
  const { headRow, found, body } = table;
  const columnOf = (name: string) => found.findIndex(({ target }) => target === name);
  const [number, price, rate] = [columnOf("number"), columnOf("priceRupees"), columnOf("rate")];
  const missing = [
    ...(number < 0 ? ["number"] : []),
    ...(price < 0 && rate < 0 ? ["priceRupees"] : []),
  ].map((column) => toPlotProblem(headRow, column, "", "missing-column"));
  if (missing.length > 0) return { ...none, problems: missing };
  const heads = found.map(({ head }) => head);
  const units = { ofPrice: found[price], ofRate: found[rate] };
  return { columns, heads, ...readPrices(body, { number, price, rate, ...units }) };
}

interface Places {
  readonly number: number;
  readonly price: number;
  readonly rate: number;
  readonly ofPrice: HeadUnits | undefined;
  readonly ofRate: HeadUnits | undefined;
}

function readPrices(body: readonly Row[], at: Places) {
  const problems: PlotProblem[] = [];
  const prices: ListedPrice[] = [];
  const rows: Row[] = [];
  const seen = new Set<string>();
  for (const { row, cells } of body) {
    const textOf = (column: number) => (cells[column] ?? "").trim();
    if (textOf(at.price) === "" && textOf(at.rate) === "") continue;
    rows.push({ row, cells: cells.map((cell) => cell.slice(0, LONGEST_CELL)) });
    const number = PLOT_COLUMNS.number.read(textOf(at.number));
    const price = PLOT_COLUMNS.priceRupees.read(textOf(at.price), at.ofPrice);
    const rate = PLOT_COLUMNS.rate.read(textOf(at.rate), at.ofRate);
    const wrong = [
      { column: "number", read: number, text: textOf(at.number) },
      { column: "priceRupees", read: price, text: textOf(at.price) },
      { column: "rate", read: rate, text: textOf(at.rate) },
    ].flatMap(({ column, read, text }) =>
      read.ok ? [] : [toPlotProblem(row, column, text, read.code)],
    );
    problems.push(...wrong);
    if (!number.ok || !price.ok || !rate.ok) continue;
    if (seen.has(number.value)) {
      problems.push({ row, column: "number", value: number.value, code: "duplicate" });
      continue;
    }
    seen.add(number.value);
    prices.push({ row, number: number.value, priceRupees: price.value, rate: rate.value });
  }
  return { prices, problems, rows };
}
