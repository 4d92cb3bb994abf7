import type { Photo } from "#features/listings/photos/photo.ts";
import type { ListingsCursor } from "./admin-listings-query.ts";
import type { Listing } from "./listing.ts";
import type { ListingChange } from "./listing-change.ts";
import type { ListingSummary } from "./summary.ts";

/** A row of the table of listings. */
export interface AdminListingRow {
  readonly summary: ListingSummary;
  readonly published: boolean;
  readonly photos: number;
  /** ISO instant. */
  readonly changedAt: string;
}

/** A page of the table as a query asks for it; counts end at `LISTINGS_COUNTED_TO`. */
export interface AdminListingsTable {
  readonly rows: readonly AdminListingRow[];
  readonly found: number;
  /** Of all listings, whatever the query. */
  readonly published: number;
  readonly unpublished: number;
  /** Where the pages beside this one begin; null where there is none. */
  readonly before: ListingsCursor | null;
  readonly after: ListingsCursor | null;
}

/** One listing as its form opens with it. */
export interface AdminListing {
  readonly listing: Listing;
  readonly published: boolean;
  /** Sent back with a change. */
  readonly version: string;
  readonly photos: readonly Photo[];
  /** Sent back when photographs are put back. */
  readonly photosVersion: string;
  /** The last change; null when none was written down. */
  readonly last: Pick<ListingChange, "at" | "actor"> | null;
}
