import fc from "fast-check";
import { expect, test } from "vitest";
import { metresPerPixel, scaleBar } from "./scale.ts";

test("one pixel at zoom 0 on the equator shows a 512th of it", () => {
  expect(metresPerPixel(0, 0)).toBeCloseTo(78_271.5, 1);
});

test.each([
  [12, 100, 1000],
  [10, 100, 5000],
  [14, 100, 200],
])("at zoom %d in %i px the bar is %i m", (zoom, space, length) => {
  expect(scaleBar(zoom, 16.5, space).length).toBe(length);
});

test("the bar fits its room and fills at least two fifths of it", () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 20, noNaN: true }), (zoom) => {
      const { pixels } = scaleBar(zoom, 16.5, 120);
      expect(pixels).toBeLessThanOrEqual(120.001);
      expect(pixels).toBeGreaterThanOrEqual(47.9);
    }),
  );
});
