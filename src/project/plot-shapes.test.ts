import { expect, test } from "vitest";
import { distanceKm } from "#measures/geography.ts";
import { PLAN } from "./plan-testing.ts";
import { middleOf, toLatLng, toPlotShapes } from "./plot-shapes.ts";
import { projectFacts } from "./project-facts.ts";

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

test("the place that pages tell is the middle of the site, 7 km from Vijayawada", () => {
  expect(distanceKm(middleOf(PLAN), projectFacts.place)).toBeLessThan(0.05);
  const vijayawada = { lat: 16.512, lng: 80.64 };
  expect(distanceKm(projectFacts.place, vijayawada)).toBeCloseTo(projectFacts.kmFromVijayawada, 0);
});
