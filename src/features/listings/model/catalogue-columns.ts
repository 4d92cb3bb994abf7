import type { ViewCode } from "layout-art/views";
import type { PlaceName } from "#features/places/index.ts";
import type { Rupees, SqYards } from "#lib/units/units.ts";
import type { FeatureCode } from "./features.ts";
import {
  APPROVALS,
  type Approval,
  type CardPhoto,
  type ListingSummary,
  PROPERTY_TYPES,
  type PropertyType,
} from "./summary.ts";

/**
 * A catalogue of listings by columns: row `r` of every column belongs to one listing.
 * NaN stands where a listing does not state a number.
 */
export interface CatalogueColumns {
  readonly count: number;
  readonly mlsNumber: readonly string[];
  readonly name: readonly string[];
  /** Row of `towns`. */
  readonly town: Uint32Array;
  readonly towns: readonly PlaceName[];
  /** Degrees. */
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** Row of `PROPERTY_TYPES`. */
  readonly propertyType: Uint8Array;
  /** Rupees per sq yd. */
  readonly rate: Float64Array;
  /** Area of the whole layout, sq yd. */
  readonly area: Float64Array;
  /** Smallest and largest plot, sq yd. */
  readonly plotMin: Float64Array;
  readonly plotMax: Float64Array;
  /** 1 when gated. */
  readonly gated: Uint8Array;
  /** Row of `APPROVALS`. */
  readonly approval: Uint8Array;
  /** Row of `featureSets`. */
  readonly featureSet: Uint32Array;
  readonly featureSets: readonly (readonly FeatureCode[])[];
  readonly illustration: readonly string[];
  /** Row of `viewSets`. */
  readonly viewSet: Uint32Array;
  readonly viewSets: readonly (readonly ViewCode[])[];
  /** Photographs of the rows that have some. */
  readonly photos: ReadonlyMap<number, readonly CardPhoto[]>;
  /** Place of the listing in the order that the catalogue was given in. */
  readonly position: Uint32Array;
}

/** Summaries that can be read one by one: an array, or a stream of known length. */
export type SummarySource = Iterable<ListingSummary> & { readonly length: number };

/** Gives each distinct entry a row number, in order of first appearance. */
function dictionary<Entry>(keyOf: (entry: Entry) => string) {
  const rows = new Map<string, number>();
  const entries: Entry[] = [];
  return {
    entries,
    rowOf(entry: Entry): number {
      const key = keyOf(entry);
      const known = rows.get(key);
      if (known !== undefined) return known;
      rows.set(key, entries.length);
      entries.push(entry);
      return entries.length - 1;
    },
  };
}

function emptyColumns(count: number) {
  return {
    count,
    mlsNumber: new Array<string>(count),
    name: new Array<string>(count),
    town: new Uint32Array(count),
    lat: new Float64Array(count),
    lng: new Float64Array(count),
    propertyType: new Uint8Array(count),
    rate: new Float64Array(count),
    area: new Float64Array(count),
    plotMin: new Float64Array(count),
    plotMax: new Float64Array(count),
    gated: new Uint8Array(count),
    approval: new Uint8Array(count),
    featureSet: new Uint32Array(count),
    illustration: new Array<string>(count),
    viewSet: new Uint32Array(count),
    photos: new Map<number, readonly CardPhoto[]>(),
    position: new Uint32Array(count),
  };
}

/** Puts summaries into columns, in the order given; a coordinate that is not finite counts as not stated. */
export function toColumns(summaries: SummarySource): CatalogueColumns {
  const columns = emptyColumns(summaries.length);
  const towns = dictionary<PlaceName>(({ en, te, hi }) => JSON.stringify([en, te, hi]));
  const featureSets = dictionary<readonly FeatureCode[]>((codes) => JSON.stringify(codes));
  const viewSets = dictionary<readonly ViewCode[]>((codes) => JSON.stringify(codes));
  let row = 0;
  for (const summary of summaries) {
    const placed = Number.isFinite(summary.lat) && Number.isFinite(summary.lng);
    columns.mlsNumber[row] = summary.mlsNumber;
    columns.name[row] = summary.name;
    columns.town[row] = towns.rowOf(summary.town);
    columns.lat[row] = placed ? Number(summary.lat) : Number.NaN;
    columns.lng[row] = placed ? Number(summary.lng) : Number.NaN;
    columns.propertyType[row] = PROPERTY_TYPES.indexOf(summary.propertyType);
    columns.rate[row] = summary.ratePerSqYard ?? Number.NaN;
    columns.area[row] = summary.areaSqYards ?? Number.NaN;
    columns.plotMin[row] = summary.plotSizes?.min ?? Number.NaN;
    columns.plotMax[row] = summary.plotSizes?.max ?? Number.NaN;
    columns.gated[row] = summary.gated ? 1 : 0;
    columns.approval[row] = APPROVALS.indexOf(summary.approval);
    columns.featureSet[row] = featureSets.rowOf(summary.keyFeatures);
    columns.illustration[row] = summary.illustration;
    columns.viewSet[row] = viewSets.rowOf(summary.views);
    if (summary.photos.length > 0) columns.photos.set(row, summary.photos);
    columns.position[row] = row;
    row += 1;
  }
  return {
    ...columns,
    towns: towns.entries,
    featureSets: featureSets.entries,
    viewSets: viewSets.entries,
  };
}

function stated<Value extends number>(value: number | undefined): Value | null {
  return value === undefined || Number.isNaN(value) ? null : (value as Value);
}

function at<Value>(column: ArrayLike<Value>, row: number): Value {
  const value = column[row];
  if (value === undefined) throw new RangeError(`The catalogue has no row ${row}`);
  return value;
}

/** The listing of one row; throws a RangeError when the catalogue has no such row. */
export function summaryAt(columns: CatalogueColumns, row: number): ListingSummary {
  const min = stated<SqYards>(columns.plotMin[row]);
  const max = stated<SqYards>(columns.plotMax[row]);
  return {
    mlsNumber: at(columns.mlsNumber, row),
    name: at(columns.name, row),
    town: at(columns.towns, at(columns.town, row)),
    lat: stated(columns.lat[row]),
    lng: stated(columns.lng[row]),
    propertyType: at<PropertyType>(PROPERTY_TYPES, at(columns.propertyType, row)),
    ratePerSqYard: stated<Rupees>(columns.rate[row]),
    areaSqYards: stated<SqYards>(columns.area[row]),
    plotSizes: min === null || max === null ? null : { min, max },
    gated: columns.gated[row] === 1,
    approval: at<Approval>(APPROVALS, at(columns.approval, row)),
    keyFeatures: at(columns.featureSets, at(columns.featureSet, row)),
    illustration: at(columns.illustration, row),
    views: at(columns.viewSets, at(columns.viewSet, row)),
    photos: columns.photos.get(row) ?? [],
  };
}
