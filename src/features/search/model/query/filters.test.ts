import { expect, test } from "vitest";
import { toColumns } from "#features/listings/model/catalogue/catalogue-columns.ts";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { search } from "#features/search/model/answer/search.ts";
import { buildSearchIndex } from "#features/search/model/answer/search-index.ts";
import { testSummary } from "#features/search/model/answer/summary-testing.ts";
import type { Feet, Rupees } from "#lib/units/units.ts";
import { FILTERS } from "./filters.ts";
import { withKind, withoutKind } from "./near-query.ts";
import {
  DEFAULT_QUERY,
  FILTER_NAMES,
  type FilterName,
  formatFilter,
  parseQuery,
  type SearchQuery,
  shortFilters,
  withoutFilters,
  withoutPlace,
  withShortFilters,
} from "./search-query.ts";

function listing(mlsNumber: string, part: Partial<ListingSummary>): ListingSummary {
  return testSummary({ mlsNumber, name: mlsNumber, lat: 16.4, lng: 80.7, gated: false, ...part });
}

const index = buildSearchIndex(
  toColumns([
    listing("usual", {
      isSoldOut: true,
      near: "4444144444",
      roadFeet: 30 as Feet,
      approval: "disputed",
    }),
    listing("villa", { propertyType: "Villa" }),
    listing("gated", {
      inTowns: ["Gannavaram", "Nuzvid"],
      gated: true,
      lat: 16.8,
      roadFeet: 60 as Feet,
    }),
    listing("dear", { ratePerSqYard: 90_000 as Rupees }),
    listing("unrated", { ratePerSqYard: null }),
  ]),
);

interface Case<Value> {
  readonly value: Value;
  /** As the address says it. */
  readonly address: string;
  /** Listings found by this filter alone, in the order of the search. */
  readonly finds: readonly string[];
}

/** A value of every filter: the compiler asks for one of a new filter. */
const CASES: { readonly [Name in FilterName]: Case<SearchQuery[Name]> } = {
  centre: { value: { lat: 16.8, lng: 80.7 }, address: "at=16.8,80.7", finds: ["gated"] },
  town: { value: "Nuzvid", address: "town=Nuzvid", finds: ["gated"] },
  text: { value: "gat", address: "text=gat", finds: ["gated"] },
  radiusKm: { value: 9, address: "r=9", finds: ["gated", "usual"] },
  leastLakhs: { value: 95, address: "from=95", finds: [] },
  budgetLakhs: { value: 100, address: "budget=100", finds: ["gated", "usual", "dear"] },
  total: { value: "all-in", address: "total=all-in", finds: ["gated", "usual"] },
  type: { value: "Villa", address: "type=Villa", finds: ["villa"] },
  size: { value: { min: 300, max: 400 }, address: "size=300-400", finds: [] },
  near: { value: { kinds: ["bank"], km: 2 }, address: "near=bank-2", finds: ["usual"] },
  road: { value: 40, address: "road=40", finds: ["gated"] },
  registration: { value: "agreeing", address: "registration=agreeing", finds: ["gated"] },
  gated: { value: true, address: "gated=1", finds: ["gated"] },
  available: { value: true, address: "available=1", finds: ["gated"] },
  includeUnrated: { value: true, address: "unrated=1", finds: ["gated", "usual", "unrated"] },
  sort: { value: "rate-down", address: "sort=rate-down", finds: ["gated", "usual"] },
  bounds: {
    value: { north: 16.9, south: 16.7, east: 80.8, west: 80.6 },
    address: "bounds=80.6,16.7,80.8,16.9",
    finds: ["gated"],
  },
  area: {
    value: [
      { lat: 16.3, lng: 80.6 },
      { lat: 16.5, lng: 80.6 },
      { lat: 16.4, lng: 80.9 },
    ],
    address: "area=_rnbB_e}jN_af@?~oR_ry@",
    finds: ["usual"],
  },
};

