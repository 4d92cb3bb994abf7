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
import { loadSurroundings } from "./load-surroundings.server.ts";
import { position, readRegionCsv, readRegionJson } from "./region-files.server.ts";

const surveyedVillage = z.object({ name: z.string().min(1), ...position });

const builtUp = z.object({
  properties: z.object({ kind: z.string(), name: z.string() }),
  geometry: z.object({ coordinates: z.tuple([z.array(z.tuple([z.number(), z.number()]))]) }),
});
const areas = z.object({ features: z.array(builtUp) });

/** The built-up areas of `areas.geojson` with their names; "Tadepalli–Mangalagiri" has two. */
async function readTowns(gazetteer: Gazetteer): Promise<TownArea[]> {
  const { features } = areas.parse(await readRegionJson("areas.geojson"));
  return features
    .filter(({ properties }) => properties.kind === "urban")
    .map(({ properties, geometry: { coordinates } }) => ({
      ring: coordinates[0].map(([lng, lat]) => ({ lat, lng })),
      names: properties.name.split("–").flatMap((name) => findByName(gazetteer, name) ?? []),
    }));
}

/**
 * Reads `gazetteer.json`, `villages.csv`, `facilities.csv`, `stations.csv` and the towns of
 * `areas.geojson` in `data/region` and builds the gazetteer; throws when a file is broken.
 */
export async function loadGazetteer(): Promise<Gazetteer> {
  const file = parseGazetteerFile(await readRegionJson("gazetteer.json"));
  const gazetteer = buildGazetteer(file, await readRegionCsv("villages.csv", surveyedVillage));
  const builtUp = await readTowns(gazetteer);
  const ringOf = (name: string) =>
    builtUp.find(({ names }) => names.some((known) => known.name.en === name))?.ring ?? null;
  return {
    ...gazetteer,
    towns: toTowns(gazetteer.places, ringOf),
    sites: indexSites(await loadSurroundings(), builtUp),
  };
}
