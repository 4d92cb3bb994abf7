import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import {
  buildGazetteer,
  findByName,
  type Gazetteer,
  toTowns,
} from "#features/places/model/gazetteer.ts";
import { parseGazetteerFile } from "#features/places/model/gazetteer-file.ts";
import type { TownArea } from "#features/places/model/uncovered-towns.ts";
import { indexSites } from "#features/places/model/what-is-near.ts";
import { shippedRegion } from "#platform/region/read-region.ts";
import type { Region } from "#platform/region/region.ts";
import { loadSurroundings } from "./load-surroundings.server.ts";
import { position, readRegionCsv, readRegionJson } from "./region-files.server.ts";

const surveyedVillage = z.object({ name: z.string().min(1), ...position });

const builtUp = z.object({
  properties: z.object({ kind: z.string(), name: z.string() }),
  geometry: z.object({ coordinates: z.tuple([z.array(z.tuple([z.number(), z.number()]))]) }),
});
const areas = z.object({ features: z.array(builtUp) });

/** The built-up areas of `areas.geojson` with their names; "Tadepalli–Mangalagiri" has two. */
async function readTowns(gazetteer: Gazetteer, { folder }: Region): Promise<TownArea[]> {
  const file = join(folder, "areas.geojson");
  if (!existsSync(file)) return [];
  const { features } = areas.parse(await readRegionJson(file));
  return features
    .filter(({ properties }) => properties.kind === "urban")
    .map(({ properties, geometry: { coordinates } }) => ({
      ring: coordinates[0].map(([lng, lat]) => ({ lat, lng })),
      names: properties.name.split("–").flatMap((name) => findByName(gazetteer, name) ?? []),
    }));
}

/**
 * Reads the gazetteer of a region and, where its folder has them, `villages.csv`, `facilities.csv`,
 * `stations.csv` and the towns of `areas.geojson`; throws when a file is broken.
 */
export async function loadGazetteer(region: Region = shippedRegion()): Promise<Gazetteer> {
  const file = parseGazetteerFile(await readRegionJson(region.places));
  const surveyed = await readRegionCsv(join(region.folder, "villages.csv"), surveyedVillage);
  const gazetteer = buildGazetteer(file, { surveyed, region });
  const builtUp = await readTowns(gazetteer, region);
  const ringOf = (name: string) =>
    builtUp.find(({ names }) => names.some((known) => known.name.en === name))?.ring ?? null;
  return {
    ...gazetteer,
    towns: toTowns(gazetteer.places, ringOf),
    sites: indexSites(await loadSurroundings(region), builtUp),
  };
}
