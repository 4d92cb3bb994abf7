import type { Row, ShownPlotColumn } from "./check-plots.ts";
import { findPlotColumns, findPlotHeads, type SaidPlotColumns } from "./find-plot-columns.ts";
import { PLOT_COLUMNS } from "./plot-columns.ts";
import type { PlotProblem } from "./plot-problems.ts";

/** The price of one plot as a list has it: of the whole plot, else for each sq yd. */
export interface ListedPrice {
  readonly row: number;
  readonly number: string;
  /** Rupees; null where the list says the rate alone. */
  readonly priceRupees: number | null;
  /** Rupees for each sq yd; null where the list says the price alone. */
  readonly rate: number | null;
}

/** What a price list says, and everything that is wrong with it. */
export interface CheckedPrices {
  readonly columns: readonly ShownPlotColumn[];
  readonly prices: readonly ListedPrice[];
  readonly problems: readonly PlotProblem[];
}

const LONGEST_TEXT = 60;
const SAMPLES = 3;
const shorten = (text = "") => text.trim().slice(0, LONGEST_TEXT);

/** Reads a list of prices: number of the plot, and its price or its rate. Rows without either are passed over. */
export function checkPrices(rows: readonly Row[], said: SaidPlotColumns = {}): CheckedPrices {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const at = findPlotHeads(filled.map(({ cells }) => cells));
  const header = filled[at];
  const body = filled.slice(at + 1);
  const found = findPlotColumns(header?.cells ?? [], said);
  const columns = found.map(({ head, target }, column) => ({
    ...{ at: column, head: shorten(head), target },
    samples: body
      .map(({ cells }) => shorten(cells[column]))
      .filter(Boolean)
      .slice(0, SAMPLES),
  }));
  const columnOf = (name: string) => found.findIndex(({ target }) => target === name);
  const [number, price, rate] = [columnOf("number"), columnOf("priceRupees"), columnOf("rate")];
  const missing = [
    ...(number < 0 ? (["number"] as const) : []),
    ...(price < 0 && rate < 0 ? (["priceRupees"] as const) : []),
  ];
  if (!header || body.length === 0)
    return { columns, prices: [], problems: [{ row: 0, column: "", value: "", code: "no-rows" }] };
  if (missing.length > 0) {
    const problems = missing.map((column) => ({
      ...{ row: header.row, column, value: "", code: "missing-column" as const },
    }));
    return { columns, prices: [], problems };
  }
  return { columns, ...readPrices(body, { number, price, rate }) };
}

interface Places {
  readonly number: number;
  readonly price: number;
  readonly rate: number;
}

function readPrices(body: readonly Row[], at: Places) {
  const problems: PlotProblem[] = [];
  const prices: ListedPrice[] = [];
  const seen = new Set<string>();
  for (const { row, cells } of body) {
    const textOf = (column: number) => (cells[column] ?? "").trim();
    if (textOf(at.price) === "" && textOf(at.rate) === "") continue;
    const number = PLOT_COLUMNS.number.read(textOf(at.number));
    const price = PLOT_COLUMNS.priceRupees.read(textOf(at.price));
    const rate = PLOT_COLUMNS.rate.read(textOf(at.rate));
    const wrong = [
      { column: "number", read: number, text: textOf(at.number) },
      { column: "priceRupees", read: price, text: textOf(at.price) },
      { column: "rate", read: rate, text: textOf(at.rate) },
    ].flatMap(({ column, read, text }) =>
      read.ok ? [] : [{ row, column, value: shorten(text), code: read.code }],
    );
    problems.push(...wrong);
    if (!number.ok || !price.ok || !rate.ok) continue;
    if (seen.has(number.value))
      problems.push({ row, column: "number", value: number.value, code: "duplicate" });
    seen.add(number.value);
    prices.push({ row, number: number.value, priceRupees: price.value, rate: rate.value });
  }
  return { prices, problems };
}
