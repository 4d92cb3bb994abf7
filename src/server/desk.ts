import type { Database } from "#db/database.ts";
import { findState } from "#listings/changes/stored-state.server.ts";
import { toSummary } from "#listings/figures.ts";
import type { PictureStore } from "#listings/pictures/picture-store.ts";
import { findPhotos, findSharing } from "#listings/store.server.ts";
import type { Gazetteer } from "#places/gazetteer.ts";
import { geocodeAddresses } from "#places/geocode.ts";
import { withDetails } from "#search/listing-details.ts";
import type { AgentDoors } from "./api/agent.ts";
import type { PlacesDeps } from "./api/places.ts";
import { type CatalogueKeeper, summarySources } from "./catalogue-keeper.ts";

interface DeskParts {
  readonly database: Database;
  readonly keeper: CatalogueKeeper;
  readonly gazetteer: Gazetteer;
  readonly pictures: PictureStore;
  readonly places: PlacesDeps;
}

/** What the catalogue's desk works with. */
export function openDesk(parts: DeskParts): AgentDoors["desk"] {
  const { gazetteer, keeper, pictures } = parts;
  const { db } = parts.database;
  const sources = summarySources(gazetteer);
  return {
    db,
    clock: parts.places.clock,
    store: pictures,
    sources,
    geocode: (addresses) => geocodeAddresses({ ...parts.places, addresses }),
    async preview(listing) {
      const stored = await findState(db, listing.mlsNumber);
      const photos = await findPhotos(db, listing.mlsNumber);
      const drawn = stored?.published ? sources.illustrationOf(stored.listing) : null;
      const summary = toSummary(listing, sources, photos);
      const { index } = keeper.current();
      const sharing = await findSharing(db, listing);
      // Only what is published is drawn; a draft is shown with the drawing of what it changes.
      const shown = drawn ? { ...summary, illustration: drawn } : { ...summary, views: [] };
      return withDetails(shown, { listing, photos, sharing, index, gazetteer });
    },
  };
}
