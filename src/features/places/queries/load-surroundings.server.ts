import { join } from "node:path";
import { z } from "zod";
import { readSurroundings, type Surroundings } from "#features/places/model/surroundings.ts";
import type { Region } from "#platform/region/region.ts";
import { position, readRegionCsv } from "./region-files.server.ts";

const surveyedFacility = z.object({ description: z.string().min(1), ...position });

const station = z
  .object({
    code: z.string().regex(/^[A-Z]{1,5}$/),
    ...{ en: z.string().min(1), te: z.string().min(1), hi: z.string().min(1) },
    ...position,
  })
  .transform(({ code, lat, lng, ...name }) => ({ code, name, lat, lng }));

/**
 * Reads what open data tells of the region: `facilities`, each `{kind, name, lat, lng}` with its
 * kind read from what the surveyor typed (Ministry of Rural Development, PMGSY Rural Connectivity
 * Datasets, GeoSadak, 2022, Government Open Data License – India), and `stations`, each
 * `{code, name, lat, lng}` (datameet, Indian Railways, 2016, CC0). Degrees in WGS 84; a name is in
 * three languages. Throws when a file of the region is broken.
 */
export async function loadSurroundings({ folder }: Pick<Region, "folder">): Promise<Surroundings> {
  return readSurroundings(
    await readRegionCsv(join(folder, "facilities.csv"), surveyedFacility),
    await readRegionCsv(join(folder, "stations.csv"), station),
  );
}
