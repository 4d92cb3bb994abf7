import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceKm } from "#lib/geo/geo.ts";
import type { Kilometres } from "#lib/units/units.ts";
import { circleShape, eastOf, placeAt, ringShapes } from "./circle-shape.ts";

test("a place at a distance is that far away", () => {
  const places = fc.record({
    lat: fc.double({ min: -60, max: 60, noNaN: true }),
    lng: fc.double({ min: -170, max: 170, noNaN: true }),
  });
  fc.assert(
    fc.property(
      places,
      fc.integer({ min: 1, max: 50 }),
      fc.nat({ max: 359 }),
      (from, km, bearing) => {
        const there = placeAt(from, km as Kilometres, bearing);
        expect(distanceKm(from, there)).toBeCloseTo(km, 6);
      },
    ),
  );
});

test("the handle sits to the east of the centre", () => {
  const east = eastOf({ lat: 16.5, lng: 80.6 }, 5 as Kilometres);
  expect(east.lat).toBeCloseTo(16.5, 4);
  expect(east.lng).toBeGreaterThan(80.64);
});

test("a circle has a disc, a rim, a radius and 60 ticks", () => {
  const { features } = circleShape({ lat: 16.5, lng: 80.6 }, 5 as Kilometres);
  const kinds = features.map(({ properties }) => properties?.kind);
  expect(kinds.slice(0, 3)).toEqual(["disc", "rim", "radius"]);
  expect(kinds.filter((kind) => kind === "tick")).toHaveLength(60);
});

test("each ring is labelled at its south", () => {
  const centre = { lat: 16.5, lng: 80.6 };
  const rings = [{ radius: 2 as Kilometres, label: "2 km" }];
  const [ring, label] = ringShapes(centre, rings).features;
  expect(ring?.geometry.type).toBe("LineString");
  expect(label?.properties?.label).toBe("2 km");
  if (label?.geometry.type !== "Point") throw new Error("no point");
  const [lng = 0, lat = 0] = label.geometry.coordinates;
  expect(lat).toBeLessThan(16.5);
  expect(distanceKm(centre, { lat, lng })).toBeCloseTo(2, 6);
});
