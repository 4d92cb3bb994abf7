import type { PlateFact, PlateFacts } from "layout-art";
import { type RoadSurface, toExterior } from "#features/listings/illustrations/exterior.ts";
import type { LayoutPlace } from "#features/places/index.ts";
import { formatDecimal, formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import { toDisplayName } from "./display-name.ts";
import { areaOf, plotSizesOf, rateOf } from "./figures.ts";
import type { Listing } from "./listing.ts";

const SQ_YARDS_IN_ACRE = 4840;
const NO_BREAK = "\u00a0";

const SURFACES: Readonly<Record<RoadSurface, string>> = {
  bt: "black-top",
  cc: "concrete",
  metal: "metal",
  gravel: "gravel",
};

function fact(label: string, value: string | null, note?: string): PlateFact[] {
  if (value === null || value.trim() === "") return [];
  return [note === undefined ? { label, value } : { label, value, note }];
}

function toArea(listing: Listing): PlateFact[] {
  const area = areaOf(listing);
  if (area === null) return [];
  const acres = `${formatDecimal(area / SQ_YARDS_IN_ACRE, 2)} acres`;
  return fact("Layout area", `${formatWhole(area)} sq yd`, acres);
}

function toPlotSizes(listing: Listing): PlateFact[] {
  const sizes = plotSizesOf(listing);
  if (sizes === null) return [];
  const { min, max } = sizes;
  const span = min === max ? formatWhole(min) : `${formatWhole(min)}–${formatWhole(max)}`;
  return fact("Plot sizes", `${span} sq yd`);
}

function toRoads({ exteriorFeatures }: Listing): PlateFact[] {
  const { roadWidths, roadSurfaces } = toExterior(exteriorFeatures);
  const widths = [...roadWidths].sort((a, b) => b - a).map((feet) => `${feet} ft`);
  const surfaces = roadSurfaces.map((surface) => SURFACES[surface]).join(" and ");
  if (widths.length === 0) return fact("Road surface", surfaces);
  return fact("Roads", widths.join(" and "), surfaces === "" ? undefined : surfaces);
}

function toRate(listing: Listing): PlateFact[] {
  const rate = rateOf(listing);
  return rate === null ? [] : fact("Rate", formatRupees(rate), "per sq yd");
}

/** "16.4443° N, 80.7297° E" */
function toCoordinates({ lat, lng }: Listing): string | null {
  if (lat === null || lng === null) return null;
  const [south, west] = [lat < 0, lng < 0];
  return `${Math.abs(lat).toFixed(4)}° ${south ? "S" : "N"}, ${Math.abs(lng).toFixed(4)}° ${west ? "W" : "E"}`;
}

function toPlace(
  { neighborhoodDetails: { district, state, pincode } }: Listing,
  place: LayoutPlace,
): string {
  return [whereInEnglish(place), district, [state, pincode].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");
}

/** "Vijayawada"; "Near Kaza", where the town of the source is too far off. */
export function whereInEnglish({ name, farTown }: LayoutPlace): string {
  return farTown === null ? name.en : `Near ${name.en}`;
}

/** "20 November 2026", not to be broken into two lines. */
function toDate(day: string): string {
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
  return date.replaceAll(" ", NO_BREAK);
}

function toSource({ source: { name, readOn } }: Listing): string | null {
  const parts = [name.trim(), readOn === "" ? "" : `read on ${toDate(readOn)}`];
  const text = parts.filter(Boolean).join(", ");
  return text === "" ? null : text;
}

/** The facts of a listing as its plate shows them. */
export function toPlateFacts(listing: Listing, place: LayoutPlace): PlateFacts {
  return {
    name: toDisplayName(listing.name),
    place: toPlace(listing, place),
    facts: [
      ...toArea(listing),
      ...toPlotSizes(listing),
      ...toRoads(listing),
      ...toRate(listing),
      ...fact("Type", listing.propertyType),
      ...fact("Registration", listing.constructionDetails.approvals, "as the listing states it"),
      ...fact("Plus code", listing.plusCode, toCoordinates(listing) ?? undefined),
    ],
    near: listing.neighborhoodDetails.nearbyLandmarks.join(", ") || null,
    source: toSource(listing),
    id: listing.mlsNumber,
  };
}
