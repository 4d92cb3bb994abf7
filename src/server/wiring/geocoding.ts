import {
  databaseGeocodeCache,
  type GeocodingDeps,
  type PlacesDeps,
} from "#features/places/index.server.ts";
import { type Gazetteer, geocodeAddresses, toProvider } from "#features/places/index.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { callerOf } from "#platform/http/caller.ts";
import { NetworkLimit } from "#platform/http/network-limit.ts";
import type { Config } from "#server/config/config.ts";

/** What places and imports are geocoded with, as the settings say. */
export function geocoding(config: Config, db: Db, gazetteer: Gazetteer): PlacesDeps {
  const { GEOCODER: name, GEOCODER_URL: url, GEOCODER_KEY: key } = config;
  const clock = () => new Date();
  return {
    gazetteer,
    cache: databaseGeocodeCache(db),
    provider:
      name === "gazetteer" ? null : toProvider({ name, url, key, centre: gazetteer.centre }),
    fetch,
    clock,
    networkOf: (context) => callerOf(context, config.TRUST_PROXY).network,
    // Carriers put thousands behind one address, and each asks once for a page at most.
    limit: new NetworkLimit({ most: 60, seconds: 60, clock }),
  };
}

/** Geocodes for agents, with at most so many new answers of the provider in a day. */
export function agentGeocoding(deps: GeocodingDeps, dailyMost: number) {
  return async (addresses: string[]) => {
    const since = new Date(deps.clock().getTime() - DAY_MS);
    const asked = deps.provider ? await deps.cache.countSince(since) : 0;
    return geocodeAddresses({ ...deps, addresses, mostAsked: Math.max(0, dailyMost - asked) });
  };
}
