import {
  APPROVALS,
  type Approval,
  type CatalogueColumns,
  MOST_LAKHS,
  MOST_TYPED_LAKHS,
  PROPERTY_TYPES,
  type PropertyType,
  USUAL_LAKHS,
} from "#features/listings/index.ts";
import { SOUGHT_KINDS, SOUGHT_KMS, type SoughtKm } from "#features/places/index.ts";
import type { Bounds, LatLng } from "#lib/geo/geo.ts";
import {
  formatArea,
  formatBounds,
  formatCentre,
  formatFlag,
  type Parse,
  parseArea,
  parseBounds,
  parseCentre,
  parseFlag,
  parseOneOf,
  parseText,
  parseWhole,
  parseWords,
} from "./address-values.ts";
import { formatNear, type NearQuery, parseNear, withKind } from "./near-query.ts";
import { formatSize, parseSize, type SizeQuery } from "./size-query.ts";

export const SORTS = ["nearest", "rate-up", "rate-down", "area"] as const;
export type Sort = (typeof SORTS)[number];

export const TYPE_CHOICES = ["All", ...PROPERTY_TYPES] as const;
export type TypeChoice = "All" | PropertyType;

/** What a plot's price holds: the land alone, or the duties of the deed as well. */
export const TOTALS = ["land", "all-in"] as const;
export type Total = (typeof TOTALS)[number];

/** Widths of a layout's widest road that are asked for, feet. */
export const ROADS = [30, 40, 60] as const;
export type RoadWidth = (typeof ROADS)[number];

/** What of a registration is asked for: that its number is stated; that no other record disagrees with it. */
export const REGISTRATIONS = ["stated", "agreeing"] as const;
export type Registration = (typeof REGISTRATIONS)[number];

const REGISTERED: Readonly<Record<Registration, readonly Approval[]>> = {
  stated: ["approved", "disputed", "registration-stated"],
  agreeing: ["approved", "registration-stated"],
};

/**
 * Ranges of the sliders. The top is a limit like any other: ₹100 L means up to ₹1 Cr.
 * A larger budget is typed, and stands in the address as it was typed.
 */
export const RANGES = {
  radiusKm: { min: 1, max: 50 },
  budgetLakhs: { min: 0, max: MOST_LAKHS },
} as const;

/** Budgets that an address holds. */
const BUDGETS = { min: 0, max: MOST_TYPED_LAKHS } as const;

const SLIDER_END = String(MOST_LAKHS);
const parseWholeLakhs = parseWhole(BUDGETS);
/** A plain form sends a sum beyond its slider before it, and takes the slider's once that was moved. */
const parseBudget: Parse<number> = (text, slider) =>
  parseWholeLakhs(slider === undefined || slider === SLIDER_END ? text : slider);

/** A budget of any size as an address holds it, whole lakhs. */
export function toBudgetLakhs(lakhs: number): number {
  return Math.min(BUDGETS.max, Math.max(BUDGETS.min, Math.round(lakhs)));
}

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
  /** Values that a filter panel offers, each with how many layouts it would leave. */
  readonly counted?: (value: Value) => readonly Value[];
  /** What rows have to pass, nothing for all. Without it the row test or the ground weighs the filter. */
  readonly codes?: (
    value: Value,
    columns: CatalogueColumns,
  ) => CodeTest | readonly CodeTest[] | null;
}

function filter<Value>(entry: Filter<Value>): Filter<Value> {
  return entry;
}

/** A yes-or-no filter, usually off. */
function flag(
  entry: Pick<Filter<boolean>, "parameter" | "choices" | "counted" | "codes">,
): Filter<boolean> {
  return { usual: false, parse: parseFlag, format: formatFlag, role: "setting", ...entry };
}

/** How near something is to be until the visitor says otherwise. */
export const USUAL_KM: SoughtKm = 3;

const FLAG_SET = Uint8Array.of(0, 1);
const NOT_SET = Uint8Array.of(1, 0);
/** A place for each width that the catalogue holds, in feet. */
const WIDTHS = new Uint8Array(256);

