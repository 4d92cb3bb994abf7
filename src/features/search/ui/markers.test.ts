import { expect, test } from "vitest";
import { toColumns } from "#features/listings/model/catalogue-columns.ts";
import { search } from "#features/search/model/search.ts";
import { buildSearchIndex, countLayouts } from "#features/search/model/search-index.ts";
import { DEFAULT_QUERY, type SearchQuery } from "#features/search/model/search-query.ts";
import { testSummary } from "#features/search/model/summary-testing.ts";
import { toMarkers } from "./markers.ts";

const INDEX = buildSearchIndex(
  toColumns([
    testSummary({ mlsNumber: "P1", approval: "not-stated" }),
    testSummary({ mlsNumber: "P2", lat: 16.4401 }),
    testSummary({ mlsNumber: "P3", name: "Lakeridge" }),
  ]),
);

function markersOf(asked: Partial<SearchQuery>) {
  const { matches } = search(INDEX, { ...DEFAULT_QUERY, ...asked }, { limit: 0 });
  const markers = toMarkers(INDEX, matches, { named: (name) => name, soldOut: "Sold out" });
  const sum = markers.reduce((all, { layouts }) => all + layouts, 0);
  expect(sum).toBe(countLayouts(INDEX, matches));
  return markers.map(({ id, layouts }) => [id, layouts]).sort();
}

test("of two listings of one layout that are found one counts it", () => {
  expect(markersOf({})).toEqual([
    ["P1", 1],
    ["P2", 0],
    ["P3", 1],
  ]);
});

test("a second listing that is found without the first counts their layout", () => {
  expect(markersOf({ registration: "stated" })).toEqual([
    ["P2", 1],
    ["P3", 1],
  ]);
});
