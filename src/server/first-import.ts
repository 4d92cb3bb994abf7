import { resolve } from "node:path";
import type { Logger } from "pino";
import { catalogueVersion, importListings } from "#features/listings/index.server.ts";
import { toReportLines } from "#features/listings/index.ts";
import type { PlacesDeps } from "#features/places/index.server.ts";
import { geocodeAddresses } from "#features/places/index.ts";
import type { Database } from "#platform/db/database.ts";

const FIRST_CATALOGUE = resolve("data/listings.json");

/** Fills an empty catalogue from `data/listings.json`; another process may be doing the same. */
export async function importWhenEmpty(
  { db }: Database,
  places: PlacesDeps,
  log: Logger,
): Promise<void> {
  if ((await catalogueVersion(db)) !== "") return;
  const result = await importListings({
    db,
    clock: places.clock,
    file: FIRST_CATALOGUE,
    geocode: (addresses) => geocodeAddresses({ ...places, addresses }),
  });
  if (result.ok) log.info({ added: result.added }, "the first catalogue was imported");
  else if (result.code !== "importer-running")
    throw new Error(`The first catalogue was refused.\n${toReportLines(result).join("\n")}`);
}
