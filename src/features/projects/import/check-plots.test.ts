import { expect, test } from "vitest";
import { checkPlots } from "./check-plots.ts";

const rowsOf = (...lines: string[]) =>
  lines.map((line, i) => ({ row: i + 1, cells: line.split("|") }));

test("a table of plots is read as people write it", () => {
  const { plots, problems } = checkPlots(
    rowsOf(
      "Plot No|Size|Sides|Facing|Road|Corner|Status|Price",
      "1|200|30 x 60|North-East|40 ft|yes|Sold|₹52,00,000",
      "",
      "12A|166.6 sq yd||w|||||",
    ),
  );
  expect(problems).toEqual([]);
  expect(plots).toEqual([
    {
      ...{ number: "1", sqYards: 200, sides: "30 × 60", facing: "NE", roadFeet: 40 },
      ...{ corner: true, parkSide: false, status: "sold", priceRupees: 5_200_000 },
    },
    {
      ...{ number: "12A", sqYards: 167, sides: null, facing: "W", roadFeet: null },
      ...{ corner: false, parkSide: false, status: "available", priceRupees: null },
    },
  ]);
});

test("two plots of one number, wrong figures and unknown words are told with row and column", () => {
  const { problems } = checkPlots(
    rowsOf(
      "plot|size|facing|status|sides|price",
      "1|200|N||30 x 60|",
      "1|0|up|held|wide|-5",
      "|many||||",
    ),
  );
  expect(problems.map(({ row, column, code }) => [row, column, code])).toEqual([
    [3, "size", "out-of-range"],
    [3, "sides", "not-a-number"],
    [3, "facing", "unknown-value"],
    [3, "status", "unknown-value"],
    [3, "price", "out-of-range"],
    [3, "plot", "duplicate"],
    [4, "plot", "missing"],
    [4, "size", "not-a-number"],
  ]);
});

test("a table without its columns, or without rows, is none", () => {
  expect(checkPlots([]).problems).toMatchObject([{ code: "no-rows" }]);
  expect(checkPlots(rowsOf("name|size", "a|1")).problems).toMatchObject([
    { column: "name", code: "unknown-column" },
    { column: "plot", code: "missing-column" },
    { row: 2, column: "plot", code: "missing" },
  ]);
});
