import type { AdminDeps } from "#features/admin/index.server.ts";
import { findPhotos, findSharing, findState } from "#features/listings/index.server.ts";
import { toSummary } from "#features/listings/index.ts";
import type { PlacesDeps } from "#features/places/index.server.ts";
import type { Gazetteer } from "#features/places/index.ts";
import { type LiveCatalogue, summarySources } from "#features/search/index.server.ts";
import { withDetails } from "#features/search/index.ts";
import type { Database } from "#platform/db/database.ts";
import type { PictureStore } from "#platform/files/picture-store.ts";
import { agentGeocoding } from "./geocoding.ts";

interface ListingDepsParts {
  readonly database: Database;
  readonly live: LiveCatalogue;
  readonly gazetteer: Gazetteer;
  readonly pictures: PictureStore;
  readonly places: PlacesDeps;
  /** Addresses that the geocoding provider may be asked for in a day. */
  readonly geocodedDaily: number;
}

/** What the listings in the console works with. */
export function openListingDeps(parts: ListingDepsParts): AdminDeps["listingDeps"] {
  const { gazetteer, live, pictures } = parts;
  const { db } = parts.database;
  const sources = summarySources(gazetteer);
  return {
    db,
    clock: parts.places.clock,
    store: pictures,
    sources,
    geocode: agentGeocoding(parts.places, parts.geocodedDaily),
    async preview(listing) {
      const stored = await findState(db, listing.mlsNumber);
      const photos = await findPhotos(db, listing.mlsNumber);
      const drawn = stored?.published ? sources.illustrationOf(stored.listing) : null;
      const summary = toSummary(listing, sources, photos);
      const { index } = live.current();
      const sharing = await findSharing(db, listing);
      // Only what is published is drawn; a draft is shown with the drawing of what it changes.
      const shown = drawn ? { ...summary, illustration: drawn } : { ...summary, views: [] };
      return withDetails(shown, { listing, photos, sharing, index, gazetteer });
    },
  };
}
