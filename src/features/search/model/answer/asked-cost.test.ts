import { expect, test } from "vitest";
import { DEFAULT_QUERY } from "#features/search/model/query/search-query.ts";
import type { Rupees, SqYards } from "#lib/units/units.ts";
import { askedCost, buysAllIn, rateWithin } from "./asked-cost.ts";

const offered = (rate: number | null, min?: number) => ({
  ratePerSqYard: rate as Rupees | null,
  areaSqYards: null,
  plotSizes: min === undefined ? null : { min: min as SqYards, max: 600 as SqYards },
});
const ASKED = { ...DEFAULT_QUERY, size: { min: 200, max: 300 }, budgetLakhs: 40 };

test("the asked size costs its land, and 7.5 % more with the duties of its deed", () => {
  expect(askedCost(ASKED, offered(14_000))).toEqual({
    size: 200,
    land: 2_800_000,
    allIn: 3_010_000,
  });
});

test("where the smallest plot is larger, it is what is told of", () => {
  expect(askedCost(ASKED, offered(10_000, 267))?.size).toBe(267);
});

test("without a least size, or without a rate, no plot is priced", () => {
  expect(askedCost({ ...ASKED, size: DEFAULT_QUERY.size }, offered(14_000))).toBeNull();
  expect(askedCost(ASKED, offered(null))).toBeNull();
});

test("200 sq yd within 40 lakh means a rate of 20,000 for the land, and 18,604 with all duties", () => {
  expect(rateWithin(ASKED)).toBe(20_000);
  expect(rateWithin({ ...ASKED, total: "all-in" })).toBe(18_604);
  expect(rateWithin(DEFAULT_QUERY)).toBeNull();
});

test("what a budget buys all-in is told only where all-in is asked", () => {
  expect(buysAllIn(ASKED, offered(20_000))).toBeNull();
  const allIn = { ...ASKED, total: "all-in" } as const;
  expect(buysAllIn(allIn, offered(20_000))).toBe(186);
  // Nobody buys more than there is.
  expect(buysAllIn(allIn, { ...offered(20_000), areaSqYards: 150 as SqYards })).toBe(150);
});
