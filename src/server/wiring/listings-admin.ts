import type { AdminDeps } from "#features/admin/index.server.ts";
import {
  findPhotos,
  findPriceHistory,
  findState,
  findTwins,
  openFileThreads,
} from "#features/listings/index.server.ts";
import { toSummary } from "#features/listings/index.ts";
import type { PlacesDeps } from "#features/places/index.server.ts";
import type { Gazetteer } from "#features/places/index.ts";
import type { LiveCatalogue } from "#features/search/index.server.ts";
import { namesakes, withDetails } from "#features/search/index.ts";
import type { Bounds } from "#lib/geo/geo.ts";
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
  /** Of the region: places beyond them are not taken. */
  readonly bounds: Bounds;
}

/** What the listings in the console works with. */
export function openListingDeps(parts: ListingDepsParts): AdminDeps["listingDeps"] {
  const { gazetteer, live, pictures } = parts;
  const { db } = parts.database;
  const sources = live.summarySources();
  return {
    db,
    clock: parts.places.clock,
    store: pictures,
    sources,
    bounds: parts.bounds,
    withFileThread: openFileThreads(),
    geocode: agentGeocoding(parts.places, parts.geocodedDaily),
    async preview(listing) {
      const stored = await findState(db, listing.mlsNumber);
      const photos = await findPhotos(db, listing.mlsNumber);
      const drawn = stored?.published ? sources.illustrationOf(stored.listing) : null;
      const summary = toSummary(listing, sources, photos);
      const { index } = live.current();
      const twins = await findTwins(db, listing, namesakes(index, listing));
      const history = await findPriceHistory(db, listing.mlsNumber);
      // Only what is published is drawn; a draft is shown with the drawing of what it changes.
      const shown = drawn ? { ...summary, illustration: drawn } : { ...summary, views: [] };
      return withDetails(shown, { listing, photos, twins, history, index, gazetteer });
    },
  };
}
