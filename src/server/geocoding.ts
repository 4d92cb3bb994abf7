import { databaseGeocodeCache, type PlacesDeps } from "#features/places/index.server.ts";
import { type Gazetteer, toProvider } from "#features/places/index.ts";
import type { Db } from "#platform/db/database.ts";
import type { Config } from "./config.ts";

/** What places and imports are geocoded with, as the settings say. */
export function geocoding(config: Config, db: Db, gazetteer: Gazetteer): PlacesDeps {
  const { GEOCODER: name, GEOCODER_URL: url, GEOCODER_KEY: key } = config;
  return {
    gazetteer,
    cache: databaseGeocodeCache(db),
    provider: name === "gazetteer" ? null : toProvider({ name, url, key }),
    fetch,
    clock: () => new Date(),
  };
}
