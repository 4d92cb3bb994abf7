import {
  type CatalogueColumns,
  MOST_LAKHS,
  PROPERTY_TYPES,
  type PropertyType,
  USUAL_LAKHS,
} from "#features/listings/index.ts";
import { SOUGHT_KINDS, SOUGHT_KMS } from "#features/places/index.ts";
import type { Bounds, LatLng } from "#lib/geo/geo.ts";
import {
  formatArea,
  formatBounds,
  formatCentre,
  formatFlag,
  formatNear,
  formatSpan,
  type NearQuery,
  type Parse,
  parseArea,
  parseBounds,
  parseCentre,
  parseFlag,
  parseNear,
  parseOneOf,
  parseSpan,
  parseText,
  parseWhole,
  type WholeRange,
} from "./address-values.ts";

export const SORTS = ["nearest", "rate-up", "rate-down", "area"] as const;
export type Sort = (typeof SORTS)[number];

export const TYPE_CHOICES = ["All", ...PROPERTY_TYPES] as const;
export type TypeChoice = "All" | PropertyType;

/** Slider ranges of specification section 9. The top is a limit like any other: ₹100 L means up to ₹1 Cr. */
export const RANGES = {
  radiusKm: { min: 1, max: 50 },
  budgetLakhs: { min: 0, max: MOST_LAKHS },
  size: { min: 100, max: 1000 },
} as const;

/** Rows pass whose code in `column` has a 1 in `allowed`. */
export interface CodeTest {
  readonly column: Uint8Array | Uint32Array;
  readonly allowed: Uint8Array;
}

/** One thing that a visitor may ask of the catalogue. */
export interface Filter<Value> {
  /** Its name in addresses and forms. */
  readonly parameter: string;
  /** What stands while nothing is asked. */
  readonly usual: Value;
  readonly parse: Parse<NonNullable<Value>>;
  /** The value as an address says it, null for none; an address leaves out the usual one. */
  readonly format: (value: Value) => string | null;
  /**
   * `place` and `text` give way when another place is searched; `text` and `setting` go back to
   * the usual when all filters are cleared.
   */
  readonly role: "place" | "text" | "setting";
  /** Values that a short form offers, such as the landing page's; without them it leaves the filter out. */
  readonly choices?: readonly Value[];
  /** Which rows pass, null for all. Without it the row test or the ground weighs the filter. */
  readonly codes?: (value: Value, columns: CatalogueColumns) => CodeTest | null;
}

function filter<Value>(entry: Filter<Value>): Filter<Value> {
  return entry;
}

/** A yes-or-no filter, usually off. */
function flag(entry: Pick<Filter<boolean>, "parameter" | "choices" | "codes">): Filter<boolean> {
  return { usual: false, parse: parseFlag, format: formatFlag, role: "setting", ...entry };
}

const FLAG_SET = Uint8Array.of(0, 1);

/**
 * Every filter, in the order of the address; usual values are those of specification section 9.
 * The query, its address, the row test and the hidden fields of forms follow from this table;
 * what a filter looks like stands under the same name in `ui/filter-views.tsx`.
 */
export const FILTERS = {
  /** The searched place, the visitor's own position or a dropped pin; without it the radius is idle. */
  centre: filter<LatLng | undefined>({
    parameter: "at",
    usual: undefined,
    parse: parseCentre,
    format: formatCentre,
    role: "place",
  }),
  /** Words that name, town or MLS number must carry. */
  text: filter<string | undefined>({
    parameter: "text",
    usual: undefined,
    parse: parseText,
    format: (text) => parseText(text ?? ""),
    role: "text",
  }),
  /** Kilometres round the centre. */
  radiusKm: filter<number>({
    parameter: "r",
    usual: 5,
    parse: parseWhole(RANGES.radiusKm),
    format: String,
    role: "setting",
  }),
  /** The most a plot may cost, in lakhs; the lower bound is always 0. */
  budgetLakhs: filter<number>({
    parameter: "budget",
    usual: USUAL_LAKHS,
    parse: parseWhole(RANGES.budgetLakhs),
    format: String,
    role: "setting",
    choices: [10, 20, 30, 40, 50, 75, 100],
  }),
  type: filter<TypeChoice>({
    parameter: "type",
    usual: "Plot",
    parse: parseOneOf(TYPE_CHOICES),
    format: String,
    role: "setting",
    choices: TYPE_CHOICES,
    codes: (type, { propertyType }) =>
      type === "All"
        ? null
        : {
            column: propertyType,
            allowed: Uint8Array.from(PROPERTY_TYPES, (known) => Number(known === type)),
          },
  }),
  /** Plot size, sq yd. */
  size: filter<WholeRange>({
    parameter: "size",
    usual: { min: 100, max: 500 },
    parse: parseSpan(RANGES.size),
    format: formatSpan,
    role: "setting",
    choices: [
      { min: 100, max: 200 },
      { min: 200, max: 300 },
      { min: 300, max: 500 },
      { min: 100, max: 500 },
      { min: 100, max: 1000 },
    ],
  }),
  /** Only within so many km, in a straight line, of a surveyed place of this kind. */
  near: filter<NearQuery | undefined>({
    parameter: "near",
    usual: undefined,
    parse: parseNear,
    format: formatNear,
    role: "setting",
    codes: (near, columns) => {
      const column = near && columns.near[SOUGHT_KINDS.indexOf(near.kind)];
      return column
        ? { column, allowed: Uint8Array.from(SOUGHT_KMS, (km) => Number(km <= near.km)) }
        : null;
    },
  }),
  /** Only gated layouts when true. */
  gated: flag({
    parameter: "gated",
    choices: [true],
    codes: (wanted, { gated }) => (wanted ? { column: gated, allowed: FLAG_SET } : null),
  }),
  /** Keep listings that publish no rate. */
  includeUnrated: flag({ parameter: "unrated" }),
  sort: filter<Sort>({
    parameter: "sort",
    usual: "nearest",
    parse: parseOneOf(SORTS),
    format: String,
    role: "setting",
  }),
  /** The part of the map in view. */
  bounds: filter<Bounds | undefined>({
    parameter: "bounds",
    usual: undefined,
    parse: parseBounds,
    format: formatBounds,
    role: "place",
  }),
  /** A drawn area: a ring of at least 3 corners, not closed. */
  area: filter<readonly LatLng[] | undefined>({
    parameter: "area",
    usual: undefined,
    parse: parseArea,
    format: formatArea,
    role: "place",
  }),
} as const;
