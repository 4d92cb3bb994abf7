import fc from "fast-check";
import { expect, test } from "vitest";
import { parseWords } from "./address-values.ts";
import { SORTS, TYPE_CHOICES } from "./filters.ts";
import { decodePolyline, encodePolyline } from "./polyline.ts";
import { DEFAULT_QUERY } from "./search-query.ts";
import {
  DEFAULT_STATE,
  parseSearchParams,
  type SearchState,
  toSearchParams,
  VIEWS,
} from "./search-url.ts";

const steps = (most: number, decimals: number) =>
  fc
    .integer({ min: -most * 10 ** decimals, max: most * 10 ** decimals })
    .map((value) => value / 10 ** decimals + 0);
const latLng = (decimals: number) =>
  fc.record({ lat: steps(90, decimals), lng: steps(180, decimals) });
const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
  .map((value) => value.replace(/\s+/g, " ").trim())
  .filter((value) => value !== "");
const words = text.filter((value) => parseWords(value) !== null);

const arbitraryState: fc.Arbitrary<SearchState> = fc.record({
  place: fc.option(words, { nil: "" }),
  asked: fc.option(text, { nil: "" }),
  query: fc
    .record({
      bounds: fc.option(
        fc.tuple(latLng(4), latLng(4)).map(([a, b]) => ({
          north: Math.max(a.lat, b.lat),
          south: Math.min(a.lat, b.lat),
          east: Math.max(a.lng, b.lng),
          west: Math.min(a.lng, b.lng),
        })),
        { nil: undefined },
      ),
      centre: fc.option(latLng(5), { nil: undefined }),
      radiusKm: fc.integer({ min: 1, max: 50 }),
      type: fc.constantFrom(...TYPE_CHOICES),
      leastLakhs: fc.integer({ min: 0, max: 9_999 }),
      budgetLakhs: fc.integer({ min: 0, max: 9_999 }),
      size: fc
        .tuple(fc.integer({ min: 10, max: 3000 }), fc.integer({ min: 10, max: 3000 }))
        .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
      gated: fc.boolean(),
      text: fc.option(words, { nil: undefined }),
      area: fc.option(fc.array(latLng(5), { minLength: 3, maxLength: 100, size: "max" }), {
        nil: undefined,
      }),
      includeUnrated: fc.boolean(),
      sort: fc.constantFrom(...SORTS),
    })
    .map((query) => ({ ...DEFAULT_QUERY, ...query })),
  page: fc.integer({ min: 1, max: 99_999 }),
  view: fc.constantFrom(...VIEWS),
  listing: fc.option(text),
});

test("a search comes back from its address whole", () => {
  fc.assert(
    fc.property(arbitraryState, (state) => {
      const address = toSearchParams(state).toString();
      const isTold = state.place !== "" || state.query.text !== undefined;
      const told = { ...state, asked: isTold ? state.asked : "" };
      expect(parseSearchParams(new URLSearchParams(address))).toEqual(told);
    }),
    { numRuns: 500 },
  );
});

test("any address is read without throwing, and its canonical form is stable", () => {
  const names = ["q", "at", "text", "r", "budget", "type", "size", "gated", "unrated", "sort"];
  const screen = ["bounds", "area", "page", "view", "listing"];
  const value = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      "1",
      "0",
      "-1",
      "5e1",
      "NaN",
      "100-500",
      "2000-1500",
      "16.5,80.6",
      "80,16,81,17",
      "map",
    ),
  );
  const pair = fc.tuple(fc.constantFrom(...names, ...screen), value);
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const once = toSearchParams(parseSearchParams(new URLSearchParams(pairs))).toString();
      const twice = toSearchParams(parseSearchParams(new URLSearchParams(once))).toString();
      expect(twice).toBe(once);
    }),
    { numRuns: 1000 },
  );
});

test("the default search has an empty address", () => {
  expect(toSearchParams(DEFAULT_STATE).toString()).toBe("");
  expect(parseSearchParams(new URLSearchParams())).toEqual(DEFAULT_STATE);
});

