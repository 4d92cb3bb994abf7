import { expect, test } from "vitest";
import { toColumns } from "#features/listings/model/catalogue/catalogue-columns.ts";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { toResults } from "#features/search/model/answer/results.ts";
import { buildSearchIndex } from "#features/search/model/answer/search-index.ts";
import { DEFAULT_QUERY } from "#features/search/model/query/search-query.ts";
import { DEFAULT_STATE } from "#features/search/model/query/search-url.ts";
import type { Rupees } from "#lib/units/units.ts";
import { parseFilters, toFilterQuery } from "./carousel-filters.ts";
import { carouselLayouts } from "./carousel-layouts.ts";
import { catalogueFacts } from "./catalogue-facts.ts";
import { ratesByLocality, toRateScale } from "./rates-by-locality.ts";
import { SHEET } from "./sheet-place.ts";

let made = 0;

function layout(town: string, rate: number | null, more: Partial<ListingSummary> = {}) {
  made += 1;
  return {
    mlsNumber: `L${made}`,
    name: `Layout ${made}`,
    town: { en: town, te: null, hi: null },
    lat: 16.5,
    lng: 80.6,
    propertyType: "Plot",
    ratePerSqYard: rate as Rupees | null,
    areaSqYards: null,
    plotSizes: null,
    near: "4444444444",
    gated: false,
    isNearTown: false,
    unplacedAddress: null,
    inTowns: [],
    hasDoubtfulRoads: false,
    isSoldOut: false,
    roadFeet: null,
    approval: "registration-stated",
    keyFeatures: [],
    illustration: "x",
    views: ["plan"],
    photos: [],
    ...more,
  } satisfies ListingSummary;
}

const indexOf = (layouts: ListingSummary[]) => buildSearchIndex(toColumns(layouts));

test("localities with two rates or more are shown, dearest first, by their medians", () => {
  const found = indexOf([
    layout("Lam", 26_000),
    layout("Lam", 32_000),
    layout("Gangur", 20_000),
    layout("Gangur", 25_000),
    layout("Gangur", 21_000),
    layout("Alone", 40_000),
    layout("Unrated", null),
    layout("Unrated", null),
    layout("Lam", 90_000, { propertyType: "Villa" }),
  ]);
  const shown = ratesByLocality(found);
  expect(shown.map(({ town, median, rates }) => [town.en, median, rates])).toEqual([
    ["Lam", 29_000, [26_000, 32_000]],
    ["Gangur", 21_000, [20_000, 21_000, 25_000]],
  ]);
  const { marks, percent } = toRateScale(shown);
  expect(marks).toEqual([20_000, 24_000, 28_000, 32_000, 36_000]);
  expect(percent(28_000)).toBe(50);
});

test("a scale holds every rate, and its parts are even", () => {
  for (const [low, high] of [
    [11_000, 40_000],
    [500, 501],
    [25_000, 25_000],
  ] as const) {
    const { marks, percent } = toRateScale(
      ratesByLocality(indexOf([layout("A", low), layout("A", high)])),
    );
    expect(percent(low)).toBeGreaterThanOrEqual(0);
    expect(percent(high)).toBeLessThan(100);
    const steps = marks.slice(1).map((mark, i) => mark - (marks[i] ?? 0));
    expect(new Set(steps).size).toBe(1);
  }
});

const index = buildSearchIndex(
  toColumns([
    layout("A", 20_000, { mlsNumber: "cheap" }),
    layout("A", 60_000, { mlsNumber: "dear" }),
    layout("A", 20_000, { mlsNumber: "unregistered", approval: "not-stated" }),
    layout("A", 21_000, { mlsNumber: "villa", propertyType: "Villa" }),
    layout("A", 22_000, { mlsNumber: "gated", gated: true, approval: "approved" }),
    layout("A", null, { mlsNumber: "unrated" }),
  ]),
);
const idsFor = (query: string) =>
  carouselLayouts(index, parseFilters(new URLSearchParams(query))).shown.map(
    ({ mlsNumber }) => mlsNumber,
  );

test.each([
  ["", ["cheap", "gated"]],
  ["gated=1", ["gated"]],
  ["type=All", ["cheap", "villa", "gated"]],
  ["budget=100", ["cheap", "gated", "dear"]],
  ["size=300-500", []],
  ["budget=lots&type=Castle", ["cheap", "gated"]],
])("the carousel at ?%s holds registered layouts that fit: %j", (query, ids) => {
  expect(idsFor(query)).toEqual(ids);
});

test("what fits the filters is told of all that state a registration, whatever the filters", () => {
  const counted = (query: string) => {
    const { total, registered } = carouselLayouts(index, parseFilters(new URLSearchParams(query)));
    return [total, registered];
  };
  expect(counted("")).toEqual([2, 5]);
  expect(counted("budget=100")).toEqual([3, 5]);
});

test("one layout of two listings is one in counts, dots, median, localities and carousel", () => {
  const place = { name: "Lakeridge", lat: 16.44, lng: 80.73 };
  const twins = indexOf([
    layout("A", 20_000, place),
    layout("A", 20_000, { ...place, lat: 16.4405 }),
    layout("A", 30_000, { ...place, lat: 16.5 }),
    layout("A", null, { ...place, lat: 16.5 }),
  ]);
  const facts = catalogueFacts(twins, SHEET);
  expect(facts).toMatchObject({ layouts: 2, rated: 2 });
  expect(facts.points).toHaveLength(2);
  expect(twins.median()).toEqual({ rate: 25_000, n: 2 });
  expect(ratesByLocality(twins)[0]?.rates).toEqual([20_000, 30_000]);
  const { total, registered, shown } = carouselLayouts(twins, parseFilters(new URLSearchParams()));
  expect([total, registered, shown.length]).toEqual([2, 2, 2]);
  const results = toResults(twins, { ...DEFAULT_STATE, page: 1 });
  expect([results.total, results.layouts]).toEqual([3, 2]);
});

test("the carousel leads to the same search on the map", () => {
  const { inMaps } = carouselLayouts(index, { ...DEFAULT_QUERY, budgetLakhs: 75, gated: true });
  expect(inMaps).toBe("/searchProperties?budget=75&gated=1");
});

test("a form as it starts has an address without a query", () => {
  const usual = { budget: "50", type: "Plot", size: "100-500" };
  expect(toFilterQuery(Object.entries(usual))).toBe("");
  expect(toFilterQuery(Object.entries({ ...usual, size: "200-300", gated: "1" }))).toBe(
    "size=200-300&gated=1",
  );
});
