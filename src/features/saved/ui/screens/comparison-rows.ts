import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FootprintSize } from "layout-art";
import { costOfSize, fromSqYards, whatBudgetBuys } from "#features/calculators/index.ts";
import {
  type ComparedIn,
  type ComparedKind,
  type ComparisonTab,
  FIELDS,
  type FieldPath,
  type ListingDetails,
  labelOf,
  statedAt,
  toExterior,
} from "#features/listings/index.ts";
import type { SqYards } from "#lib/units/units.ts";
import { formatDecimal, formatKm, formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import type { ComparisonWords } from "./use-comparison-words.ts";

/** What is compared of one home. */
export interface ComparedHome
  extends Pick<ListingDetails, "listing" | "summary" | "landmarks" | "contradictions" | "twins"> {
  /** How far its layout reaches on the ground; null where its area is not stated. */
  readonly footprint: FootprintSize | null;
}

export interface ComparisonRow {
  readonly in: ComparedIn;
  readonly label: MessageDescriptor | ((words: ComparisonWords) => string);
  /** The value in words of the page, units alike in all homes; null when not stated. */
  readonly read: (home: ComparedHome, words: ComparisonWords) => string | null;
  /** The value as a length of bars, of which the least is the best; null when not stated. */
  readonly figure?: (home: ComparedHome) => number | null;
  /** What the value holds, said smaller beside it. */
  readonly part?: (home: ComparedHome, words: ComparisonWords) => string | null;
  /** The fields that it tells of: what contradicts a claim in one of them is told with the value. */
  readonly of?: readonly FieldPath[];
  /** Left out in a region of which nobody has looked up what its state adds to a price. */
  readonly needsDuties?: true;
}

/** A plot of a usual size, to compare prices by. */
const USUAL_PLOT = 200 as SqYards;
const LANDMARKS_SHOWN = 3;

const stated = (text: string): string | null => (text.trim() === "" ? null : text);
const listed = (texts: readonly string[]): string | null =>
  texts.length === 0 ? null : texts.join(", ");

/** Rows of the fields that the table of fields puts here, as they are stated. */
function statedRows(kind: ComparedKind, tab: ComparisonTab): readonly ComparisonRow[] {
  return FIELDS.flatMap(({ path, compared }) =>
    compared?.[kind] === tab
      ? {
          in: compared,
          label: labelOf(path),
          of: [path],
          read: ({ listing }: ComparedHome, { yes }: ComparisonWords) =>
            statedAt(listing, path, yes),
        }
      : [],
  );
}

/**
 * Every row of the comparison, once, in the order it is shown: those of single fields from their
 * table, between them those that read more than one field, or a figure.
 */
export const COMPARISON_ROWS: readonly ComparisonRow[] = [
  {
    in: { house: "overview", land: "overview" },
    label: labelOf("status"),
    of: ["status"],
    read: ({ listing }, w) => w.status(listing.status),
  },
  {
    in: { house: "overview", land: "price" },
    label: msg`List price`,
    of: ["priceRange", "marketValue.currentValue"],
    read: ({ listing }) => stated(listing.priceRange) ?? stated(listing.marketValue.currentValue),
  },
  {
    in: { house: "overview", land: "overview" },
    label: labelOf("marketValue.pricePerSqYd"),
    of: ["marketValue.pricePerSqYd"],
    read: ({ summary: { ratePerSqYard: rate } }) => (rate === null ? null : formatRupees(rate)),
    figure: ({ summary }) => summary.ratePerSqYard,
  },
  {
    in: { land: "overview" },
    needsDuties: true,
    label: msg`All-in cost of 200 sq yd`,
    of: ["marketValue.pricePerSqYd"],
    read: ({ summary: { ratePerSqYard: rate } }, w) =>
      rate === null ? null : w.sum(costOfSize(USUAL_PLOT, { ratePerSqYard: rate }).total),
    figure: ({ summary: { ratePerSqYard: rate } }) =>
      rate === null ? null : costOfSize(USUAL_PLOT, { ratePerSqYard: rate }).total,
    part: ({ summary: { ratePerSqYard: rate } }, w) =>
      rate === null ? null : w.land(w.sum(rate * USUAL_PLOT)),
  },
  {
    in: { house: "overview", land: "price" },
    label: msg`Land price of 200 sq yd`,
    of: ["marketValue.pricePerSqYd"],
    read: ({ summary: { ratePerSqYard: rate } }, w) =>
      rate === null ? null : w.sum(rate * USUAL_PLOT),
  },
  {
    in: { house: "overview", land: "price" },
    label: (w) => w.budgetBuys,
    read: ({ summary: { ratePerSqYard: rate, plotSizes, areaSqYards: area } }, w) => {
      const buys = rate && whatBudgetBuys(w.budget, rate, plotSizes);
      return buys ? w.sqYards(formatWhole(Math.min(buys, area ?? buys))) : null;
    },
  },
  ...statedRows("house", "overview"),
  {
    in: { house: "overview", land: "overview" },
    label: labelOf("areaRange"),
    of: ["areaRange"],
    read: ({ summary: { areaSqYards: area } }, w) =>
      area === null ? null : w.sqYards(formatWhole(area)),
  },
  {
    in: { house: "overview", land: "land" },
    label: msg`Layout area in acres`,
    of: ["areaRange"],
    read: ({ summary: { areaSqYards: area } }, w) =>
      area === null ? null : w.acres(formatDecimal(fromSqYards(area, "acre"), 2)),
  },
  {
    in: { house: "overview", land: "overview" },
    label: labelOf("basicInformation.lotSize"),
    of: ["basicInformation.lotSize"],
    read: ({ summary: { plotSizes: sizes } }, w) => {
      if (sizes === null) return null;
      const [min, max] = [formatWhole(sizes.min), formatWhole(sizes.max)];
      return w.sqYards(min === max ? min : `${min}–${max}`);
    },
  },
  {
    in: { house: "overview", land: "approvals" },
    label: msg`Approval`,
    read: ({ summary }, w) => w.approval(summary.approval),
  },
  {
    in: { house: "interior" },
    label: labelOf("keyFeatures"),
    of: ["keyFeatures"],
    read: ({ listing }, w) => listed(w.features(listing.keyFeatures)),
  },
  ...statedRows("house", "interior"),
  {
    in: { house: "property", land: "land" },
    label: labelOf("propertyType"),
    of: ["propertyType"],
    read: ({ summary }, w) => w.propertyType(summary.propertyType),
  },
  ...statedRows("house", "property"),
  ...statedRows("land", "approvals"),
  {
    in: { land: "approvals" },
    label: labelOf("constructionDetails.permissions"),
    of: ["constructionDetails.permissions"],
    read: ({ listing: { constructionDetails } }, { yes, no }) =>
      ({ yes, no })[constructionDetails.permissions as "yes" | "no"] ?? null,
  },
  {
    in: { house: "property", land: "land" },
    label: msg`Widest road`,
    read: ({ listing }, w) => {
      const widest = Math.max(0, ...toExterior(listing.exteriorFeatures).roadWidths);
      return widest > 0 ? w.feet(formatWhole(widest)) : null;
    },
  },
  {
    in: { house: "property", land: "land" },
    label: msg`Road surface`,
    of: ["exteriorFeatures"],
    read: ({ listing }, w) =>
      listed(toExterior(listing.exteriorFeatures).roadSurfaces.map(w.roadSurface)),
  },
  {
    in: { house: "hoa" },
    label: labelOf("additionalInfo.amenities"),
    of: ["additionalInfo.amenities"],
    read: ({ listing }, w) => listed(w.features(listing.additionalInfo.amenities)),
  },
  ...statedRows("house", "hoa"),
  {
    in: { house: "hoa", land: "land" },
    label: labelOf("additionalInfo.gated"),
    of: ["additionalInfo.gated"],
    read: ({ summary }, w) => (summary.gated ? w.yes : null),
  },
  {
    in: { house: "community", land: "surroundings" },
    label: msg`Neighbourhood`,
    read: ({ summary }, w) => stated(w.where(summary)),
  },
  ...statedRows("house", "community"),
  {
    in: { house: "community", land: "surroundings" },
    label: msg`Landmarks, as listed`,
    read: ({ listing }) => listed(listing.neighborhoodDetails.nearbyLandmarks),
  },
  {
    in: { house: "community", land: "surroundings" },
    label: msg`Landmarks, straight line`,
    read: ({ landmarks }, w) =>
      listed(
        landmarks
          .slice(0, LANDMARKS_SHOWN)
          .map(({ name, km }) => `${w.placeName(name)} ${w.kilometres(formatKm(km))}`),
      ),
  },
];

/** One row as it is shown: a value a home, a tick or none for a feature, null where not stated. */
export interface ReadRow {
  readonly label: string;
  readonly values: readonly (string | boolean | null)[];
  /** True when the homes do not all say the same. */
  readonly differs: boolean;
  /** Of a row with figures, home by home. */
  readonly bars?: readonly (Bar | null)[];
  readonly parts?: readonly (string | null)[];
  /** Home by home whether another claim speaks against its value; left out where of none. */
  readonly doubted?: readonly boolean[];
}

/** A figure beside the others of its row. */
export interface Bar {
  /** Of the greatest, 0 to 1. */
  readonly share: number;
  /** True for the least where not all are alike. */
  readonly isLeast: boolean;
}

function toBars(figures: readonly (number | null)[]): (Bar | null)[] {
  const known = figures.filter((figure) => figure !== null);
  const [least, greatest] = [Math.min(...known), Math.max(...known)];
  return figures.map((figure) =>
    figure === null
      ? null
      : { share: figure / greatest, isLeast: figure === least && least < greatest },
  );
}

/** Built homes have their own parts; a plot among them makes it a comparison of land. */
export function kindOf(homes: readonly ComparedHome[]): ComparedKind {
  return homes.some(({ summary }) => summary.propertyType === "Plot") ? "land" : "house";
}

/**
 * The rows of one tab for these homes; of land its features too, each a row of ticks. Where a value is
 * doubted, the last row says why.
 */
export function readRows(
  kind: ComparedKind,
  tab: ComparisonTab,
  homes: readonly ComparedHome[],
  words: ComparisonWords,
): ReadRow[] {
  const known = COMPARISON_ROWS.filter((row) => words.hasDuties || !row.needsDuties);
  const rows = known
    .filter((row) => row.in[kind] === tab)
    .map((row) => {
      const { label, read, figure, part } = row;
      const values = homes.map((home) => read(home, words));
      return {
        label: typeof label === "function" ? label(words) : words.label(label),
        values,
        differs: new Set(values).size > 1,
        ...(figure && { bars: toBars(homes.map(figure)) }),
        ...(part && { parts: homes.map((home) => part(home, words)) }),
        doubts: values.map((value, at) => (value === null ? [] : doubtsOf(row, homes[at], words))),
      };
    });
  return withDoubts(tab === "land" ? [...rows, ...featureRows(homes, words)] : rows, words);
}

/** A row, and home by home what speaks against its value. */
interface DoubtedRow extends ReadRow {
  readonly doubts: readonly (readonly string[])[];
}

/** The rows with their marks, and below them what was doubted of each home, once. */
function withDoubts(all: readonly DoubtedRow[], words: ComparisonWords): ReadRow[] {
  const rows = all.map(({ doubts, ...row }): ReadRow => {
    const doubted = doubts.map((reasons) => reasons.length > 0);
    return doubted.includes(true) ? { ...row, doubted } : row;
  });
  if (!rows.some(({ doubted }) => doubted)) return rows;
  const values = (all[0]?.doubts ?? []).map((_, at) => {
    const reasons = new Set(all.flatMap(({ doubts }) => doubts[at] ?? []));
    return reasons.size === 0 ? words.noDoubt : [...reasons].join(" ");
  });
  return [...rows, { label: words.inDoubt, values, differs: new Set(values).size > 1 }];
}

/** What speaks against the value of a row: other claims of the home, or another listing of its layout. */
function doubtsOf(
  { of = [] }: ComparisonRow,
  home: ComparedHome | undefined,
  words: ComparisonWords,
): readonly string[] {
  const { contradictions = [], twins = [] } = home ?? {};
  const isTold = (path: FieldPath) => of.includes(path);
  const isDenied = twins.some(({ disagreements }) => disagreements.some((one) => isTold(one.path)));
  return [
    ...contradictions
      // Nobody knows what a doubtful measure is of: no row tells it.
      .filter(({ code, fields }) => code !== "doubtful-measure" && fields.some(isTold))
      .map(({ code }) => words.contradiction(code)),
    ...(isDenied ? [words.denied] : []),
  ];
}

function featureRows(homes: readonly ComparedHome[], words: ComparisonWords): DoubtedRow[] {
  const stated = homes.map(
    ({ listing: { keyFeatures, additionalInfo } }) =>
      new Set(words.features([...keyFeatures, ...additionalInfo.amenities])),
  );
  return [...new Set(stated.flatMap((features) => [...features]))].map((label) => {
    const values = stated.map((features) => features.has(label));
    const doubts = homes.map(({ contradictions }) =>
      contradictions
        .filter((one) => words.features(one.stated).includes(label))
        .map(({ code }) => words.contradiction(code)),
    );
    return { label, values, differs: new Set(values).size > 1, doubts };
  });
}
