import { expect, test } from "vitest";
import { type Town, townsAt } from "./town-areas.ts";

const named = (en: string) => ({ en, te: null, hi: null });
const square = (lat: number, lng: number, half: number) => [
  { lat: lat - half, lng: lng - half },
  { lat: lat - half, lng: lng + half },
  { lat: lat + half, lng: lng + half },
  { lat: lat + half, lng: lng - half },
];
/** A city drawn some 11 km wide, a town beside it, and one without an outline 22 km north. */
const TOWNS: readonly Town[] = [
  { name: named("City"), lat: 16.5, lng: 80.6, ring: square(16.5, 80.6, 0.05) },
  { name: named("Suburb"), lat: 16.5, lng: 80.66, ring: square(16.5, 80.66, 0.005) },
  { name: named("Plain"), lat: 16.7, lng: 80.6, ring: null },
];

test.each([
  ["the middle of the city", { lat: 16.5, lng: 80.6 }, ["City"]],
  ["its edge, 6 km from its middle", { lat: 16.44, lng: 80.6 }, ["City"]],
  ["more than 2 km outside", { lat: 16.43, lng: 80.6 }, []],
  ["where two have grown together", { lat: 16.5, lng: 80.65 }, ["Suburb", "City"]],
  ["4 km from a town without an outline", { lat: 16.735, lng: 80.6 }, ["Plain"]],
  ["6 km from it", { lat: 16.755, lng: 80.6 }, []],
])("%s lies in its towns", (_, at, towns) => {
  expect(townsAt(TOWNS, at, null)).toEqual(towns);
});

test("the town that the source names counts as well, once, where it is one", () => {
  const outside = { lat: 16.42, lng: 80.6 };
  expect(townsAt(TOWNS, outside, "City")).toEqual(["City"]);
  expect(townsAt(TOWNS, { lat: 16.5, lng: 80.6 }, "City")).toEqual(["City"]);
  expect(townsAt(TOWNS, null, "Plain")).toEqual(["Plain"]);
  expect(townsAt(TOWNS, outside, "Elsewhere")).toEqual([]);
});
