import fc from "fast-check";
import { expect, test } from "vitest";
import type { LatLng } from "#lib/geo/geo.ts";
import { simplifyRing } from "./simplify-ring.ts";

const square: LatLng[] = [
  { lat: 16, lng: 80 },
  { lat: 17, lng: 80 },
  { lat: 17, lng: 81 },
  { lat: 16, lng: 81 },
];

/** Each side of the square in ten pieces, a little off its line. */
const walked = square.flatMap((from, at) => {
  const to = square[(at + 1) % square.length] ?? from;
  return Array.from({ length: 10 }, (_, step) => ({
    lat: from.lat + ((to.lat - from.lat) * step) / 10 + (step % 2) * 0.001,
    lng: from.lng + ((to.lng - from.lng) * step) / 10 + (step % 2) * 0.001,
  }));
});

test("a square drawn by hand comes back as its four corners", () => {
  expect(simplifyRing(walked, 4)).toEqual(square);
});

test("a ring of few corners stays as it is, and none gets fewer than three", () => {
  expect(simplifyRing(square, 40)).toEqual(square);
  expect(simplifyRing(walked, 1)).toHaveLength(3);
});

test("whatever is drawn keeps to the limit, with corners of its own in their order", () => {
  const corner = fc.record({
    lat: fc.double({ min: 15, max: 18, noNaN: true }),
    lng: fc.double({ min: 79, max: 82, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 200 }), (ring) => {
      const simple = simplifyRing(ring, 40);
      expect(simple).toHaveLength(Math.min(40, ring.length));
      const places = simple.map((one) => ring.indexOf(one));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});
