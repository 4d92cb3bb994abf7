import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { fromSqYards, toRupees, whatBudgetBuys } from "#features/calculators/index.ts";
import {
  type ComparisonTab,
  FIELDS,
  type ListingDetails,
  labelOf,
  statedAt,
  toExterior,
} from "#features/listings/index.ts";
import type { SqYards } from "#lib/units/units.ts";
import { formatDecimal, formatKm, formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import type { ComparisonWords } from "./use-comparison-words.ts";

/** What is compared of one home. */
export type ComparedHome = Pick<ListingDetails, "listing" | "summary" | "landmarks">;

export interface ComparisonRow {
  readonly tab: ComparisonTab;
  readonly label: MessageDescriptor;
  /** The value in words of the page, units alike in all homes; null when not stated. */
  readonly read: (home: ComparedHome, words: ComparisonWords) => string | null;
}

/** The budget that a comparison tells the worth of; as the search starts. */
const BUDGET_LAKHS = 50;
/** A plot of a usual size, to compare prices by. */
const USUAL_PLOT = 200 as SqYards;
const LANDMARKS_SHOWN = 3;

const stated = (text: string): string | null => (text.trim() === "" ? null : text);
const listed = (texts: readonly string[]): string | null =>
  texts.length === 0 ? null : texts.join(", ");

/** Rows of the fields that the table of fields puts here, as they are stated. */
function statedRows(tab: ComparisonTab): readonly ComparisonRow[] {
  return FIELDS.filter(({ compared }) => compared === tab).map(({ path }) => ({
    tab,
    label: labelOf(path),
    read: ({ listing }, { yes }) => statedAt(listing, path, yes),
  }));
}

/**
 * Every row of the comparison, once, in the order it is shown: those of single fields from their
 * table, between them those that read more than one field, or a figure.
 */
export const COMPARISON_ROWS: readonly ComparisonRow[] = [
  { tab: "overview", label: labelOf("status"), read: ({ listing }, w) => w.status(listing.status) },
  {
    tab: "overview",
    label: msg`List price`,
    read: ({ listing }) => stated(listing.priceRange) ?? stated(listing.marketValue.currentValue),
  },
  {
    tab: "overview",
    label: labelOf("marketValue.pricePerSqYd"),
    read: ({ summary: { ratePerSqYard: rate } }) => (rate === null ? null : formatRupees(rate)),
  },
  {
    tab: "overview",
    label: msg`₹50 L buys up to`,
    read: ({ summary: { ratePerSqYard: rate, plotSizes } }, w) => {
      const buys = rate && whatBudgetBuys(toRupees(BUDGET_LAKHS), rate, plotSizes);
      return buys ? w.sqYards(formatWhole(buys)) : null;
    },
  },
  {
    tab: "overview",
    label: msg`200 sq yd, land alone`,
    read: ({ summary: { ratePerSqYard: rate } }, w) =>
      rate === null ? null : w.sum(rate * USUAL_PLOT),
  },
  ...statedRows("overview"),
  {
    tab: "overview",
    label: labelOf("areaRange"),
    read: ({ summary: { areaSqYards: area } }, w) =>
      area === null ? null : w.sqYards(formatWhole(area)),
  },
  {
    tab: "overview",
    label: msg`Layout area in acres`,
    read: ({ summary: { areaSqYards: area } }) =>
      area === null ? null : formatDecimal(fromSqYards(area, "acre"), 2),
  },
  {
    tab: "overview",
    label: labelOf("basicInformation.lotSize"),
    read: ({ summary: { plotSizes: sizes } }, w) => {
      if (sizes === null) return null;
      const [min, max] = [formatWhole(sizes.min), formatWhole(sizes.max)];
      return w.sqYards(min === max ? min : `${min}–${max}`);
    },
  },
  { tab: "overview", label: msg`Approval`, read: ({ summary }, w) => w.approval(summary.approval) },
  {
    tab: "interior",
    label: labelOf("keyFeatures"),
    read: ({ listing }, w) => listed(w.features(listing.keyFeatures)),
  },
  ...statedRows("interior"),
  {
    tab: "property",
    label: labelOf("propertyType"),
    read: ({ summary }, w) => w.propertyType(summary.propertyType),
  },
  ...statedRows("property"),
  {
    tab: "property",
    label: msg`Widest road`,
    read: ({ listing }, w) => {
      const widest = Math.max(0, ...toExterior(listing.exteriorFeatures).roadWidths);
      return widest > 0 ? w.feet(formatWhole(widest)) : null;
    },
  },
  {
    tab: "property",
    label: msg`Road surface`,
    read: ({ listing }, w) =>
      listed(toExterior(listing.exteriorFeatures).roadSurfaces.map(w.roadSurface)),
  },
  {
    tab: "hoa",
    label: labelOf("additionalInfo.amenities"),
    read: ({ listing }, w) => listed(w.features(listing.additionalInfo.amenities)),
  },
  ...statedRows("hoa"),
  {
    tab: "hoa",
    label: labelOf("additionalInfo.gated"),
    read: ({ summary }, w) => (summary.gated ? w.yes : null),
  },
  {
    tab: "community",
    label: msg`Neighbourhood`,
    read: ({ summary }, w) => stated(w.placeName(summary.town)),
  },
  ...statedRows("community"),
  {
    tab: "community",
    label: msg`Landmarks, as listed`,
    read: ({ listing }) => listed(listing.neighborhoodDetails.nearbyLandmarks),
  },
  {
    tab: "community",
    label: msg`Landmarks, straight line`,
    read: ({ landmarks }, w) =>
      listed(
        landmarks
          .slice(0, LANDMARKS_SHOWN)
          .map(({ name, km }) => `${w.placeName(name)} ${w.kilometres(formatKm(km))}`),
      ),
  },
];

/** One row as it is shown: a value a home, null where not stated. */
export interface ReadRow {
  readonly label: MessageDescriptor;
  readonly values: readonly (string | null)[];
  /** True when the homes do not all say the same. */
  readonly differs: boolean;
}

/** The rows of one tab for these homes. */
export function readRows(
  tab: ComparisonTab,
  homes: readonly ComparedHome[],
  words: ComparisonWords,
): ReadRow[] {
  return COMPARISON_ROWS.filter((row) => row.tab === tab).map(({ label, read }) => {
    const values = homes.map((home) => read(home, words));
    return { label, values, differs: new Set(values).size > 1 };
  });
}
