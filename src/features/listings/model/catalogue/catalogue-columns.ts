import type { ViewCode } from "layout-art/views";
import type { FeatureCode } from "#features/listings/model/fields/features.ts";
import {
  APPROVALS,
  type Approval,
  PROPERTY_TYPES,
  type PropertyType,
} from "#features/listings/model/fields/listing-codes.ts";
import type { PlaceName } from "#features/places/index.ts";
import type { Feet, Rupees, SqYards } from "#lib/units/units.ts";
import {
  BYTES,
  type ColumnKind,
  DEGREES,
  FIGURES,
  IDS,
  NEAR_CODES,
  PHOTOS,
  PLACES,
  SELDOM_TEXTS,
  WHOLES,
  WORDS,
} from "./column-kinds.ts";
import type { ListingSummary } from "./summary.ts";

/** Raised with every change of a column: an old page must not misread a new file. */
export const CATALOGUE_VERSION = 13;

/** Entries that many rows share: the file and the catalogue hold each once. */
interface Dictionary<Entry> {
  pack(entry: Entry): unknown;
  unpack(packed: unknown): Entry;
}

const setsOf = <Code extends string>(): Dictionary<readonly Code[]> => ({
  pack: (codes) => codes,
  unpack: (packed) => packed as readonly Code[],
});

const DICTIONARIES = {
  towns: {
    pack: ({ en, te, hi }) => [en, te, hi],
    unpack(packed) {
      const [en, te, hi] = packed as readonly [string, string | null, string | null];
      return { en, te, hi };
    },
  } satisfies Dictionary<PlaceName>,
  townSets: setsOf<string>(),
  featureSets: setsOf<FeatureCode>(),
  viewSets: setsOf<ViewCode>(),
};
type Dictionaries = typeof DICTIONARIES;
type EntryOf<Of> = Of extends Dictionary<infer Entry> ? Entry : never;

/** What a cell may be made from, beside the summary of its listing. */
type Known = { row: number } & {
  /** The row of an entry in a dictionary. */
  readonly [Name in keyof Dictionaries]: (entry: EntryOf<Dictionaries[Name]>) => number;
};

/** A column of the catalogue: what of a summary stands in its cells, and how it is held and written. */
interface Column<Cells, Cell> extends ColumnKind<Cells, Cell> {
  of(summary: ListingSummary, known: Known): Cell;
}

function column<Cells, Cell>(
  kind: ColumnKind<Cells, Cell>,
  of: (summary: ListingSummary, known: Known) => Cell,
): Column<Cells, Cell> {
  return { ...kind, of };
}

const isPlaced = ({ lat, lng }: ListingSummary) => Number.isFinite(lat) && Number.isFinite(lng);
const orNaN = (value: number | null | undefined) => value ?? Number.NaN;

/**
 * Every column, in the order of the file; NaN stands where a listing does not state a number. A
 * coordinate that is not finite counts as not stated.
 */
const COLUMNS = {
  mlsNumber: column(IDS, ({ mlsNumber }) => mlsNumber),
  name: column(WORDS, ({ name }) => name),
  /** Row of `towns`. */
  town: column(WHOLES, ({ town }, { towns }) => towns(town)),
  /** 1 where the town is the nearest village. */
  isNearTown: column(BYTES, ({ isNearTown }) => Number(isNearTown)),
  /** Row of `townSets`: all the towns in whose area it lies. */
  townSet: column(WHOLES, ({ inTowns }, { townSets }) => townSets(inTowns)),
  /** Degrees. */
  lat: column(DEGREES, (summary) => (isPlaced(summary) ? Number(summary.lat) : Number.NaN)),
  lng: column(DEGREES, (summary) => (isPlaced(summary) ? Number(summary.lng) : Number.NaN)),
  /** Addresses of the rows without coordinates. */
  unplacedAddress: column(SELDOM_TEXTS, ({ unplacedAddress }) => unplacedAddress),
  /** Row of `PROPERTY_TYPES`. */
  propertyType: column(BYTES, ({ propertyType }) => PROPERTY_TYPES.indexOf(propertyType)),
  /** Rupees per sq yd. */
  rate: column(FIGURES, ({ ratePerSqYard }) => orNaN(ratePerSqYard)),
  /** Area of the whole layout, sq yd. */
  area: column(FIGURES, ({ areaSqYards }) => orNaN(areaSqYards)),
  /** Smallest and largest plot, sq yd. */
  plotMin: column(FIGURES, ({ plotSizes }) => orNaN(plotSizes?.min)),
  plotMax: column(FIGURES, ({ plotSizes }) => orNaN(plotSizes?.max)),
  /** 1 when gated. */
  gated: column(BYTES, ({ gated }) => Number(gated)),
  /** Row of `APPROVALS`. */
  approval: column(BYTES, ({ approval }) => APPROVALS.indexOf(approval)),
  /** 1 where claims about the roads contradict each other. */
  hasDoubtfulRoads: column(BYTES, ({ hasDoubtfulRoads }) => Number(hasDoubtfulRoads)),
  /** 1 where nothing is left. */
  isSoldOut: column(BYTES, ({ isSoldOut }) => Number(isSoldOut)),
  /** Width of the widest road in feet, at most 255; 0 where none is stated. */
  roadFeet: column(BYTES, ({ roadFeet }) => Math.min(255, Math.round(roadFeet ?? 0))),
  /** Row of `featureSets`. */
  featureSet: column(WHOLES, ({ keyFeatures }, { featureSets }) => featureSets(keyFeatures)),
  /** How near each of `SOUGHT_KINDS` is, kind by kind. */
  near: column(NEAR_CODES, ({ near }) => near),
  illustration: column(IDS, ({ illustration }) => illustration),
  /** Row of `viewSets`. */
  viewSet: column(WHOLES, ({ views }, { viewSets }) => viewSets(views)),
  /** Photographs of the rows that have some. */
  photos: column(PHOTOS, ({ photos }) => (photos.length > 0 ? photos : null)),
  /** Place of the listing in the order that the catalogue was given in. */
  position: column(PLACES, (_, { row }) => row),
};
type Columns = typeof COLUMNS;
type CellsOf<Of> = Of extends ColumnKind<infer Cells, infer _Cell> ? Cells : never;

