import type { Listing } from "#listings/listing.ts";
import type { Photo } from "#listings/pictures/photo.ts";
import type { ListingSummary } from "#listings/summary.ts";
import type { ListingChange } from "./listing-change.ts";

/** A row of the table of listings. */
export interface DeskRow {
  readonly summary: ListingSummary;
  readonly published: boolean;
  readonly photos: number;
  /** ISO instant. */
  readonly changedAt: string;
}

/** The table as a query asks for it. */
export interface DeskTable {
  readonly rows: readonly DeskRow[];
  readonly found: number;
  /** Of all listings, whatever the query. */
  readonly all: number;
  readonly published: number;
}

/** One listing as its form opens with it. */
export interface DeskListing {
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
