import type { KnownListing } from "#features/listings/index.ts";
import { type ListingSummary, type SummarySources, toSummary } from "#features/listings/index.ts";

/** A saved home as its card shows it; unpublished ones stay in the list. */
export interface SavedListing extends Omit<ListingSummary, "lat" | "lng"> {
  readonly published: boolean;
  readonly location: string;
  readonly areaRange: string;
  readonly priceRange: string;
  /** As the listing words it; absent where it states none. */
  readonly pricePerSqYd?: string;
}

export function toSavedListing(
  { listing, photos, published }: KnownListing,
  sources: SummarySources,
): SavedListing {
  const { lat: _lat, lng: _lng, ...summary } = toSummary(listing, sources, photos);
  const { location, areaRange, priceRange, marketValue } = listing;
  const { pricePerSqYd } = marketValue;
  const told = { published, location, areaRange, priceRange };
  return { ...summary, ...told, ...(pricePerSqYd && { pricePerSqYd }) };
}
