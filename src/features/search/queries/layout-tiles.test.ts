import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { expect, test } from "vitest";
import { decodeCatalogue, encodeCatalogue } from "#features/listings/index.ts";
import { buildSearchIndex } from "#features/search/model/answer/search-index.ts";
import { testSummary } from "#features/search/model/answer/summary-testing.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import { boundsOfTile, tileAt } from "#lib/geo/tile.ts";
import type { SqYards } from "#lib/units/units.ts";
import { LayoutTiles, MOST_TILE_BYTES, parseTileAddress } from "./layout-tiles.server.ts";

const SKETCH = { roadFeet: [40, 33], roadSurfaces: ["bt"], features: ["park"] } as const;

function tilesOf(places: readonly (LatLng & { sqYards: number | null })[]): LayoutTiles {
  const listings = places.map(({ lat, lng, sqYards }, i) =>
    testSummary({
      lat,
      lng,
      mlsNumber: `P${i}`,
      name: `Layout ${i}`,
      areaSqYards: sqYards as SqYards | null,
    }),
  );
  const decoded = decodeCatalogue(encodeCatalogue(listings));
  if (!decoded.ok) throw new Error(decoded.code);
  return new LayoutTiles({
    index: buildSearchIndex(decoded.columns),
    sketches: listings.map(() => SKETCH),
  });
}

const read = (bytes: Uint8Array) => new VectorTile(new PbfReader(bytes)).layers;

const KANKIPADU = { lat: 16.4401, lng: 80.7702 };

test.each([13, 15])("at zoom %i a layout of 48,400 sq yd covers ten acres of its tile", (z) => {
  const address = tileAt(KANKIPADU, z);
  const { site } = read(tilesOf([{ ...KANKIPADU, sqYards: 48_400 }]).tile(address));
  const shape = site?.feature(0).loadGeometry()[0] ?? [];
  const twice = shape.reduce((sum, a, i) => {
    const b = shape[(i + 1) % shape.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  const perUnit = (40_030_174 * Math.cos((KANKIPADU.lat * Math.PI) / 180)) / 2 ** z / 8192;
  const acres = (Math.abs(twice) / 2) * (perUnit ** 2 / 4046.856);
  expect(acres).toBeGreaterThan(9.9);
  expect(acres).toBeLessThan(10.1);
  expect(site?.feature(0).properties).toEqual({ id: "P0", name: "Layout 0", sqYards: 48_400 });
});

test("streets, parks and plots come with the last zoom alone", () => {
  const tiles = tilesOf([{ ...KANKIPADU, sqYards: 48_400 }]);
  expect(Object.keys(read(tiles.tile(tileAt(KANKIPADU, 14)))).sort()).toEqual(["name", "site"]);
  expect(Object.keys(read(tiles.tile(tileAt(KANKIPADU, 15)))).sort()).toEqual(
    ["block", "line", "name", "open", "site"].sort(),
  );
});

test("a layout without a stated area is not drawn, and empty ground is an empty tile", () => {
  const tiles = tilesOf([{ ...KANKIPADU, sqYards: null }]);
  expect(tiles.tile(tileAt(KANKIPADU, 15)).byteLength).toBe(0);
  expect(tiles.tile(tileAt({ lat: 17, lng: 80 }, 14)).byteLength).toBe(0);
});

test("however many layouts share a tile, it stays small and shows the largest", () => {
  const places = Array.from({ length: 3_000 }, (_, i) => ({
    lat: KANKIPADU.lat + (i % 50) * 2e-5,
    lng: KANKIPADU.lng + Math.floor(i / 50) * 2e-5,
    sqYards: 10_000 + i,
  }));
  const bytes = tilesOf(places).tile(tileAt(KANKIPADU, 15));
  expect(bytes.byteLength).toBeLessThanOrEqual(MOST_TILE_BYTES);
  expect(read(bytes).site?.feature(0).properties.sqYards).toBe(12_999);
});

test("a tile has an address of whole numbers, at zooms that there are", () => {
  expect(parseTileAddress("13", "5931", "3719")).toEqual({ z: 13, x: 5931, y: 3719 });
  for (const [z, x, y] of [
    ["12", "1", "1"],
    ["16", "1", "1"],
    ["13", "8192", "1"],
    ["13", "-1", "1"],
    ["13", "1.5", "1"],
    ["13", "", "1"],
  ] as const)
    expect(parseTileAddress(z, x, y)).toBeNull();
  const { north, south, west, east } = boundsOfTile(tileAt(KANKIPADU, 13));
  expect(KANKIPADU.lat).toBeLessThan(north);
  expect(KANKIPADU.lat).toBeGreaterThan(south);
  expect(KANKIPADU.lng).toBeLessThan(east);
  expect(KANKIPADU.lng).toBeGreaterThan(west);
});