test.each(FILTER_NAMES)("the filter %s is told by its address and narrows the list", (name) => {
  const { value, address, finds } = CASES[name];
  const query: SearchQuery = { ...DEFAULT_QUERY, [name]: value };
  expect(`${FILTERS[name].parameter}=${formatFilter(name, query)}`).toBe(address);
  expect(parseQuery(new URLSearchParams(address))).toEqual(query);
  const { ids } = search(index, query);
  expect(Array.from(ids, (row) => index.columns.mlsNumber[row])).toEqual(finds);
});

test("no two filters share a name in the address", () => {
  const parameters = FILTER_NAMES.map((name) => FILTERS[name].parameter);
  expect(new Set(parameters).size).toBe(parameters.length);
});

/** A query with no filter as usual. */
const ALL_SET = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, CASES[name].value]),
) as unknown as SearchQuery;

test("clearing all filters leaves the ground", () => {
  const { centre, town, bounds, area } = ALL_SET;
  expect(withoutFilters(ALL_SET)).toEqual({ ...DEFAULT_QUERY, centre, town, bounds, area });
});

test("another place leaves the settings", () => {
  const gone = {
    centre: undefined,
    town: undefined,
    text: undefined,
    bounds: undefined,
    area: undefined,
  };
  expect(withoutPlace(ALL_SET)).toEqual({ ...ALL_SET, ...gone });
});

test("a short form offers each choice as the address says it, and what stands beside them", () => {
  const query = parseQuery(new URLSearchParams("budget=33&size=200-300&gated=1&r=9&sort=area"));
  const offered = shortFilters(query).map(({ parameter, value, choices, isFlag }) => [
    parameter,
    value,
    choices.map((choice) => choice.value),
    isFlag,
  ]);
  expect(offered).toEqual([
    ["budget", "33", ["33", "10", "20", "30", "40", "50", "75", "100"], false],
    ["type", "Plot", ["All", "Plot", "Apartment", "Villa"], false],
    ["size", "200-300", ["100-200", "200-300", "300-500", "100-500", "100-1000"], false],
    ["gated", "1", ["1"], true],
  ]);
  for (const { name, choices } of shortFilters(DEFAULT_QUERY))
    for (const choice of choices) {
      const address = `${FILTERS[name].parameter}=${choice.value}`;
      expect(parseQuery(new URLSearchParams(address))).toEqual(choice.query);
    }
  expect(withShortFilters(query)).toEqual({ ...query, radiusKm: 5, sort: "nearest" });
});

test.each([
  ["near=bank-2", { kinds: ["bank"], km: 2 }],
  ["near=health-centre-5", { kinds: ["health-centre"], km: 5 }],
  ["near=station&near=1", { kinds: ["station"], km: 1 }],
  ["near=bank,high-school-2", { kinds: ["high-school", "bank"], km: 2 }],
  ["near=station&near=bank&near=bank&near=1", { kinds: ["bank", "station"], km: 1 }],
  ["near=3", undefined],
  ["near=bank,mall-2", undefined],
  ["near=&near=3", undefined],
  ["near=bank", undefined],
  ["near=bank-4", undefined],
  ["near=mall-2", undefined],
  ["near=bank-2x", undefined],
])("an address that says %s asks for %j", (address, near) => {
  expect(parseQuery(new URLSearchParams(address)).near).toEqual(near);
});

test("the greater the distance, the more are near enough", () => {
  const within = (km: 1 | 2 | 3 | 5) =>
    search(index, { ...DEFAULT_QUERY, near: { kinds: ["bank"], km } }).total;
  expect([within(1), within(2), within(3), within(5)]).toEqual([0, 1, 1, 1]);
});

test("of several kinds all have to be near, and each is added and taken away by itself", () => {
  const both = withKind({ kinds: ["bank"], km: 3 }, "station", 3);
  expect(both).toEqual({ kinds: ["bank", "station"], km: 3 });
  expect(search(index, { ...DEFAULT_QUERY, near: both }).total).toBe(0);
  const bank = withoutKind(both, "station");
  expect(search(index, { ...DEFAULT_QUERY, near: bank }).total).toBe(1);
  expect(withoutKind(bank, "bank")).toBeUndefined();
});
