import { toExterior } from "#features/listings/illustrations/exterior.ts";
import { type FeatureCode, toFeatures } from "./fields/features.ts";
import { areaOf, contradictedRoads, opposedFeatures, plotSizesOf } from "./fields/figures.ts";
import type { FieldPath } from "./fields/listing-fields.ts";
import type { Listing } from "./listing.ts";

/** Ways in which the claims of one listing do not fit together, or cannot be so. */
const CONTRADICTIONS = [
  /** Features promise a road surface, and the exterior facts state another. */
  "road-surface",
  /** A measure of 0, or one of which nobody says what it measures. */
  "doubtful-measure",
  /** Permissions are claimed, and no number is given to check them by. */
  "permissions-without-number",
  /** Its number is that of a registration, and it states another one. */
  "two-registrations",
  /** Its largest plot is larger than the layout. */
  "plot-larger-than-layout",
  /** Drains, or cables, are both open and under the ground. */
  "open-and-underground",
] as const;
export type ContradictionCode = (typeof CONTRADICTIONS)[number];

/** Claims of one listing that contradict each other. */
export interface Contradiction {
  readonly code: ContradictionCode;
  /** Where the claims stand. */
  readonly fields: readonly FieldPath[];
  /** The claims, as they are stated. */
  readonly stated: readonly string[];
}

const REGISTRATION = /^P\d{11}/;

interface Rule {
  readonly fields: readonly FieldPath[];
  /** The claims that stand against each other, none where they fit. */
  find(listing: Listing): readonly string[];
}

const RULES: Readonly<Record<ContradictionCode, Rule>> = {
  "road-surface": {
    fields: ["keyFeatures", "exteriorFeatures"],
    find(listing) {
      const roads = contradictedRoads(listing);
      if (roads.length === 0) return [];
      return [...statedAs(listing, roads), ...surfaceEntries(listing)];
    },
  },
  "doubtful-measure": {
    fields: ["exteriorFeatures"],
    find: ({ exteriorFeatures }) => toExterior(exteriorFeatures).doubtful,
  },
  "permissions-without-number": {
    fields: ["constructionDetails.permissions", "constructionDetails.approvals"],
    find({ constructionDetails: { approvals, permitNumber, permissions } }) {
      const isBare = approvals.trim() === "" && permitNumber.trim() === "";
      return permissions === "yes" && isBare ? [permissions] : [];
    },
  },
  "two-registrations": {
    fields: ["mlsNumber", "constructionDetails.approvals"],
    find({ mlsNumber, constructionDetails: { approvals } }) {
      const [own] = REGISTRATION.exec(mlsNumber) ?? [];
      const [stated] = REGISTRATION.exec(approvals.trim()) ?? [];
      return own && stated && own !== stated ? [own, stated] : [];
    },
  },
  "plot-larger-than-layout": {
    fields: ["basicInformation.lotSize", "areaRange"],
    find(listing) {
      const [area, sizes] = [areaOf(listing), plotSizesOf(listing)];
      if (area === null || sizes === null || sizes.max <= area) return [];
      return [listing.basicInformation.lotSize, listing.areaRange];
    },
  },
  "open-and-underground": {
    fields: ["keyFeatures"],
    find: (listing) => statedAs(listing, opposedFeatures(listing)),
  },
};

/** The features of a listing in its own words, those with one of these codes. */
function statedAs({ keyFeatures }: Listing, codes: readonly FeatureCode[]): string[] {
  return keyFeatures.filter((text) =>
    toFeatures([text]).codes.some((code) => codes.includes(code)),
  );
}

function surfaceEntries({ exteriorFeatures }: Listing): string[] {
  return exteriorFeatures.filter((text) => toExterior([text]).roadSurfaces.length > 0);
}

/** All claims of a listing that contradict each other or cannot be so, in the order of the table. */
export function contradictionsOf(listing: Listing): Contradiction[] {
  return CONTRADICTIONS.flatMap((code) => {
    const { fields, find } = RULES[code];
    const stated = find(listing);
    return stated.length === 0 ? [] : [{ code, fields, stated }];
  });
}
