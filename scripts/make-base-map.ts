// Packs data/region into the one file that the embedded map loads:
// node scripts/make-base-map.ts. Run it again when data/region changes.
import { readFile, writeFile } from "node:fs/promises";
import type { FeatureCollection } from "geojson";
import { BASE_MAP_LAYERS, type BaseMap, packBaseMap } from "#platform/map/ground/base-map.ts";

const SOURCE = "data/region";
const TARGET = "src/platform/map/ground/base-map.json";

async function readLayer(file: string): Promise<FeatureCollection> {
  return JSON.parse(await readFile(`${SOURCE}/${file}.geojson`, "utf8"));
}

const layers: Partial<Record<keyof BaseMap, FeatureCollection>> = {};
for (const [layer, file] of Object.entries(BASE_MAP_LAYERS)) {
  layers[layer as keyof BaseMap] = await readLayer(file);
}
await writeFile(TARGET, `${JSON.stringify(packBaseMap(layers as BaseMap))}\n`);
