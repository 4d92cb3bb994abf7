import { toShownFeatures, type ViewCode, viewsOf } from "layout-art/views";
import { toExterior } from "#features/listings/illustrations/exterior.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import type { Feet, Rupees, SqYards } from "#lib/units/units.ts";
import { type FeatureCode, toFeatures } from "./features.ts";
import { areaText, LARGEST, plotSizesText, rateText } from "./figure-texts.ts";
import { LISTING_FLAGS, type ListingFlag } from "./flags.ts";
import type { Approval } from "./listing-codes.ts";

const GATED_AMENITY = "security-cabin";

/** Price of one sq yd, null when not stated, or more than any land costs. */
export function rateOf({ marketValue }: Listing): Rupees | null {
  return atMost(rateText(marketValue.pricePerSqYd), LARGEST.rate);
}

function atMost<Figure extends number>(figure: Figure | null, most: number): Figure | null {
  return figure !== null && figure <= most ? figure : null;
}

/** Where it lies, null while nobody could place it. */
export function pointOf({ lat, lng }: Listing): LatLng | null {
  return lat === null || lng === null ? null : { lat, lng };
}

/** Area of the whole layout, null when not stated, or larger than any layout. */
export function areaOf({ areaRange }: Listing): SqYards | null {
  return atMost(areaText(areaRange), LARGEST.area);
}

/** Smallest and largest plot, null when not stated, or larger than any plot. */
export function plotSizesOf(listing: Listing): { min: SqYards; max: SqYards } | null {
  // A range where the layout's area is expected can only be that of its plots.
  const inArea = areaOf(listing) === null ? plotSizesText(listing.areaRange) : null;
  const stated = plotSizesText(listing.basicInformation.lotSize) ?? inArea;
  return stated && stated.max <= LARGEST.plot ? stated : null;
}

/**
 * What is known of the approval. A claim of permissions is worth nothing without a registration
 * number to check, nor where another listing with that number says otherwise.
 */
export function approvalOf({ constructionDetails }: Listing, isDisputed: boolean): Approval {
  const { approvals, permitNumber, permissions } = constructionDetails;
  if (approvals.trim() === "") return permitNumber.trim() === "" ? "not-stated" : "permit-stated";
  if (isDisputed) return "disputed";
  return permissions === "yes" ? "approved" : "registration-stated";
}

/** True where the listing says so, or names a gate among what it offers. */
export function isGated({ additionalInfo }: Listing): boolean {
  return additionalInfo.gated || toFeatures(additionalInfo.amenities).codes.includes(GATED_AMENITY);
}

const ROAD_FEATURES: readonly { feature: FeatureCode; surface: "bt" | "cc" }[] = [
  { feature: "bt-roads", surface: "bt" },
  { feature: "cc-roads", surface: "cc" },
];

/** Road features that the exterior facts contradict; none where those state no surface. */
export function contradictedRoads(listing: Listing): FeatureCode[] {
  const { roadSurfaces } = toExterior(listing.exteriorFeatures);
  if (roadSurfaces.length === 0) return [];
  const { codes } = toFeatures(listing.keyFeatures);
  return ROAD_FEATURES.filter(
    ({ feature, surface }) => codes.includes(feature) && !roadSurfaces.includes(surface),
  ).map(({ feature }) => feature);
}

const OPPOSITES: readonly (readonly [FeatureCode, FeatureCode])[] = [
  ["open-drainage", "underground-drainage"],
  ["open-power", "underground-power"],
];

/** Features of which a listing states the opposite as well. */
export function opposedFeatures({ keyFeatures }: Listing): FeatureCode[] {
  const { codes } = toFeatures(keyFeatures);
  return OPPOSITES.filter((pair) => pair.every((code) => codes.includes(code))).flat();
}

/** Oddities that one listing shows by itself; `shared-registration` needs the catalogue. */
const FLAG_RULES: readonly { flag: ListingFlag; holds: (listing: Listing) => boolean }[] = [
  { flag: "placeholder-id", holds: ({ mlsNumber }) => !/^P\d{11}(-\d+)?$/.test(mlsNumber) },
  { flag: "road-surface-contradicts", holds: (listing) => contradictedRoads(listing).length > 0 },
  {
    flag: "zero-measure",
    holds: ({ exteriorFeatures }) => exteriorFeatures.some((text) => text.trim() === "0"),
  },
  {
    flag: "registration-not-stated",
    holds: ({ constructionDetails }) => constructionDetails.approvals.trim() === "",
  },
  { flag: "area-not-stated", holds: (listing) => areaOf(listing) === null },
  { flag: "rate-not-stated", holds: (listing) => rateOf(listing) === null },
];

/** All flags of a listing: those stored with it and those its own facts show, in table order. */
export function flagsOf(listing: Listing): ListingFlag[] {
  const shown = FLAG_RULES.filter(({ holds }) => holds(listing)).map(({ flag }) => flag);
  return LISTING_FLAGS.filter((flag) => shown.includes(flag) || listing.flags.includes(flag));
}

/** Registration → ids of the listings that state it, where they are more than one. */
export function sharedRegistrations(listings: readonly Listing[]): Map<string, string[]> {
  const stated = listings.filter(({ constructionDetails }) => constructionDetails.approvals !== "");
  const all = Map.groupBy(stated, ({ constructionDetails }) => constructionDetails.approvals);
  return new Map(
    [...all]
      .filter(([, sharing]) => sharing.length > 1)
      .map(([registration, sharing]) => [registration, sharing.map((one) => one.mlsNumber)]),
  );
}

/** The widest of the roads that a listing states, null when it states no width. */
export function widestRoadOf({ exteriorFeatures }: Listing): Feet | null {
  const widths = toExterior(exteriorFeatures).roadWidths;
  return widths.length === 0 ? null : (Math.max(...widths) as Feet);
}

/** The pictures that a listing has: of its layout, for what it states. */
export function picturesOf(listing: Listing): readonly ViewCode[] {
  return viewsOf({
    areaSqYards: areaOf(listing),
    roadFeet: toExterior(listing.exteriorFeatures).roadWidths,
    features: toShownFeatures(toFeatures(listing.keyFeatures).codes),
  });
}
