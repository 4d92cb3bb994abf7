import { expect, test } from "vitest";
import type { Kilometres } from "#lib/units/units.ts";
import { distanceKm, pointsAlong } from "./geo.ts";

const STEP = 0.1 as Kilometres;

test("points along a line have its bends among them and no gap wider than the step", () => {
  const line = [
    { lat: 16.5, lng: 80.6 },
    { lat: 16.51, lng: 80.6 },
    { lat: 16.51, lng: 80.6003 },
    { lat: 16.4, lng: 80.7 },
  ];
  const points = pointsAlong(line, STEP);
  expect(points[0]).toEqual(line[0]);
  for (const { lat, lng } of line)
    expect(points.some((point) => distanceKm(point, { lat, lng }) < 1e-6)).toBe(true);
  const gaps = points.slice(1).map((point, i) => distanceKm(points[i] ?? point, point));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(STEP + 1e-9);
  expect(Math.max(...gaps)).toBeGreaterThan(STEP * 0.9);
});

test("a line of one bend is that point, and of none no point", () => {
  const bend = { lat: 16.5, lng: 80.6 };
  expect(pointsAlong([bend], STEP)).toEqual([bend]);
  expect(pointsAlong([], STEP)).toEqual([]);
});
