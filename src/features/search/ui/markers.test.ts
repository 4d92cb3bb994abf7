import { expect, test } from "vitest";
import { toColumns } from "#features/listings/model/catalogue-columns.ts";
import type { ListingSummary } from "#features/listings/model/summary.ts";
import { search } from "#features/search/model/search.ts";
import { buildSearchIndex, countLayouts } from "#features/search/model/search-index.ts";
import { DEFAULT_QUERY, type SearchQuery } from "#features/search/model/search-query.ts";
import type { Rupees } from "#lib/units/units.ts";
import { toMarkers } from "./markers.ts";

function listing(part: Partial<ListingSummary>): ListingSummary {
  return {
    mlsNumber: "P06180094959",
    name: "Lakeridge",
    town: { en: "Kankipadu", te: "కంకిపాడు", hi: "कंकिपाडु" },
    lat: 16.44,
    lng: 80.77,
    propertyType: "Plot",
    ratePerSqYard: 18_000 as Rupees,
    areaSqYards: null,
    plotSizes: null,
    near: "444444444",
    gated: true,
    isNearTown: false,
    inTowns: [],
    hasDoubtfulRoads: false,
    isSoldOut: false,
    roadFeet: null,
    approval: "registration-stated",
    keyFeatures: [],
    illustration: "a1",
    views: ["plan"],
    photos: [],
    ...part,
  };
}

const INDEX = buildSearchIndex(
  toColumns([
    listing({ mlsNumber: "P1", approval: "not-stated" }),
    listing({ mlsNumber: "P2", lat: 16.4401 }),
    listing({ mlsNumber: "P3", name: "Sree City Legend" }),
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
