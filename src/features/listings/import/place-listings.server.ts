import { inArray } from "drizzle-orm";
import type { GeocodedPlace } from "#features/listings/model/admin-listings-replies.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import { getListing } from "#features/listings/model/stored-listing.server.ts";
import type { Db } from "#platform/db/database.ts";
import { listings } from "#platform/db/schema.ts";

const ADDRESSES_AT_ONCE = 200;

/** A place as a geocoder answers; nulls where it knew none. */
/** Answers addresses in their order; a failing provider answers nulls. */
export type Geocode = (addresses: string[]) => Promise<readonly GeocodedPlace[]>;

export type Unplaced = Pick<Listing, "mlsNumber" | "location">;

/**
 * Places for listings that came without coordinates, by id. One that is stored at the same address
 * keeps its coordinates; the others are geocoded. Those nobody can place are left out.
 */
export async function findPlaces(
  db: Db,
  unplaced: readonly Unplaced[],
  geocode: Geocode,
  onProgress: (done: number) => void,
): Promise<Map<string, { lat: number; lng: number }>> {
  const places = new Map<string, { lat: number; lng: number }>();
  for (let from = 0; from < unplaced.length; from += ADDRESSES_AT_ONCE) {
    const some = unplaced.slice(from, from + ADDRESSES_AT_ONCE);
    const stored = await storedPlaces(db, some);
    const unknown = some.filter(({ mlsNumber }) => !stored.has(mlsNumber));
    const answers = unknown.length > 0 ? await geocode(unknown.map((one) => one.location)) : [];
    for (const [at, { mlsNumber }] of unknown.entries()) put(places, mlsNumber, answers[at]);
    for (const [mlsNumber, place] of stored) places.set(mlsNumber, place);
    onProgress(from + some.length);
  }
  return places;
}

function put(
  places: Map<string, { lat: number; lng: number }>,
  mlsNumber: string,
  place: GeocodedPlace | undefined,
): void {
  if (place && place.lat !== null && place.lng !== null)
    places.set(mlsNumber, { lat: place.lat, lng: place.lng });
}

async function storedPlaces(db: Db, unplaced: readonly Unplaced[]) {
  const locations = new Map(unplaced.map((one) => [one.mlsNumber, one.location]));
  const rows = await db
    .select({ mlsNumber: listings.mlsNumber, listing: listings.listing })
    .from(listings)
    .where(inArray(listings.mlsNumber, [...locations.keys()]));
  const places = new Map<string, { lat: number; lng: number }>();
  for (const row of rows) {
    const stored = getListing(row);
    if (stored.location === locations.get(row.mlsNumber)) put(places, row.mlsNumber, stored);
  }
  return places;
}
