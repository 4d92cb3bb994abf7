import type { ViewCode } from "layout-art/views";
import type { Photo } from "#features/listings/photos/photo.ts";
import type { PlaceName } from "#features/places/index.ts";
import type { Rupees, SqYards } from "#lib/units/units.ts";
import type { FeatureCode } from "./features.ts";

export const PROPERTY_TYPES = ["Plot", "Apartment", "Villa"] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** What is known of a layout's approval, from its registration number and permissions. */
export const APPROVALS = ["approved", "registration-stated", "not-stated"] as const;
export type Approval = (typeof APPROVALS)[number];

/** Features that a card shows. */
export const CARD_FEATURES = 3;

/** A photograph without its words, which only its own page has. */
export type CardPhoto = Pick<Photo, "hash" | "width" | "height">;

/** Photographs that a card passes through: each adds some 15 bytes to the catalogue file. */
export const MOST_CARD_PHOTOS = 5;

/**
 * What a card, a marker and the search need of a listing. Everything else stays on the
 * listing's own page. Null means that the listing does not state it.
 */
export interface ListingSummary {
  readonly mlsNumber: string;
  /** Tidy name for the screen: "Green Delight Pearl". */
  readonly name: string;
  readonly town: PlaceName;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly propertyType: PropertyType;
  readonly ratePerSqYard: Rupees | null;
  /** Area of the whole layout. */
  readonly areaSqYards: SqYards | null;
  /** Smallest and largest plot, where the listing states its plot sizes. */
  readonly plotSizes: { readonly min: SqYards; readonly max: SqYards } | null;
  readonly gated: boolean;
  readonly approval: Approval;
  /** Those that its card shows, worth most to a buyer first; then all others that are sought. */
  readonly keyFeatures: readonly FeatureCode[];
  /** Content hash of the listing's illustration: /illustrations/{mlsNumber}-{illustration}.svg. */
  readonly illustration: string;
  /** Its pictures in the order they are shown, three to five, the plan first and the plate last. */
  readonly views: readonly ViewCode[];
  /** Its first photographs, which take the place of the drawn pictures; mostly there are none. */
  readonly photos: readonly CardPhoto[];
}
