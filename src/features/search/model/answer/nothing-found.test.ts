import { expect, test } from "vitest";
import { toColumns } from "#features/listings/model/catalogue/catalogue-columns.ts";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { DEFAULT_QUERY, type SearchQuery } from "#features/search/model/query/search-query.ts";
import type { Feet, Rupees } from "#lib/units/units.ts";
import { loosen } from "./looser.ts";
import { nothingFound } from "./nothing-found.ts";
import { buildSearchIndex } from "./search-index.ts";
import { testSummary } from "./summary-testing.ts";

function listing(mlsNumber: string, part: Partial<ListingSummary>): ListingSummary {
  return testSummary({ mlsNumber, name: mlsNumber, lat: 16.4, lng: 80.7, gated: false, ...part });
}

const index = buildSearchIndex(
  toColumns([
    listing("dear", { ratePerSqYard: 22_000 as Rupees, gated: true }),
    listing("villa", { propertyType: "Villa", lat: 16.41 }),
    listing("open", { roadFeet: 60 as Feet, lat: 16.42 }),
    listing("far", { lat: 17.4, gated: true }),
  ]),
);
const ASKED: SearchQuery = {
  ...DEFAULT_QUERY,
  centre: { lat: 16.4, lng: 80.7 },
  size: { min: 200, max: 300 },
  budgetLakhs: 40,
  gated: true,
};

test("what may be given up is told with how many layouts that finds, most first", () => {
  expect(nothingFound(index, ASKED).ways).toEqual([
    { what: "place", layouts: 1 },
    { what: "budgetLakhs", layouts: 1 },
    { what: "size", layouts: 1 },
    { what: "gated", layouts: 1 },
  ]);
});

test("the nearest three lack least, and it is said what", () => {
  const { nearest } = nothingFound(index, ASKED);
  expect(nearest.map(({ summary }) => summary.mlsNumber)).toEqual(["dear", "open", "villa"]);
  expect(nearest[0]?.lacks).toEqual({ filters: [], over: 400_000, km: 0, isUnrated: false });
  expect(nearest[1]?.lacks).toMatchObject({ filters: ["gated"], over: 0 });
  expect(nearest[2]?.lacks.filters).toEqual(["type", "gated"]);
});

test("how much is above a budget that holds the duties counts them too", () => {
  const [dear] = nothingFound(index, { ...ASKED, total: "all-in" }).nearest;
  // 200 sq yd at ₹22,000 come to ₹47.3 L with 7.5 %, as the card beside it says.
  expect(dear).toMatchObject({ lacks: { over: 730_000 }, asked: { allIn: 4_730_000 } });
  // ₹40 L hold ₹37,20,930 of land.
  expect(dear?.buysAllIn).toBe(169);
});

test("what is not asked for cannot be given up", () => {
  expect(loosen(DEFAULT_QUERY, "gated")).toBe(DEFAULT_QUERY);
  expect(loosen(DEFAULT_QUERY, "place")).toBe(DEFAULT_QUERY);
  const crores = { ...DEFAULT_QUERY, budgetLakhs: 200 };
  expect(loosen(crores, "budgetLakhs")).toBe(crores);
  const small = { ...DEFAULT_QUERY, size: { min: 60, max: 90 } };
  expect(loosen(small, "size").size).toEqual({ min: 60, max: 1000 });
  expect(loosen(DEFAULT_QUERY, "type")).toEqual({ ...DEFAULT_QUERY, type: "All" });
});
