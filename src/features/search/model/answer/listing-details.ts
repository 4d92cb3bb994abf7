import { costOfSize, usualSize } from "#features/calculators/index.ts";
import {
  contradictionsOf,
  flagsOf,
  type Listing,
  type ListingDetails,
  type ListingSummary,
  type Photo,
  type PriceHistory,
  pointOf,
  summaryAt,
  toTwin,
} from "#features/listings/index.ts";
import {
  type Gazetteer,
  layoutPlace,
  nearestLandmarks,
  nearestVillage,
  whatIsNear,
} from "#features/places/index.ts";
import { neighbourRates } from "./neighbours.ts";
import type { SearchIndex } from "./search-index.ts";
import { similarLayouts } from "./similar-layouts.ts";

const LANDMARKS_SHOWN = 5;

/** What the page of a listing is made from. */
export interface ListingSources {
  readonly listing: Listing;
  readonly photos: readonly Photo[];
  /** Other listings of the same layout. */
  readonly twins: readonly Listing[];
  readonly history: PriceHistory;
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
  const { listing, photos, twins, history, index, gazetteer } = sources;
  const place = pointOf(listing);
  return {
    listing,
    summary,
    photos,
    flags: flagsOf(listing),
    contradictions: contradictionsOf(listing),
    twins: twins.map((other) => toTwin(listing, other)),
    usualCost: usualCost(summary),
    neighbours: place && neighbourRates(index, place, summary),
    history,
    similar: place && similarLayouts(index, place, summary),
    landmarks: place ? nearestLandmarks(gazetteer, place, LANDMARKS_SHOWN) : [],
    near: place && whatIsNear(gazetteer.sites, gazetteer.villages, place),
    farTown: layoutPlace(gazetteer, listing.neighborhoodDetails.area, place).farTown,
    village: place && nearestVillage(gazetteer.villages, place),
  };
}

function usualCost({ ratePerSqYard, plotSizes, isSoldOut }: ListingSummary) {
  if (ratePerSqYard === null || isSoldOut) return null;
  const size = usualSize(plotSizes);
  const { price, total } = costOfSize(size, { ratePerSqYard });
  return { size, land: price, allIn: total };
}

/** The summary of one listing, null when the index does not hold it. */
export function findSummary(index: SearchIndex, mlsNumber: string): ListingSummary | null {
  const row = index.columns.mlsNumber.indexOf(mlsNumber);
  return row < 0 ? null : summaryAt(index.columns, row);
}

/** The ids that an address names as their listings write them, each once; what is none stays as it is. */
export function asStoredIds(index: SearchIndex, asked: readonly string[]): string[] {
  const ids = index.columns.mlsNumber;
  const found = asked.map((id) => {
    const folded = id.toLowerCase();
    const isSame = (other: string) => other.length === id.length && other.toLowerCase() === folded;
    return ids.includes(id) ? id : (ids.find(isSame) ?? id);
  });
  return [...new Set(found)];
}
