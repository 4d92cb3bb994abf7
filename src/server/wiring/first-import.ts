import type { Logger } from "pino";
import { catalogueVersion, importListings } from "#features/listings/index.server.ts";
import { toReportLines } from "#features/listings/index.ts";
import type { PlacesDeps } from "#features/places/index.server.ts";
import { geocodeAddresses } from "#features/places/index.ts";
import type { Database } from "#platform/db/database.ts";
import type { Region } from "#platform/region/region.ts";

interface FirstImport {
  readonly places: PlacesDeps;
  readonly region: Region;
  readonly log: Logger;
}

/** Fills an empty catalogue from that of the region; another process may be doing the same. */
export async function importWhenEmpty(
  { db }: Database,
  { places, region, log }: FirstImport,
): Promise<void> {
  if ((await catalogueVersion(db)) !== "") return;
  const result = await importListings({
    db,
    clock: places.clock,
    file: region.catalogue,
    reading: { bounds: region.bounds },
    geocode: (addresses) => geocodeAddresses({ ...places, addresses }),
  });
  if (result.ok) log.info({ added: result.added }, "the first catalogue was imported");
  else if (result.code !== "importer-running")
    throw new Error(`The first catalogue was refused.\n${toReportLines(result).join("\n")}`);
}
