import { expect, test } from "vitest";
import { toColumns } from "#features/listings/model/catalogue/catalogue-columns.ts";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { PROPERTY_TYPES } from "#features/listings/model/fields/listing-codes.ts";
import {
  DEFAULT_QUERY,
  effectiveSort,
  type SearchQuery,
} from "#features/search/model/query/search-query.ts";
import type { SearchState } from "#features/search/model/query/search-url.ts";
import type { Rupees, SqYards } from "#lib/units/units.ts";
import { medianRate } from "./median-rate.ts";
import { toResults } from "./results.ts";
import { nearestMatch, search } from "./search.ts";
import { buildSearchIndex } from "./search-index.ts";
import { testSummary } from "./summary-testing.ts";

function namesInOrder(all: readonly ListingSummary[], query: Partial<SearchQuery>): string[] {
  const index = buildSearchIndex(toColumns(all));
  const { ids } = search(index, { ...DEFAULT_QUERY, ...query });
  return [...ids].map((row) => all[row]?.name ?? "");
}

const ORDERED = [
  testSummary({
    name: "Far",
    lat: 16.6,
    ratePerSqYard: 11_000 as Rupees,
    areaSqYards: 900 as SqYards,
  }),
  testSummary({ name: "Unrated", lat: 16.45, ratePerSqYard: null, areaSqYards: null }),
  testSummary({
    name: "Near",
    lat: 16.44,
    ratePerSqYard: 40_000 as Rupees,
    areaSqYards: 7 as SqYards,
  }),
  testSummary({
    name: "Mid",
    lat: 16.5,
    ratePerSqYard: 11_000 as Rupees,
    areaSqYards: 80 as SqYards,
  }),
];
const HERE = { centre: { lat: 16.43, lng: 80.77 }, radiusKm: 50, includeUnrated: true } as const;

test.each([
  ["nearest", HERE, ["Near", "Unrated", "Mid", "Far"]],
  ["nearest", { includeUnrated: true }, ["Far", "Mid", "Near", "Unrated"]],
  ["rate-up", HERE, ["Far", "Mid", "Near", "Unrated"]],
  ["rate-down", HERE, ["Near", "Far", "Mid", "Unrated"]],
  ["area", HERE, ["Far", "Mid", "Near", "Unrated"]],
] as const)("sorts by %s, what is not stated last, equals by name", (sort, query, names) => {
  expect(namesInOrder(ORDERED, { ...query, sort })).toEqual(names);
});

test.each([
  ["sree legend", 1],
  ["kankipad", 1],
  ["kankipaddu", 1],
  ["కంకి", 1],
  ["कंकिपाडु city", 1],
  ["p0620008", 1],
  ["SRÉE", 1],
  ["legend P06200082202", 1],
  ["sreecity", 0],
  ["legend vijayawada", 0],
  ["p0620009", 0],
])("the text %j finds %i", (text, found) => {
  expect(namesInOrder([testSummary({})], { text })).toHaveLength(found);
});

test("who is in a town without a place of its own comes after those that have one", () => {
  const inTown = { town: "Kankipadu", inTowns: ["Kankipadu"] };
  const all = [
    testSummary({ name: "A", lat: null, lng: null, inTowns: inTown.inTowns }),
    testSummary({ name: "B", lat: 16.6, inTowns: inTown.inTowns }),
    testSummary({ name: "C", lat: 16.44, inTowns: inTown.inTowns }),
  ];
  const query = { ...HERE, town: inTown.town, sort: "nearest" } as const;
  expect(namesInOrder(all, query)).toEqual(["C", "B", "A"]);
  const index = buildSearchIndex(toColumns(all));
  const first = search(index, { ...DEFAULT_QUERY, ...query }, { offset: 0, limit: 1 }).ids;
  expect([...first]).toEqual([2]);
});

test("no distance is told or sorted by from the middle of a district, of a town it is", () => {
  const inTowns = ["Krishna district", "Kankipadu"];
  const all = [
    testSummary({ name: "Near", lat: 16.44, ratePerSqYard: 20_000 as Rupees, inTowns }),
    testSummary({ name: "Far", lat: 16.6, ratePerSqYard: 10_000 as Rupees, inTowns }),
  ];
  const index = buildSearchIndex(toColumns(all));
  const shownOf = (query: Partial<SearchQuery>) => {
    const found = { ...DEFAULT_QUERY, ...HERE, sort: "nearest", ...query } as const;
    const { shown, nearest } = toResults(index, {
      query: found,
      page: 1,
      place: "",
    } as SearchState);
    const list = shown.map(({ summary, distanceKm }) => [summary.name, distanceKm !== null]);
    return { list, isNearest: nearest !== null };
  };
  const near = ["Near", true];
  expect(shownOf({ town: "Kankipadu" }).list).toEqual([near, ["Far", true]]);
  const district = { town: "Krishna district" };
  expect(shownOf(district).list).toEqual([
    ["Far", false],
    ["Near", false],
  ]);
  expect(shownOf({ ...district, text: "nowhere" })).toEqual({ list: [], isNearest: false });
  expect(effectiveSort({ ...DEFAULT_QUERY, ...HERE, ...district })).toBe("rate-up");
});

test("a listing without coordinates stays in the list until a place is asked for", () => {
  const all = [
    testSummary({ name: "Nowhere", lat: null, lng: null }),
    testSummary({ name: "Here" }),
  ];
  expect(namesInOrder(all, {})).toEqual(["Here", "Nowhere"]);
  expect(namesInOrder(all, { centre: { lat: 16.44, lng: 80.77 } })).toEqual(["Here"]);
});

test("the nearest match passes over radius, bounds and area, but not over the facts", () => {
  const all = [
    testSummary({ name: "Dear", lat: 16.5, ratePerSqYard: 90_000 as Rupees }),
    testSummary({ name: "Fair", lat: 16.6 }),
    testSummary({ name: "Farther", lat: 16.7 }),
  ];
  const query = { ...DEFAULT_QUERY, radiusKm: 1, centre: { lat: 16.49, lng: 80.77 } };
  const found = nearestMatch(buildSearchIndex(toColumns(all)), query);
  expect(found?.row).toBe(1);
  expect(found?.distance).toBeCloseTo(12.23, 2);
  expect(nearestMatch(buildSearchIndex(toColumns(all)), DEFAULT_QUERY)).toBeNull();
});

test("the median rate says how many rates it rests on", () => {
  expect(buildSearchIndex(toColumns(ORDERED)).median()).toEqual({ rate: 11_000, n: 3 });
  const rates = Float64Array.of(40_000, Number.NaN, 11_000);
  const plots = { rate: rates, propertyType: Uint8Array.of(0, 0, 0) };
  expect(medianRate(plots, Uint32Array.of(0, 1, 2))).toEqual({ rate: 25_500, n: 2 });
  expect(medianRate(plots, Uint32Array.of(0, 1, 0))).toEqual({ rate: 40_000, n: 1 });
  const villa = { ...plots, propertyType: Uint8Array.of(PROPERTY_TYPES.indexOf("Villa"), 0, 0) };
  expect(medianRate(villa, Uint32Array.of(0, 1, 2))).toEqual({ rate: 11_000, n: 1 });
  const none = { rate: Float64Array.of(Number.NaN), propertyType: Uint8Array.of(0) };
  expect(medianRate(none, Uint32Array.of(0))).toBeNull();
});
