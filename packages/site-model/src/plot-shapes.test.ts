import { expect, test } from "vitest";
import { FACTS, PLAN } from "./example-testing.ts";
import { isInsidePolygon } from "./plan-geometry.ts";
import {
  metresBetween,
  middleOf,
  type PlanPart,
  plotsOnMap,
  toLatLng,
  toPlanShapes,
} from "./plot-shapes.ts";
import type { LatLng } from "./project-facts.ts";

/** Great-circle distance in km (haversine), on a sphere of 12,742 km. */
function distanceKm(a: LatLng, b: LatLng): number {
  const [lat1, lat2, lng] = [a.lat, b.lat, b.lng - a.lng].map((angle) => (angle * Math.PI) / 180);
  if (lat1 === undefined || lat2 === undefined || lng === undefined) return Number.NaN;
  const h =
    Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(lng / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(h));
}

const partsOf = (part: PlanPart) =>
  toPlanShapes(PLAN).features.filter(({ properties }) => properties?.part === part);

test("booked plots alone have a tick, and roads leave the blocks out", () => {
  const booked = PLAN.plots.filter(({ status }) => status === "booked");
  expect(partsOf("tick")).toHaveLength(booked.length);
  const [road] = partsOf("road");
  expect(road?.geometry.type === "Polygon" && road.geometry.coordinates).toHaveLength(
    PLAN.carriageway.length,
  );
});

test("each side of a rectangular plot tells its feet beside it, upright", () => {
  const [plot] = PLAN.plots;
  if (!plot) throw new Error("no plot");
  const sides = toPlanShapes({ ...PLAN, plots: [plot] }).features.filter(
    ({ properties }) => properties?.part === "side",
  );
  const feet = sides.map(({ properties }) => Number(properties?.feet));
  const [a, b] = plot.polygon;
  const first = Math.hypot((b?.[0] ?? 0) - (a?.[0] ?? 0), (b?.[1] ?? 0) - (a?.[1] ?? 0)) / 0.3048;
  expect(feet[0]).toBeCloseTo(first, 1);
  expect(sides).toHaveLength(plot.polygon.length);
  for (const { properties } of sides) expect(Math.abs(properties?.turn)).toBeLessThanOrEqual(90);
});

test("the length of every side of a plot stands on it, also where it bends round a neighbour", () => {
  const bent = [
    [0, 0],
    [30, 0],
    [30, 10],
    [10, 10],
    [10, 30],
    [0, 30],
  ] as const;
  const placed = { place: FACTS.place, northDegrees: 0 };
  const plot = { number: "1", sqYards: 598, status: "available", polygon: bent } as const;
  const [shape, ...others] = plotsOnMap(placed, [plot]);
  const ring = shape?.geometry.type === "Polygon" ? (shape.geometry.coordinates[0] ?? []) : [];
  const outline = ring.map(([lng = 0, lat = 0]) => [lng, lat] as const);
  const sides = others.filter(({ properties }) => properties?.part === "side");
  expect(sides).toHaveLength(6);
  for (const { geometry } of sides) {
    const [lng = 0, lat = 0] = geometry.type === "Point" ? geometry.coordinates : [];
    expect(isInsidePolygon([lng, lat], outline)).toBe(true);
  }
});

test("the map has the plan's plots, each closed, with its number, size and status", () => {
  const features = partsOf("plot");
  expect(features.map(({ properties }) => properties)).toEqual(
    PLAN.plots.map(({ number, sizeSqYd, status }) => ({
      part: "plot",
      number: String(number),
      sqYards: sizeSqYd,
      status,
    })),
  );
  for (const { geometry } of features) {
    if (geometry.type !== "Polygon") throw new Error(geometry.type);
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
