import { type RoadSurface, toExterior } from "#listings/exterior.ts";
import { type FeatureCode, toFeatures } from "#listings/features.ts";
import { areaOf } from "#listings/figures.ts";
import type { Listing } from "#listings/listing.ts";
import { formatWhole } from "#locales/formats.ts";
import type { Feet, SqYards } from "#measures/units.ts";
import { featuresOf, type ViewCode } from "./views.ts";

/** All that a sketch is drawn from; what the listing does not state is null or empty. */
export interface SketchFacts {
  /** Decides every choice that the facts leave open. */
  readonly id: string;
  readonly areaSqYards: SqYards | null;
  /** Stated widths, widest first. */
  readonly roadWidths: readonly Feet[];
  readonly roadSurfaces: readonly RoadSurface[];
  readonly features: readonly FeatureCode[];
  readonly plusCode: string;
}

/** Texts inside the picture. */
export interface SketchCaption {
  /** "Illustrative layout, not a photograph". */
  readonly notice: string;
  readonly area: string;
  readonly roads: string | null;
}

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

const COURT_TITLES: Partial<Record<FeatureCode, string>> = {
  "tennis-court": "Tennis court",
  "basketball-court": "Basketball court",
  "volleyball-court": "Volleyball court",
  "badminton-court": "Badminton court",
  "cricket-nets": "Cricket nets",
};

/** What a sketch needs of a listing. */
export function toSketchFacts(listing: Listing): SketchFacts {
  const { roadWidths, roadSurfaces } = toExterior(listing.exteriorFeatures);
  return {
    id: listing.mlsNumber,
    areaSqYards: areaOf(listing),
    roadWidths: [...roadWidths].sort((a, b) => b - a),
    roadSurfaces,
    features: toFeatures(listing.keyFeatures).codes,
    plusCode: listing.plusCode,
  };
}

/**
 * The caption of the one picture that all languages share; what pages say beside it is translated.
 */
export function toEnglishCaption({ areaSqYards, roadWidths }: SketchFacts): SketchCaption {
  const widths = roadWidths.map((feet) => `${feet} ft`).join(" and ");
  return {
    notice:
      areaSqYards === null
        ? "No layout is drawn, and this is not a photograph"
        : "Illustrative layout, not a photograph",
    area: areaSqYards === null ? "Area not stated" : `${formatWhole(areaSqYards)} sq yd`,
    roads: widths === "" ? null : `${widths} roads`,
  };
}

/** "Entrance", "Badminton court": what a picture shows, in its own language. */
export function toEnglishTitle(view: keyof typeof TITLES, { features }: SketchFacts): string {
  const courts = featuresOf("courts").filter((code) => features.includes(code));
  const [only] = courts;
  if (view === "courts" && courts.length === 1 && only) return COURT_TITLES[only] ?? TITLES.courts;
  return TITLES[view];
}
