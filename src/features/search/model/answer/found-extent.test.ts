import { expect, test } from "vitest";
import { toColumns } from "#features/listings/model/catalogue/catalogue-columns.ts";
import { DEFAULT_QUERY } from "#features/search/model/query/search-query.ts";
import { foundExtent, isPartOutside } from "./found-extent.ts";
import { buildSearchIndex } from "./search-index.ts";
import { testSummary } from "./summary-testing.ts";

const index = buildSearchIndex(
  toColumns([
    testSummary({ mlsNumber: "A", lat: 16.4, lng: 80.5 }),
    testSummary({ mlsNumber: "B", lat: 16.6, lng: 80.7, gated: false }),
    testSummary({ mlsNumber: "C", lat: null, lng: null }),
  ]),
);
const FOUND = { north: 16.6, south: 16.4, east: 80.7, west: 80.5 };

test("the extent is of what has a place, wherever the map is", () => {
  expect(foundExtent(index, DEFAULT_QUERY)).toEqual(FOUND);
  const elsewhere = { north: 1, south: 0, east: 1, west: 0 };
  expect(foundExtent(index, { ...DEFAULT_QUERY, bounds: elsewhere })).toEqual(FOUND);
  const gated = foundExtent(index, { ...DEFAULT_QUERY, gated: true });
  expect(gated).toEqual({ north: 16.4, south: 16.4, east: 80.5, west: 80.5 });
  expect(foundExtent(index, { ...DEFAULT_QUERY, text: "nothing of the kind" })).toBeNull();
});

test("bounds that show all places leave nothing outside, though something has no place", () => {
  expect(isPartOutside(index, DEFAULT_QUERY, FOUND)).toBe(false);
  for (const side of [{ north: 16.5 }, { south: 16.5 }, { east: 80.6 }, { west: 80.6 }])
    expect(isPartOutside(index, DEFAULT_QUERY, { ...FOUND, ...side })).toBe(true);
  const unplaced = { ...DEFAULT_QUERY, text: "nothing of the kind" };
  expect(isPartOutside(index, unplaced, FOUND)).toBe(false);
});
