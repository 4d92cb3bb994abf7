// A grid of streets for tests: of no real place, in the Protomaps basemap schema.
import type { Feature, FeatureCollection, Position } from "geojson";
import { type Bounds, ringOf } from "#lib/geo/geo.ts";
import type { TileAddress } from "#lib/geo/tile.ts";
import { type StreetLayers, vectorTile } from "./archive-testing.ts";

const collection = (features: Feature[]): FeatureCollection => ({
  type: "FeatureCollection",
  features,
});

function line(coordinates: Position[], properties: Feature["properties"]): Feature {
  return { type: "Feature", properties, geometry: { type: "LineString", coordinates } };
}

function box(bounds: Bounds, properties: Feature["properties"]): Feature {
  const coordinates = [ringOf(bounds)];
  return { type: "Feature", properties, geometry: { type: "Polygon", coordinates } };
}

/** Land, a canal, a park, houses, roads of each class and three places, about a middle. */
export function gridOfStreets({ lat, lng }: { lat: number; lng: number }): StreetLayers {
  const around = (size: number): Bounds => ({
    north: lat + size,
    south: lat - size,
    east: lng + size,
    west: lng - size,
  });
  const across = (offset: number, properties: Feature["properties"]) =>
    line(
      [
        [lng - 0.3, lat + offset],
        [lng + 0.3, lat + offset],
      ],
      properties,
    );
  const down = (offset: number, properties: Feature["properties"]) =>
    line(
      [
        [lng + offset, lat - 0.3],
        [lng + offset, lat + 0.3],
      ],
      properties,
    );
  const lanes = Array.from({ length: 9 }, (_, i) => (i - 4) * 0.002 + 0.001);
  const named = (en: string, te: string) => ({ name: te, "name:en": en, "name:te": te });
  const place = (kind: string, detail: string, dx: number, words: ReturnType<typeof named>) => ({
    type: "Feature" as const,
    properties: { kind, kind_detail: detail, ...words },
    geometry: { type: "Point" as const, coordinates: [lng + dx, lat + 0.0015] },
  });
  const houses = lanes.flatMap((x) =>
    lanes.map((y) =>
      box(
        {
          west: lng + x + 0.0002,
          east: lng + x + 0.00045,
          south: lat + y + 0.0002,
          north: lat + y + 0.0004,
        },
        { kind: "building" },
      ),
    ),
  );
  return {
    earth: collection([box(around(0.5), { kind: "earth" })]),
    landuse: collection([
      box(around(0.009), { kind: "residential" }),
      box(
        { west: lng + 0.004, east: lng + 0.006, south: lat, north: lat + 0.002 },
        { kind: "park" },
      ),
    ]),
    water: collection([
      across(-0.012, { kind: "canal", ...named("Test canal", "పరీక్ష కాలువ") }),
      box({ west: lng - 0.02, east: lng - 0.015, south: lat, north: lat + 0.01 }, { kind: "lake" }),
    ]),
    roads: collection([
      across(0, { kind: "major_road", kind_detail: "trunk", ref: "NH999" }),
      down(0, { kind: "major_road", kind_detail: "secondary", ...named("Test road", "పరీక్ష రోడ్డు") }),
      down(0.02, { kind: "rail", kind_detail: "rail" }),
      ...lanes.flatMap((offset, i) => [
        across(offset, {
          kind: "minor_road",
          kind_detail: "residential",
          ...named(`Lane ${i + 1}`, `వీధి ${i + 1}`),
        }),
        down(offset, { kind: "minor_road", kind_detail: "service" }),
      ]),
      down(0.0005, { kind: "path", kind_detail: "footway" }),
    ]),
    buildings: collection(houses),
    places: collection([
      place("locality", "village", 0.003, named("Testpalem", "టెస్ట్‌పాలెం")),
      place("neighbourhood", "suburb", -0.004, named("East quarter", "తూర్పు పేట")),
    ]),
  };
}

/** Tiles of that grid. */
export function gridTiles(middle: { lat: number; lng: number }) {
  const layers = gridOfStreets(middle);
  return (tile: TileAddress) => vectorTile(layers, tile);
}
