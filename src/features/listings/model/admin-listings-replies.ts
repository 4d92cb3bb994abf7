import type { Photo } from "#features/listings/photos/photo.ts";
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

/** The table as a query asks for it. */
export interface AdminListingsTable {
  readonly rows: readonly AdminListingRow[];
  readonly found: number;
  /** Of all listings, whatever the query. */
  readonly all: number;
  readonly published: number;
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
