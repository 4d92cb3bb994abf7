import { expect, test } from "vitest";
import { isWithinRing, kmToRing, ringSqKm } from "./ring.ts";

/** A box round Guntur, a tenth of a degree wide and high: 11.12 by 10.67 km. */
const BOX = [
  { lat: 16.25, lng: 80.4 },
  { lat: 16.35, lng: 80.4 },
  { lat: 16.35, lng: 80.5 },
  { lat: 16.25, lng: 80.5 },
];

test("a place within the ring is at no distance", () => {
  expect(isWithinRing(BOX, { lat: 16.3, lng: 80.45 })).toBe(true);
  expect(kmToRing(BOX, { lat: 16.3, lng: 80.45 })).toBe(0);
});

test("a place beside the ring is as far as its nearest side, or corner", () => {
  expect(isWithinRing(BOX, { lat: 16.3, lng: 80.6 })).toBe(false);
  expect(kmToRing(BOX, { lat: 16.3, lng: 80.6 })).toBeCloseTo(10.67, 1);
  expect(kmToRing(BOX, { lat: 16.4, lng: 80.45 })).toBeCloseTo(5.56, 1);
  expect(kmToRing(BOX, { lat: 16.45, lng: 80.6 })).toBeCloseTo(15.4, 1);
});

test("the area of a ring is the same from whichever corner it begins", () => {
  const [first, ...rest] = BOX;
  expect(ringSqKm(BOX)).toBeCloseTo(118.7, 0);
  expect(ringSqKm([...rest, first ?? { lat: 0, lng: 0 }])).toBeCloseTo(118.7, 0);
  expect(ringSqKm([])).toBe(0);
});
