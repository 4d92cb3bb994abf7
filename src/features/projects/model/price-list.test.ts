import { expect, test } from "vitest";
import { checkPrices } from "#features/projects/import/check-prices.ts";
import { comparePrices } from "./price-list.ts";

const PLOTS = [
  { number: "1", sqYards: 200, status: "available", priceRupees: 4_000_000, version: 3 },
  { number: "2", sqYards: 167, status: "held", priceRupees: 3_333_333, version: 1 },
  { number: "3", sqYards: 200, status: "sold", priceRupees: 4_000_000, version: 2 },
  { number: "4", sqYards: 150, status: "available", priceRupees: null, version: 1 },
] as const;

const rowsOf = (...lines: string[]) =>
  lines.map((line, i) => ({ row: i + 1, cells: line.split("|") }));
const compare = (...lines: string[]) => {
  const { prices, problems } = checkPrices(
    rowsOf("Plot|Size|Status|Price, ₹|Price per sq yd, ₹", ...lines),
  );
  expect(problems).toEqual([]);
  return comparePrices(prices, PLOTS);
};

test("a list that was fetched and not touched changes nothing", () => {
  const told = compare(
    "1|200|available|4000000|20000",
    "2|167|held|3333333|19960",
    "3|200|sold|4000000|20000",
    "4|150|available||",
  );
  expect(told).toEqual({ changes: [], unchanged: 3, sold: [], problems: [] });
});

test("prices are counted in what their head names", () => {
  const { prices, problems } = checkPrices(
    rowsOf("Plot|Price (in lakhs)|Rate per cent in lakhs", "1|42|", "4||9.68"),
  );
  expect(problems).toEqual([]);
  expect(comparePrices(prices, PLOTS).changes).toMatchObject([
    { number: "1", after: 4_200_000 },
    { number: "4", after: 3_000_000 },
  ]);
});

test("a price stands before its rate, but where the rate alone was changed", () => {
  const { changes } = compare(
    "1|200|available|42,00,000|20000",
    "2|167|held|3333333|21000",
    "4|150|||24000",
  );
  expect(changes).toEqual([
    { number: "1", version: 3, sqYards: 200, before: 4_000_000, after: 4_200_000 },
    { number: "2", version: 1, sqYards: 167, before: 3_333_333, after: 167 * 21_000 },
    { number: "4", version: 1, sqYards: 150, before: null, after: 3_600_000 },
  ]);
});

test("a sold plot keeps its price, and a number that is no plot is told with its row", () => {
  const told = compare("3|200|sold|50 lakh|", "99|||5000000|");
  expect(told).toMatchObject({ changes: [], sold: ["3"] });
  expect(told.problems).toEqual([{ row: 3, column: "number", value: "99", code: "no-such-plot" }]);
});

test("a price that no square yard has is told at what says it, and changes nothing", () => {
  const { changes, problems } = compare("1|200||40000|", "4|150|||2500000", "2|167||3600000|");
  expect(changes).toMatchObject([{ number: "2" }]);
  expect(problems).toEqual([
    { row: 2, column: "priceRupees", value: "40000", code: "unlikely-rate" },
    { row: 3, column: "rate", value: "2500000", code: "unlikely-rate" },
  ]);
});

test("a list is read by its heads, and told what is wrong row by row", () => {
  expect(checkPrices(rowsOf("Plot|Remarks", "1|x")).problems).toMatchObject([
    { column: "priceRupees", code: "missing-column" },
  ]);
  const { prices, problems } = checkPrices(
    rowsOf("Rates from Monday", "ప్లాట్ నంబరు|గజం ధర", "1|22,000/-", "1|23000", "2|cheap", "3|"),
  );
  expect(prices[0]).toEqual({ row: 3, number: "1", priceRupees: null, rate: 22_000 });
  expect(problems.map(({ row, column, code }) => [row, column, code])).toEqual([
    [4, "number", "duplicate"],
    [5, "rate", "not-a-number"],
  ]);
  expect(checkPrices([]).problems).toMatchObject([{ code: "no-rows" }]);
});
