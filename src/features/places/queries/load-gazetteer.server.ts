import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildGazetteer, type Gazetteer } from "#features/places/model/gazetteer.ts";
import { parseGazetteerFile } from "#features/places/model/gazetteer-file.ts";

/** The gazetteer's file, found upwards from this module: from `src/features/places` and from the bundle. */
function findGazetteerFile(): string {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at)) {
    const file = join(at, "data/region/gazetteer.json");
    if (existsSync(file)) return file;
  }
  throw new Error(`No data/region above ${import.meta.dirname}: the installation is broken.`);
}

/** Reads `data/region/gazetteer.json` and builds it; throws when the file is broken. */
export async function loadGazetteer(): Promise<Gazetteer> {
  const content: unknown = JSON.parse(await readFile(findGazetteerFile(), "utf8"));
  return buildGazetteer(parseGazetteerFile(content));
}
