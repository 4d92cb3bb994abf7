import { z } from "zod";
import { buildGazetteer, type Gazetteer } from "#features/places/model/gazetteer.ts";
import { parseGazetteerFile } from "#features/places/model/gazetteer-file.ts";
import { position, readRegionCsv, readRegionJson } from "./region-files.server.ts";

const surveyedVillage = z.object({ name: z.string().min(1), ...position });

/**
 * Reads `gazetteer.json` and `villages.csv` of `data/region` and builds the gazetteer; throws when a
 * file is broken.
 */
export async function loadGazetteer(): Promise<Gazetteer> {
  const file = parseGazetteerFile(await readRegionJson("gazetteer.json"));
  return buildGazetteer(file, await readRegionCsv("villages.csv", surveyedVillage));
}
