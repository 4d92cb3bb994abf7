import { count, gt, inArray, sql } from "drizzle-orm";
import type { GeocodeCache } from "#features/places/model/geocode.ts";
import type { Db } from "#platform/db/database.ts";
import { geocodeCache } from "#platform/db/schema.ts";

/** Keeps providers' answers in the table `geocode_cache`; a newer answer replaces the older. */
export function databaseGeocodeCache(db: Db): GeocodeCache {
  return {
    async find(addresses) {
      if (addresses.length === 0) return [];
      return db
        .select()
        .from(geocodeCache)
        .where(inArray(geocodeCache.address, [...addresses]));
    },
    async countSince(since) {
      const [row] = await db
        .select({ all: count() })
        .from(geocodeCache)
        .where(gt(geocodeCache.resolvedAt, since));
      return row?.all ?? 0;
    },
    async save(answer) {
      await db
        .insert(geocodeCache)
        .values(answer)
        .onConflictDoUpdate({
          target: geocodeCache.address,
          set: {
            lat: sql`excluded.lat`,
            lng: sql`excluded.lng`,
            provider: sql`excluded.provider`,
            resolvedAt: sql`excluded.resolved_at`,
          },
        });
    },
  };
}