test("names stand in one order, coordinates in few decimals", () => {
  const address = toSearchParams({
    place: "Undavalli",
    asked: "",
    query: {
      ...DEFAULT_QUERY,
      sort: "area",
      gated: true,
      centre: { lat: 16.4912345, lng: 80.58 },
      radiusKm: 8,
      bounds: { north: 16.61239123, south: 16.4, east: 80.7, west: 80.51 },
    },
    page: 2,
    view: "map",
    listing: "P06200082202",
  });
  expect(decodeURIComponent(address.toString())).toBe(
    "q=Undavalli&at=16.49123,80.58&r=8&gated=1&sort=area&bounds=80.51,16.4,80.7,16.612391&page=2&view=map&listing=P06200082202",
  );
});

test.each([
  ["r=0"],
  ["r=51"],
  ["r=5.5"],
  ["budget=-1"],
  ["budget=10000"],
  ["type=Farm"],
  ["size=500-100"],
  ["size=9-400"],
  ["size=2000-1500"],
  ["size=200-1000000"],
  ["size=2.55-10-cent"],
  ["gated=yes"],
  ["sort=cheap"],
  ["at=91,80"],
  ["at=16.5"],
  ["at=1e1,80"],
  ["bounds=81,16,80,17"],
  ["bounds=80,16,81"],
  ["area=abc"],
  ["area=__________"],
  ["page=0"],
  ["page=abc"],
  ["view=globe"],
  ["q=%20%20"],
  ["q=???"],
  ["q=-"],
  ["text=."],
  ["text=!!!"],
  ["q=%F0%9F%8F%A1"],
])("the bad value %s is ignored, the rest used", (bad) => {
  const state = parseSearchParams(new URLSearchParams(`${bad}&unrated=1`));
  expect(state).toEqual({
    ...DEFAULT_STATE,
    query: { ...DEFAULT_QUERY, includeUnrated: true },
  });
});

test.each([
  ["size=100-300", { min: 100, max: 300 }],
  ["size=300", { min: 100, max: 300 }],
  ["size=250&size=400", { min: 250, max: 400 }],
  ["size=250&size=180", { min: 250, max: 250 }],
  ["size=300-500&size=400", { min: 300, max: 500 }],
  ["size=5-10.5-cent", { min: 5, max: 10.5, unit: "cent" }],
  ["size=5&size=4&size=cent", { min: 5, max: 5, unit: "cent" }],
  ["size=1800&size=2700&size=sq-foot", { min: 1800, max: 2700, unit: "sq-foot" }],
  ["size=200-3000-cent", { min: 200, max: 3000, unit: "cent" }],
  ["size=200-300-acre", DEFAULT_QUERY.size],
  ["size=9", DEFAULT_QUERY.size],
  ["size=250&size=1100", { min: 250, max: 1100 }],
  ["size=2000-1000", { min: 2000, max: 1000 }],
  ["size=2000&size=1000", { min: 2000, max: 1000 }],
  ["size=2000-1000&size=1000&size=1000", { min: 2000, max: 1000 }],
  ["size=2000-1000&size=600&size=1000", { min: 600, max: 1000 }],
  ["size=500-1500&size=500&size=1000", { min: 500, max: 1500 }],
  ["size=500-1500&size=600&size=800", { min: 600, max: 800 }],
  ["size=1200-1500&size=1000&size=700", { min: 1200, max: 1500 }],
  ["size=50-21-cent&size=21&size=21&size=cent", { min: 50, max: 21, unit: "cent" }],
])("%s, of a link or of the form without script, is a plot size", (address, size) => {
  const { query } = parseSearchParams(new URLSearchParams(address));
  expect(query).toEqual({ ...DEFAULT_QUERY, size });
});

test.each([
  ["budget=200", 200],
  ["budget=200&budget=100", 200],
  ["budget=200&budget=60", 60],
])("%s, of a link or of the form without script, is a budget", (address, budgetLakhs) => {
  const { query } = parseSearchParams(new URLSearchParams(address));
  expect(query).toEqual({ ...DEFAULT_QUERY, budgetLakhs });
});

test("an area of more than 100 corners is ignored", () => {
  const corner = (i: number) => ({ lat: 16 + i / 1000, lng: 80 + (i % 2) });
  const area = encodePolyline(Array.from({ length: 101 }, (_, i) => corner(i)));
  expect(parseSearchParams(new URLSearchParams({ area })).query.area).toBeUndefined();
});

test("a polyline is encoded as its authors' example", () => {
  const example = "_p~iF~ps|U_ulLnnqC_mqNvxq`@";
  const corners = [
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ];
  expect(encodePolyline(corners)).toBe(example);
  expect(decodePolyline(example)).toEqual(corners);
});
