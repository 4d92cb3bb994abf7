import { type FootprintSize, footprintSize, type LayoutFacts, type SheetCaption } from "layout-art";
import { featuresOf, type ShownFeature, toShownFeatures, type ViewCode } from "layout-art/views";
import { toExterior } from "#features/listings/illustrations/exterior.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { toFeatures } from "./fields/features.ts";
import { areaOf } from "./fields/figures.ts";
import type { Listing } from "./listing.ts";

const TITLES: Readonly<Record<Exclude<ViewCode, "plan" | "plate">, string>> = {
  aerial: "Aerial view",
  entrance: "Entrance",
  clubhouse: "Clubhouse",
  pool: "Swimming pool",
  park: "Park",
  "play-area": "Children's play area",
  courts: "Courts",
  temple: "Temple",
  road: "Road",
  tank: "Overhead tank",
};

const COURT_TITLES: Partial<Record<ShownFeature, string>> = {
  "tennis-court": "Tennis court",
  "basketball-court": "Basketball court",
  "volleyball-court": "Volleyball court",
  "badminton-court": "Badminton court",
  "cricket-nets": "Cricket nets",
};

/** Of what a layout is drawn from all that its summary does not have. */
export type LayoutSketch = Pick<LayoutFacts, "roadFeet" | "roadSurfaces" | "features">;

/** Sketches of listings, one object for all that state the same: most of a large catalogue do. */
export function shareSketches(): (listing: Listing) => LayoutSketch {
  const known = new Map<string, LayoutSketch>();
  return (listing) => {
    const { roadFeet, roadSurfaces, features } = toLayoutFacts(listing);
    const sketch = { roadFeet, roadSurfaces, features };
    const key = JSON.stringify(sketch);
    const same = known.get(key) ?? sketch;
    known.set(key, same);
    return same;
  };
}

/** What drawings need of a listing. */
export function toLayoutFacts(listing: Listing): LayoutFacts {
  const { roadWidths, roadSurfaces } = toExterior(listing.exteriorFeatures);
  return {
    id: listing.mlsNumber,
    areaSqYards: areaOf(listing),
    roadFeet: [...roadWidths].sort((a, b) => b - a),
    roadSurfaces,
    features: toShownFeatures(toFeatures(listing.keyFeatures).codes),
    plusCode: listing.plusCode,
  };
}

/** How far a listing's layout reaches on the ground, metres; null where its area is not stated. */
export function footprintOf(listing: Listing): FootprintSize | null {
  return footprintSize(toLayoutFacts(listing));
}

/**
 * The caption of the one picture that all languages share; what pages say beside it is translated.
 */
export function toEnglishCaption({ areaSqYards, roadFeet }: LayoutFacts): SheetCaption {
  const widths = roadFeet.map((feet) => `${feet} ft`).join(" and ");
  return {
    notice:
      areaSqYards === null
        ? "No layout is drawn, and this is not a photograph"
        : "Illustrative layout, not a photograph",
    origin: areaSqYards === null ? null : toOrigin(roadFeet),
    area: areaSqYards === null ? "Area not stated" : `${formatWhole(areaSqYards)} sq yd`,
    roads: widths === "" ? null : `${widths} roads`,
  };
}

/** "As listed: area, road widths and amenities. Drawn by us: …". */
function toOrigin(roadFeet: readonly number[]): string {
  const stated = roadFeet.length === 0 ? "area and amenities" : "area, road widths and amenities";
  return `As listed: ${stated}. Drawn by us: outline, plot lines, gate side and north.`;
}

/** "Entrance", "Badminton court": what a picture shows, in its own language. */
export function toEnglishTitle(view: keyof typeof TITLES, { features }: LayoutFacts): string {
  const courts = featuresOf("courts").filter((code) => features.includes(code));
  const [only] = courts;
  if (view === "courts" && courts.length === 1 && only) return COURT_TITLES[only] ?? TITLES.courts;
  return TITLES[view];
}
