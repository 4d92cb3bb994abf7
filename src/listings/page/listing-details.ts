import type { ListingFlag } from "#listings/flags.ts";
import type { Listing } from "#listings/listing.ts";
import type { Photo } from "#listings/pictures/photo.ts";
import type { ListingSummary } from "#listings/summary.ts";
import type { Kilometres, Rupees } from "#measures/units.ts";
import type { NearbyLandmark } from "#places/landmarks.ts";

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
