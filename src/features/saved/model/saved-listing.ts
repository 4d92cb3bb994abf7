import {
  type KnownListing,
  type ListingSummary,
  type PriceHistory,
  type SummarySources,
  toSummary,
} from "#features/listings/index.ts";

/** A saved home as its card shows it; unpublished ones stay in the list. */
export interface SavedListing extends Omit<ListingSummary, "lat" | "lng"> {
  readonly published: boolean;
  readonly location: string;
  readonly areaRange: string;
  readonly priceRange: string;
  /** As the listing words it; absent where it states none. */
  readonly pricePerSqYd?: string;
  readonly history: PriceHistory;
  /** When the account saved it, an ISO instant; the device knows of its own. */
  readonly savedAt?: string | undefined;
}

/** As the calls of saved homes' cards answer. */
export interface SavedListingsReply {
  readonly listings: readonly SavedListing[];
}

/** Why a home was not saved. */
export type SaveRefusal = "no-such-listing" | "too-many-saved";

/** As `POST /api/favourites` answers, which carries homes into an account. */
export interface CarryReply {
  /** Those that are not in the account now, and why. */
  readonly refused: readonly { readonly mlsNumber: string; readonly code: SaveRefusal }[];
}

/** What a saved home's card and its comparison show, one that is off the site included. */
export function toSavedListing(
  { listing, photos, published }: KnownListing,
  history: PriceHistory,
  sources: SummarySources,
): SavedListing {
  const { lat: _lat, lng: _lng, ...summary } = toSummary(listing, sources, photos);
  const { location, areaRange, priceRange, marketValue } = listing;
  const { pricePerSqYd } = marketValue;
  const told = { published, location, areaRange, priceRange, history };
  return { ...summary, ...told, ...(pricePerSqYd && { pricePerSqYd }) };
}
