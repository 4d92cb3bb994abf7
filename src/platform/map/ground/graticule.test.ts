import { expect, test } from "vitest";
import { gridCrosses, gridStep } from "./graticule.ts";

const BOX = { north: 16.4401, south: 16.43, east: 80.7801, west: 80.77 };

test.each([
  [12, 0.05],
  [14, 0.0125],
  [16, 0.0025],
  [18, 0.000625],
  [20.5, 0.000125],
])("at zoom %d the grid's side is %d degrees", (zoom, step) => {
  expect(gridStep(zoom)).toBe(step);
});

test("crosses stand at the corners of plus codes and bear their names", () => {
  const { features } = gridCrosses(BOX, 16);
  const cross = features.find(
    ({ geometry: { coordinates } }) =>
      coordinates.map((one) => one.toFixed(4)).join() === "80.7700,16.4400",
  );
  expect(cross?.properties).toEqual({ name: "CQRC" });
  expect(features.length).toBeGreaterThanOrEqual(16);
});

test("near, a cross has the whole code", () => {
  const names = gridCrosses(BOX, 18).features.map(({ properties }) => properties?.name);
  expect(names).toContain("CQRC+22");
});
