import { PROPERTY_TYPES, type PropertyType } from "#listings/summary.ts";
import type { Bounds, LatLng } from "#measures/geography.ts";

export const SORTS = ["nearest", "rate-up", "rate-down", "area"] as const;
export type Sort = (typeof SORTS)[number];

export const TYPE_CHOICES = ["All", ...PROPERTY_TYPES] as const;
export type TypeChoice = "All" | PropertyType;

/** What a visitor asks of the catalogue, as plain data. */
export interface SearchQuery {
  /** The part of the map in view. */
  readonly bounds?: Bounds;
  /** The searched place, the visitor's own position or a dropped pin; without it the radius is idle. */
  readonly centre?: LatLng;
  /** Kilometres round the centre. */
  readonly radiusKm: number;
  readonly type: TypeChoice;
  /** The most a plot may cost, in lakhs; the lower bound is always 0. */
  readonly budgetLakhs: number;
  /** Plot size, sq yd. */
  readonly size: { readonly min: number; readonly max: number };
  /** Only gated layouts when true. */
  readonly gated: boolean;
  /** Words that name, town or MLS number must carry. */
  readonly text?: string;
  /** A drawn area: a ring of at least 3 corners, not closed. */
  readonly area?: readonly LatLng[];
  /** Keep listings that publish no rate. */
  readonly includeUnrated: boolean;
  readonly sort: Sort;
}

/** Slider ranges of specification section 9. The top is a limit like any other: ₹100 L means up to ₹1 Cr. */
export const RANGES = {
  radiusKm: { min: 1, max: 50 },
  budgetLakhs: { min: 0, max: 100 },
  size: { min: 100, max: 1000 },
} as const;

/** Default filters of specification section 9. */
export const DEFAULT_QUERY: SearchQuery = {
  radiusKm: 5,
  type: "Plot",
  budgetLakhs: 50,
  size: { min: 100, max: 500 },
  gated: false,
  includeUnrated: false,
  sort: "nearest",
};