/** A catalogue of listings by columns: row `r` of every column belongs to one listing. */
export type CatalogueColumns = { readonly count: number } & {
  readonly [Name in keyof Columns]: CellsOf<Columns[Name]>;
} & { readonly [Name in keyof Dictionaries]: readonly EntryOf<Dictionaries[Name]>[] };

/** The columns with their names, in the order of the file. */
export const EACH_COLUMN = Object.entries(COLUMNS) as readonly [
  name: keyof Columns,
  column: Column<unknown, unknown>,
][];
export const EACH_DICTIONARY = Object.entries(DICTIONARIES) as readonly [
  name: keyof Dictionaries,
  dictionary: Dictionary<unknown>,
][];

/** A catalogue whose columns are made one by one; `shared` is its count and its dictionaries. */
export function catalogueOf(
  shared: Pick<CatalogueColumns, "count" | keyof Dictionaries>,
  cellsOf: (name: keyof Columns, column: Column<unknown, unknown>) => unknown,
): CatalogueColumns {
  const cells = EACH_COLUMN.map(([name, column]) => [name, cellsOf(name, column)]);
  return { ...shared, ...Object.fromEntries(cells) };
}

/** Summaries that can be read one by one: an array, or a stream of known length. */
export type SummarySource = Iterable<ListingSummary> & { readonly length: number };

/** Gives each distinct entry a row number, in order of first appearance. */
function numbered({ pack }: Dictionary<unknown>) {
  const rows = new Map<string, number>();
  const entries: unknown[] = [];
  return {
    entries,
    rowOf(entry: unknown): number {
      const key = JSON.stringify(pack(entry));
      const known = rows.get(key);
      if (known !== undefined) return known;
      rows.set(key, entries.length);
      entries.push(entry);
      return entries.length - 1;
    },
  };
}

/** Puts summaries into columns, in the order given. */
export function toColumns(summaries: SummarySource): CatalogueColumns {
  const count = summaries.length;
  const dictionaries = EACH_DICTIONARY.map(([name, one]) => ({ name, ...numbered(one) }));
  const begun = EACH_COLUMN.map(([name, column]) => ({ name, column, ...column.begin(count) }));
  const rowsOf = Object.fromEntries(dictionaries.map(({ name, rowOf }) => [name, rowOf]));
  const known = { ...rowsOf, row: 0 } as Known;
  for (const summary of summaries) {
    for (const { column, put } of begun) put(known.row, column.of(summary, known));
    known.row += 1;
  }
  const entries = Object.fromEntries(dictionaries.map((one) => [one.name, one.entries]));
  const cells = new Map(begun.map((one) => [one.name, one.cells]));
  return catalogueOf({ count, ...entries } as CatalogueColumns, (name) => cells.get(name));
}

/** The listing of one row; throws a RangeError when the catalogue has no such row. */
export function summaryAt(columns: CatalogueColumns, row: number): ListingSummary {
  const min = stated<SqYards>(columns.plotMin[row]);
  const max = stated<SqYards>(columns.plotMax[row]);
  return {
    mlsNumber: at(columns.mlsNumber, row),
    name: at(columns.name, row),
    town: at(columns.towns, at(columns.town, row)),
    isNearTown: columns.isNearTown[row] === 1,
    inTowns: at(columns.townSets, at(columns.townSet, row)),
    lat: stated(columns.lat[row]),
    lng: stated(columns.lng[row]),
    unplacedAddress: columns.unplacedAddress.get(row) ?? null,
    propertyType: at<PropertyType>(PROPERTY_TYPES, at(columns.propertyType, row)),
    ratePerSqYard: stated<Rupees>(columns.rate[row]),
    areaSqYards: stated<SqYards>(columns.area[row]),
    plotSizes: min === null || max === null ? null : { min, max },
    gated: columns.gated[row] === 1,
    approval: at<Approval>(APPROVALS, at(columns.approval, row)),
    hasDoubtfulRoads: columns.hasDoubtfulRoads[row] === 1,
    isSoldOut: columns.isSoldOut[row] === 1,
    roadFeet: at(columns.roadFeet, row) === 0 ? null : (at(columns.roadFeet, row) as Feet),
    keyFeatures: at(columns.featureSets, at(columns.featureSet, row)),
    near: columns.near.map((codes) => at(codes, row)).join(""),
    illustration: at(columns.illustration, row),
    views: at(columns.viewSets, at(columns.viewSet, row)),
    photos: columns.photos.get(row) ?? [],
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
