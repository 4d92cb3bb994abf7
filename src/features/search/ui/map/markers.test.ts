import { expect, test } from "vitest";
import { toColumns } from "#features/listings/model/catalogue/catalogue-columns.ts";
import { search } from "#features/search/model/answer/search.ts";
import { buildSearchIndex, countLayouts } from "#features/search/model/answer/search-index.ts";
import { testSummary } from "#features/search/model/answer/summary-testing.ts";
import { DEFAULT_QUERY, type SearchQuery } from "#features/search/model/query/search-query.ts";
import type { Rupees, SqYards } from "#lib/units/units.ts";
import { type MarkedOffer, toMarkers } from "./markers.ts";

const INDEX = buildSearchIndex(
  toColumns([
    testSummary({ mlsNumber: "P1", approval: "not-stated" }),
    testSummary({ mlsNumber: "P2", lat: 16.4401 }),
    testSummary({ mlsNumber: "P3", name: "Lakeridge" }),
  ]),
);

const SIZES = { min: 167 as SqYards, max: 300 as SqYards };
const WORDS = {
  priced: ({ name, ratePerSqYard, plotSizes }: MarkedOffer) => ({
    tag: `${ratePerSqYard} from ${plotSizes?.min ?? "?"}`,
    name,
  }),
  soldOut: "Sold out",
};

function markersOf(asked: Partial<SearchQuery>) {
  const { matches } = search(INDEX, { ...DEFAULT_QUERY, ...asked }, { limit: 0 });
  const markers = toMarkers(INDEX, matches, WORDS);
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

test("a marker says its price by what the layout sells, a dot without a rate, and when all is sold", () => {
  const index = buildSearchIndex(
    toColumns([
      testSummary({ mlsNumber: "P1", ratePerSqYard: 21_000 as Rupees, plotSizes: SIZES }),
      testSummary({ mlsNumber: "P2", ratePerSqYard: null }),
      testSummary({ mlsNumber: "P3", isSoldOut: true }),
    ]),
  );
  const markers = toMarkers(index, Uint32Array.of(0, 1, 2), WORDS);
  expect(markers.map(({ tag }) => tag)).toEqual(["21000 from 167", "•", "Sold out"]);
  expect(markers[2]?.name).toMatch(/, Sold out$/);
});
