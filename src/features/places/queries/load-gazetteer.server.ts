import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { buildGazetteer, type Gazetteer } from "#features/places/model/gazetteer.ts";
import { parseGazetteerFile } from "#features/places/model/gazetteer-file.ts";

/** The region's files, found upwards from this module: from `src/features/places` and from the bundle. */
function findRegion(): string {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at)) {
    const folder = join(at, "data/region");
    if (existsSync(folder)) return folder;
  }
  throw new Error(`No data/region above ${import.meta.dirname}: the installation is broken.`);
}

const surveyedVillage = z.object({
  name: z.string().min(1),
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
});

/**
 * Reads `gazetteer.json` and `villages.csv` of `data/region` and builds the gazetteer; throws when a
 * file is broken.
 */
export async function loadGazetteer(): Promise<Gazetteer> {
  const folder = findRegion();
  const content: unknown = JSON.parse(await readFile(join(folder, "gazetteer.json"), "utf8"));
  const rows: unknown = parse(await readFile(join(folder, "villages.csv")), { columns: true });
  return buildGazetteer(parseGazetteerFile(content), z.array(surveyedVillage).parse(rows));
}
