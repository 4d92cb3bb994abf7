import { expect, test } from "vitest";
import { FACTS, PLAN } from "./example-testing.ts";
import { metresBetween, middleOf, toLatLng, toPlotShapes } from "./plot-shapes.ts";
import type { LatLng } from "./project-facts.ts";

/** Great-circle distance in km (haversine), on the sphere of the specification. */
function distanceKm(a: LatLng, b: LatLng): number {
  const [lat1, lat2, lng] = [a.lat, b.lat, b.lng - a.lng].map((angle) => (angle * Math.PI) / 180);
  if (lat1 === undefined || lat2 === undefined || lng === undefined) return Number.NaN;
  const h =
    Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(lng / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(h));
}

test("the map has the plan's plots, each closed, with its number, size and status", () => {
  const { features } = toPlotShapes(PLAN);
  expect(features.map(({ properties }) => properties)).toEqual(
    PLAN.plots.map(({ number, sizeSqYd, status }) => ({
      number: String(number),
      sqYards: sizeSqYd,
      status,
    })),
  );
  for (const { geometry } of features) {
    const [ring = []] = geometry.coordinates;
    expect(ring.at(-1)).toEqual(ring[0]);
  }
});

test("a hundred metres of the plan are a hundred metres on the map", () => {
  const [west, east] = [toLatLng(PLAN, [0, 0]), toLatLng(PLAN, [100, 0])];
  const [south, north] = [toLatLng(PLAN, [0, 0]), toLatLng(PLAN, [0, 100])];
  expect(distanceKm(west, east)).toBeCloseTo(0.1, 4);
  expect(distanceKm(south, north)).toBeCloseTo(0.1, 4);
  const turned = toLatLng({ ...PLAN, northDegrees: 90 }, [0, 100]);
  expect(turned.lng).toBeCloseTo(east.lng, 6);
});

test("distances within a town are those on the sphere", () => {
  const middle = middleOf(PLAN);
  expect(metresBetween(middle, FACTS.place)).toBeLessThan(50);
  const startup = { lat: 16.5193, lng: 80.6305 };
  expect(metresBetween(middle, startup) / 1000).toBeCloseTo(distanceKm(middle, startup), 2);
});
