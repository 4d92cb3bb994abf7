import fc from "fast-check";
import { expect, test } from "vitest";
import { zoomForRadius } from "./zoom.ts";

test.each([
  [1, 2000, 15],
  [2, 4000, 14],
  [50, 2000, 9],
])("%i km in a pane of %i px has MapLibre zoom %i", (radiusKm, pane, zoom) => {
  expect(zoomForRadius(radiusKm, pane, pane, 16.5)).toBe(zoom);
});

test("the circle never leaves the pane", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 200, max: 3000 }),
      fc.integer({ min: 200, max: 3000 }),
      (radiusKm, width, height) => {
        const zoom = zoomForRadius(radiusKm, width, height, 16.5);
        const kmPerPixel = (40_075.017 * Math.cos((16.5 * Math.PI) / 180)) / (512 * 2 ** zoom);
        expect((2 * radiusKm) / kmPerPixel).toBeLessThanOrEqual(Math.min(width, height));
      },
    ),
  );
});

test("at 5 km the formula alone would cut the circle of a 600 px pane", () => {
  expect(zoomForRadius(5, 600, 800, 16.5)).toBeCloseTo(12.01, 1);
});
