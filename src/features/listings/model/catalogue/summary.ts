import type { ViewCode } from "layout-art/views";
import { toDisplayName } from "#features/listings/model/display-name.ts";
import {
  type FeatureCode,
  isSought,
  toFeatures,
} from "#features/listings/model/fields/features.ts";
import {
  approvalOf,
  areaOf,
  contradictedRoads,
  isGated,
  opposedFeatures,
  picturesOf,
  plotSizesOf,
  pointOf,
  rateOf,
  widestRoadOf,
} from "#features/listings/model/fields/figures.ts";
import type {
  Approval,
  CardPhoto,
  PropertyType,
} from "#features/listings/model/fields/listing-codes.ts";
import { isSoldOut } from "#features/listings/model/fields/listing-status.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import { type Photo, photosOfKind } from "#features/listings/photos/photo.ts";
import { type LayoutPlace, LONGEST_ADDRESS, type PlaceName } from "#features/places/index.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import type { Feet, Rupees, SqYards } from "#lib/units/units.ts";

/** Photographs that a card passes through: each adds some 15 bytes to the catalogue file. */
const MOST_CARD_PHOTOS = 5;
/** Features that a card shows. */
export const CARD_FEATURES = 3;

/**
 * What a card, a marker and the search need of a listing. Everything else stays on the
 * listing's own page. Null means that the listing does not state it.
 */
export interface ListingSummary {
  readonly mlsNumber: string;
  /** Tidy name for the screen: "Green Delight Pearl". */
  readonly name: string;
  /** The town of its source, or the village nearest to it. */
  readonly town: PlaceName;
  /** True where `town` is the nearest village, because the town of the source is too far off. */
  readonly isNearTown: boolean;
  /** English names of the towns in whose area it lies. */
  readonly inTowns: readonly string[];
  readonly lat: number | null;
  readonly lng: number | null;
  /** Its address while it has no coordinates, as far as geocoding takes one; else null. */
  readonly unplacedAddress: string | null;
  readonly propertyType: PropertyType;
  readonly ratePerSqYard: Rupees | null;
  /** Area of the whole layout. */
  readonly areaSqYards: SqYards | null;
  /** Smallest and largest plot, where the listing states its plot sizes. */
  readonly plotSizes: { readonly min: SqYards; readonly max: SqYards } | null;
  readonly gated: boolean;
  readonly approval: Approval;
  /** True where its features promise a road surface and its facts state another. */
  readonly hasDoubtfulRoads: boolean;
  /** True when its status says that nothing is left. */
  readonly isSoldOut: boolean;
  /** The widest of its roads, in feet, as stated. */
  readonly roadFeet: Feet | null;
  /** Those that its card shows, worth most to a buyer first; then all others that are sought. */
  readonly keyFeatures: readonly FeatureCode[];
  /** How near it is to each of `SOUGHT_KINDS`, a digit each, as `nearCodes` makes them. */
  readonly near: string;
  /** Content hash of the listing's illustration: /illustrations/{mlsNumber}-{illustration}.svg. */
  readonly illustration: string;
  /** Its pictures in the order they are shown, three to five, the plan first and the plate last. */
  readonly views: readonly ViewCode[];
  /** Its first photographs, which take the place of the drawn pictures; mostly there are none. */
  readonly photos: readonly CardPhoto[];
}

/** What a listing's summary needs from other features. */
export interface SummarySources {
  /** Content hash of the listing's illustration. */
  illustrationOf(listing: Listing): string;
  /** What names its place: the town of its source, or the nearest village. */
  placeOf(town: string, at: LatLng | null): LayoutPlace;
  /** How near a place is to what is sought, as `nearCodes` has it. */
  nearOf(at: LatLng | null): string;
  /** True when published listings with this registration number say both that permissions are there and that not. */
  isDisputed(registration: string): boolean;
}

/** What cards, markers and the search show of a listing. */
export function toSummary(
  listing: Listing,
  sources: SummarySources,
  photos: readonly Photo[] = [],
): ListingSummary {
  const contradicted = contradictedRoads(listing);
  const { codes } = toFeatures(listing.keyFeatures);
  const doubted = [...contradicted, ...opposedFeatures(listing)];
  const shown = codes.filter((code) => !doubted.includes(code));
  const place = sources.placeOf(listing.neighborhoodDetails.area, pointOf(listing));
  return {
    mlsNumber: listing.mlsNumber,
    name: toDisplayName(listing.name),
    town: place.name,
    isNearTown: place.farTown !== null,
    inTowns: place.towns,
    lat: listing.lat,
    lng: listing.lng,
    unplacedAddress: unplacedAddressOf(listing),
    propertyType: listing.propertyType,
    ratePerSqYard: rateOf(listing),
    areaSqYards: areaOf(listing),
    plotSizes: plotSizesOf(listing),
    gated: isGated(listing),
    approval: approvalOf(listing, sources.isDisputed(listing.constructionDetails.approvals)),
    hasDoubtfulRoads: contradicted.length > 0,
    isSoldOut: isSoldOut(listing),
    roadFeet: widestRoadOf(listing),
    keyFeatures: shown.filter((code, place) => place < CARD_FEATURES || isSought(code)),
    near: sources.nearOf(pointOf(listing)),
    illustration: sources.illustrationOf(listing),
    views: picturesOf(listing),
    photos: photosOfKind(photos, "photograph")
      .slice(0, MOST_CARD_PHOTOS)
      .map(({ hash, width, height }) => ({ hash, width, height })),
  };
}

function unplacedAddressOf(listing: Listing): string | null {
  const { location } = listing;
  const isAskable = location !== "" && location.length <= LONGEST_ADDRESS;
  return pointOf(listing) === null && isAskable ? location : null;
}

/** Summaries of a catalogue in its order: what the catalogue file is written from. */
export function toCatalogueSummaries(
  listings: readonly Listing[],
  sources: SummarySources,
): ListingSummary[] {
  return listings.map((listing) => toSummary(listing, sources));
}
