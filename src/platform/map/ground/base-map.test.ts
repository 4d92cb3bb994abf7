import { readFile } from "node:fs/promises";
import type { FeatureCollection } from "geojson";
import { expect, test } from "vitest";
import { BASE_MAP_LAYERS, type BaseMap, packBaseMap } from "./base-map.ts";

test("the packed base map is that of data/region", async () => {
  const layers: Record<string, FeatureCollection> = {};
  for (const [layer, file] of Object.entries(BASE_MAP_LAYERS)) {
    layers[layer] = JSON.parse(await readFile(`data/region/${file}.geojson`, "utf8"));
  }
  const packed = JSON.parse(await readFile("src/platform/map/ground/base-map.json", "utf8"));
  expect(packed).toEqual(JSON.parse(JSON.stringify(packBaseMap(layers as BaseMap))));
});

test("packing keeps 5 decimals and the properties that the style reads", () => {
  const layer: FeatureCollection = {
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        properties: { name: "NH16", note: "by hand", ref: "", rank: 2 },
        geometry: {
          type: "LineString",
          coordinates: [
            [80.1234567, 16.5],
            [80.2, 16.6000049],
          ],
        },
      },
    ],
  };
  const layers = Object.fromEntries(Object.keys(BASE_MAP_LAYERS).map((name) => [name, layer]));
  const [road] = packBaseMap(layers as BaseMap).roads.features;
  expect(road?.properties).toEqual({ name: "NH16", rank: 2 });
  expect(road?.geometry).toEqual({
    type: "LineString",
    coordinates: [
      [80.12346, 16.5],
      [80.2, 16.6],
    ],
  });
});
