import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { z } from "zod";

/** Degrees in WGS 84, as a CSV file has them. */
export const position = {
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
};

/** The content of a JSON file. */
export async function readRegionJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, "utf8"));
}

/** The rows of a CSV file, by the names of its columns; none of a file that is not there. Throws where one is broken. */
export async function readRegionCsv<Row>(path: string, row: z.ZodType<Row>): Promise<Row[]> {
  if (!existsSync(path)) return [];
  const rows: unknown = parse(await readFile(path), { columns: true });
  return z.array(row).parse(rows);
}
