import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";

/** The region's files, found upwards from this module: from `src/features/places` and from the bundle. */
function findRegion(): string {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at)) {
    const folder = join(at, "data/region");
    if (existsSync(folder)) return folder;
  }
  throw new Error(`No data/region above ${import.meta.dirname}: the installation is broken.`);
}

/** Degrees in WGS 84, as a CSV file has them. */
export const position = {
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
};

/** The content of a JSON file of `data/region`. */
export async function readRegionJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(findRegion(), name), "utf8"));
}

/** The rows of a CSV file of `data/region`, by the names of its columns; throws where one is broken. */
export async function readRegionCsv<Row>(name: string, row: z.ZodType<Row>): Promise<Row[]> {
  const rows: unknown = parse(await readFile(join(findRegion(), name)), { columns: true });
  return z.array(row).parse(rows);
}
