import type { Photo } from "#features/listings/photos/photo.ts";
import type { PastCursor } from "#lib/pages/past-cursor.ts";
import type { ListingsCursor } from "./admin-listings-query.ts";
import type { ListingSummary } from "./catalogue/summary.ts";
import type { ListingChange } from "./changes/listing-change.ts";
import type { Listing, ListingProblem } from "./listing.ts";
import type { ListingDetails } from "./listing-details.ts";

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

/** A listing as its call answers a change of its facts; of its photographs that says nothing. */
export type SavedFacts = Pick<AdminListing, "listing" | "published" | "version">;

/** A part of what was done to a listing. */
export interface ListingHistory {
  readonly changes: readonly ListingChange[];
  /** Where it is read on; null at its beginning. */
  readonly older: PastCursor | null;
}

/** A part of a listing's history, and the listing as it is now. */
export interface ListingHistoryReply extends ListingHistory {
  readonly listing: AdminListing;
}

/** What the page of a listing would show, or what is wrong with what was typed. */
export type ListingPreview =
  | { readonly details: ListingDetails; readonly problems: null }
  | { readonly details: null; readonly problems: readonly ListingProblem[] };

/** Where a provider knows an address to lie; nulls where it does not. */
export interface GeocodedPlace {
  readonly lat: number | null;
  readonly lng: number | null;
}

/** Where a typed address lies, as `POST /api/agent/geocode` answers. */
export interface GeocodeReply {
  readonly place: GeocodedPlace | null;
}

/** The photographs of a listing, as an upload and each change of them answer. */
export interface PhotosReply {
  readonly photos: readonly Photo[];
  /** Hash of the one that an upload became; null where it was there, unset for other changes. */
  readonly added?: string | null;
}
