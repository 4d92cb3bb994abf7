import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import {
  type RingRoad,
  readSurroundings,
  type Surroundings,
} from "#features/places/model/surroundings.ts";
import type { Region } from "#platform/region/region.ts";
import { position, readRegionCsv, readRegionJson } from "./region-files.server.ts";

const surveyedFacility = z.object({ description: z.string().min(1), ...position });

const name = { en: z.string().min(1), te: z.string().min(1), hi: z.string().min(1) };

const station = z
  .object({
    code: z.string().regex(/^[A-Z]{1,5}$/),
    ...name,
    ...position,
  })
  .transform(({ code, lat, lng, ...name }) => ({ code, name, lat, lng }));

/** Roads of the map's file; a ring road has its name in three languages as `ring`. */
const roads = z.object({
  features: z.array(
    z.object({
      properties: z.object({ ring: z.strictObject(name).optional() }),
      geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }),
    }),
  ),
});

async function readRingRoads(folder: string): Promise<RingRoad[]> {
  const file = join(folder, "roads.geojson");
  if (!existsSync(file)) return [];
  return roads
    .parse(await readRegionJson(file))
    .features.flatMap(({ properties, geometry }) =>
      properties.ring
        ? { name: properties.ring, line: geometry.coordinates.map(([lng, lat]) => ({ lat, lng })) }
        : [],
    );
}

/**
 * Reads what open data tells of the region: `facilities`, each `{kind, name, lat, lng}` with its
 * kind read from what the surveyor typed (Ministry of Rural Development, PMGSY Rural Connectivity
 * Datasets, GeoSadak, 2022, Government Open Data License – India), and `stations`, each
 * `{code, name, lat, lng}` (datameet, Indian Railways, 2016, CC0), and the `ringRoads` of our own map.
 * Degrees in WGS 84; a name is in three languages. Throws when a file of the region is broken.
 */
export async function loadSurroundings({ folder }: Pick<Region, "folder">): Promise<Surroundings> {
  return readSurroundings(await readRegionCsv(join(folder, "facilities.csv"), surveyedFacility), {
    stations: await readRegionCsv(join(folder, "stations.csv"), station),
    ringRoads: await readRingRoads(folder),
  });
}
