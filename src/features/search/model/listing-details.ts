import {
  areaOf,
  flagsOf,
  type Listing,
  type ListingDetails,
  type ListingSummary,
  type Photo,
  summaryAt,
} from "#features/listings/index.ts";
import { type Gazetteer, nearestLandmarks } from "#features/places/index.ts";
import { neighbourRates } from "./neighbours.ts";
import type { SearchIndex } from "./search-index.ts";

const LANDMARKS_SHOWN = 5;

/** What the page of a listing is made from. */
export interface ListingSources {
  readonly listing: Listing;
  readonly photos: readonly Photo[];
  /** Other listings that state the same registration. */
  readonly sharing: readonly Listing[];
  readonly index: SearchIndex;
  readonly gazetteer: Gazetteer;
}

/** Everything one listing's page shows; null when the listing is not in the index yet. */
export function toListingDetails(sources: ListingSources): ListingDetails | null {
  const summary = findSummary(sources.index, sources.listing.mlsNumber);
  return summary && withDetails(summary, sources);
}

/** The same for a listing that the index does not hold, or holds otherwise: a draft. */
export function withDetails(summary: ListingSummary, sources: ListingSources): ListingDetails {
  const { listing, photos, sharing, index, gazetteer } = sources;
  const { lat, lng } = listing;
  const place = lat === null || lng === null ? null : { lat, lng };
  return {
    listing,
    summary,
    photos,
    flags: flagsOf(listing),
    sharing: sharing.map((other) => ({
      mlsNumber: other.mlsNumber,
      areaSqYards: areaOf(other),
      permissions: other.constructionDetails.permissions,
    })),
    neighbours: place && neighbourRates(index, place, listing.mlsNumber),
    landmarks: place ? nearestLandmarks(gazetteer, place, LANDMARKS_SHOWN) : [],
  };
}

/** The summary of one listing, null when the index does not hold it. */
export function findSummary(index: SearchIndex, mlsNumber: string): ListingSummary | null {
  const row = index.columns.mlsNumber.indexOf(mlsNumber);
  return row < 0 ? null : summaryAt(index.columns, row);
}