/**
 * Every filter, in the order of the address.
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
  /** A town by its English name: its area, instead of a circle round the centre. */
  town: filter<string | undefined>({
    parameter: "town",
    usual: undefined,
    parse: parseText,
    format: (town) => parseText(town ?? ""),
    role: "place",
    codes: (town, { townSet, townSets }) =>
      town === undefined
        ? null
        : {
            column: townSet,
            allowed: Uint8Array.from(townSets, (towns) => Number(towns.includes(town))),
          },
  }),
  /** Words that name, town or MLS number must carry. */
  text: filter<string | undefined>({
    parameter: "text",
    usual: undefined,
    parse: parseWords,
    format: (text) => parseWords(text ?? ""),
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
  /** The least a plot is to cost, in lakhs: who has a sum to spend need not see what is far below it. */
  leastLakhs: filter<number>({
    parameter: "from",
    usual: 0,
    parse: parseBudget,
    format: String,
    role: "setting",
  }),
  /** The most a plot may cost, in lakhs. */
  budgetLakhs: filter<number>({
    parameter: "budget",
    usual: USUAL_LAKHS,
    parse: parseBudget,
    format: String,
    role: "setting",
    choices: [10, 20, 30, 40, 50, 75, 100],
  }),
  /** What of a plot's price the budget is to hold. */
  total: filter<Total>({
    parameter: "total",
    usual: "land",
    parse: parseOneOf(TOTALS),
    format: String,
    role: "setting",
  }),
  type: filter<TypeChoice>({
    parameter: "type",
    usual: "Plot",
    parse: parseOneOf(TYPE_CHOICES),
    format: String,
    role: "setting",
    choices: TYPE_CHOICES,
    counted: () => TYPE_CHOICES,
    codes: (type, { propertyType }) =>
      type === "All"
        ? null
        : {
            column: propertyType,
            allowed: Uint8Array.from(PROPERTY_TYPES, (known) => Number(known === type)),
          },
  }),
  /** Plot sizes, at least and at most. */
  size: filter<SizeQuery>({
    parameter: "size",
    usual: { min: 100, max: 500 },
    parse: parseSize,
    format: formatSize,
    role: "setting",
    choices: [
      { min: 100, max: 200 },
      { min: 200, max: 300 },
      { min: 300, max: 500 },
      { min: 100, max: 500 },
      { min: 100, max: 1000 },
    ],
  }),
  /** Only within so many km, in a straight line, of a surveyed place of each kind. */
  near: filter<NearQuery | undefined>({
    parameter: "near",
    usual: undefined,
    parse: parseNear,
    format: formatNear,
    role: "setting",
    counted: (near) => [
      ...SOUGHT_KINDS.map((kind) => withKind(near, kind, near?.km ?? USUAL_KM)),
      ...SOUGHT_KMS.flatMap((km) => (near ? { ...near, km } : [])),
    ],
    codes: (near, columns) => {
      if (!near) return null;
      const allowed = Uint8Array.from(SOUGHT_KMS, (km) => Number(km <= near.km));
      return near.kinds.flatMap((kind) => {
        const column = columns.near[SOUGHT_KINDS.indexOf(kind)];
        return column ? { column, allowed } : [];
      });
    },
  }),
  /** Only layouts whose widest road is at least so wide, feet. */
  road: filter<RoadWidth | undefined>({
    parameter: "road",
    usual: undefined,
    parse: (text) => ROADS.find((feet) => String(feet) === text) ?? null,
    format: (feet) => (feet ? String(feet) : null),
    role: "setting",
    counted: () => ROADS,
    codes: (least, { roadFeet }) =>
      least ? { column: roadFeet, allowed: WIDTHS.map((_, feet) => Number(feet >= least)) } : null,
  }),
  registration: filter<Registration | undefined>({
    parameter: "registration",
    usual: undefined,
    parse: parseOneOf(REGISTRATIONS),
    format: (registration) => registration ?? null,
    role: "setting",
    counted: () => REGISTRATIONS,
    codes: (asked, { approval }) =>
      asked
        ? {
            column: approval,
            allowed: Uint8Array.from(APPROVALS, (known) =>
              Number(REGISTERED[asked].includes(known)),
            ),
          }
        : null,
  }),
  /** Only gated layouts when true. */
  gated: flag({
    parameter: "gated",
    choices: [true],
    counted: () => [true],
    codes: (wanted, { gated }) => (wanted ? { column: gated, allowed: FLAG_SET } : null),
  }),
  /** Only layouts that are not sold out. */
  available: flag({
    parameter: "available",
    counted: () => [true],
    codes: (wanted, { isSoldOut }) => (wanted ? { column: isSoldOut, allowed: NOT_SET } : null),
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
