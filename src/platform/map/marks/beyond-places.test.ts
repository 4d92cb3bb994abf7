import { expect, test } from "vitest";
import { beyondPlaces } from "./beyond-places.ts";

/** A pane of 400 by 600 px that shows 4 by 6 km round a place. */
const VIEW = { centre: { lat: 16.5, lng: 80.6 }, width: 400, height: 600, metresPerPixel: 10 };
const KM = 1 / 111.195;
const at = (eastKm: number, northKm: number) => ({
  lat: 16.5 + northKm * KM,
  lng: 80.6 + (eastKm * KM) / Math.cos((16.5 * Math.PI) / 180),
});

test("places in the pane have no sign; those beyond stand on the edge where the way leaves it", () => {
  const [north, ...others] = beyondPlaces([at(1, 1), at(0, 5)], VIEW, 6, 10);
  expect(others).toEqual([]);
  expect(north?.km).toBeCloseTo(5, 1);
  expect(north?.bearing).toBeCloseTo(0, 1);
  expect(north?.x).toBeCloseTo(200, 0);
  expect(north?.y).toBeCloseTo(10, 0);
});

test("the nearest of one direction is told alone, the nearest direction first", () => {
  const signs = beyondPlaces([at(9, 0), at(4, 0), at(5, 0.5), at(-3, 0)], VIEW, 6, 10);
  expect(signs.map(({ km }) => Math.round(km))).toEqual([3, 4]);
  expect(signs.map(({ x }) => Math.round(x))).toEqual([10, 390]);
});

test("no more are told than asked for", () => {
  const round = [at(4, 0), at(-4, 0), at(0, 5), at(0, -5)];
  expect(beyondPlaces(round, VIEW, 2, 10)).toHaveLength(2);
});
