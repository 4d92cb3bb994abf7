import { expect, test } from "vitest";
import type { Rupees, SqYards } from "#lib/units/units.ts";
import { toRupees, whatBudgetBuys } from "./budget.ts";

const sizes = (min: number, max: number) => ({ min: min as SqYards, max: max as SqYards });

test.each([
  [50, 20_000, null, 250],
  [50, 19_000, null, 263],
  [50, 20_000, sizes(162, 200), 200],
  [50, 20_000, sizes(250, 525), 250],
  [50, 20_000, sizes(251, 525), null],
  [0, 20_000, null, null],
  [50, 0, null, null],
])("₹%i L at ₹%i per sq yd within %j buys %j sq yd", (lakhs, rate, plots, area) => {
  expect(whatBudgetBuys(toRupees(lakhs), rate as Rupees, plots)).toBe(area);
});
