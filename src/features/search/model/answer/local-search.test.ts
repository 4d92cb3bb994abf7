import { expect, test } from "vitest";
import { encodeCatalogue } from "#features/listings/index.ts";
import { DEFAULT_STATE } from "#features/search/model/query/search-url.ts";
import { openLocalSearch } from "./local-search.ts";
import { testSummary } from "./summary-testing.ts";

const nowhere = { lat: null, lng: null };
const FILE = encodeCatalogue([
  testSummary({ mlsNumber: "PLACED" }),
  testSummary({ ...nowhere, mlsNumber: "KNOWN", unplacedAddress: "Kondapalli" }),
  testSummary({ ...nowhere, mlsNumber: "UNKNOWN", unplacedAddress: "Behind the tank" }),
]);
const AT = { lat: 16.62, lng: 80.54 };
const around = { north: 16.7, south: 16.6, east: 80.6, west: 80.5 };

test("listings without coordinates take the places that their addresses have", () => {
  const before = openLocalSearch(FILE);
  const after = before.withPlaces(new Map([["Kondapalli", AT]]));
  const onMap = { ...DEFAULT_STATE, query: { ...DEFAULT_STATE.query, bounds: around } };
  const found = (local: typeof before) =>
    local.find(onMap).shown.map(({ summary: { mlsNumber, lat, lng } }) => [mlsNumber, lat, lng]);
  expect(found(before)).toEqual([]);
  expect(found(after)).toEqual([["KNOWN", AT.lat, AT.lng]]);
  expect(after.find(DEFAULT_STATE).total).toBe(3);
  expect([...after.index.columns.unplacedAddress.values()]).toEqual(["Behind the tank"]);
  expect(before.index.columns.unplacedAddress.size).toBe(2);
});
