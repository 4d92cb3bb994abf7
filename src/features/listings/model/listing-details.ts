import type { Photo } from "#features/listings/photos/photo.ts";
import type { NearbyLandmark } from "#features/places/index.ts";
import type { Kilometres, Rupees } from "#lib/units/units.ts";
import type { ListingFlag } from "./flags.ts";
import type { Listing } from "./listing.ts";
import type { ListingSummary } from "./summary.ts";

/** Another listing that states the same registration number. */
export interface SharingListing {
  readonly mlsNumber: string;
  readonly areaSqYards: number | null;
  readonly permissions: string;
}

/** Everything the page of one listing shows, ready to render; plain data. */
export interface ListingDetails {
  readonly listing: Listing;
  readonly summary: ListingSummary;
  /** All of them, in order. */
  readonly photos: readonly Photo[];
  readonly flags: readonly ListingFlag[];
  readonly sharing: readonly SharingListing[];
  readonly neighbours: {
    readonly withinKm: Kilometres;
    readonly rates: readonly Rupees[];
    readonly median: Rupees | null;
  } | null;
  readonly landmarks: readonly NearbyLandmark[];
}
