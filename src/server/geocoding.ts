import type { Db } from "#db/database.ts";
import type { Gazetteer } from "#places/gazetteer.ts";
import { databaseGeocodeCache } from "#places/geocode-cache.server.ts";
import { toProvider } from "#places/geocode-providers.ts";
import type { PlacesDeps } from "./api/places.ts";
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
