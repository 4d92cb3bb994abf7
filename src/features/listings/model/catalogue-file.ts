import type { ViewCode } from "layout-art/views";
import type { PlaceName } from "#features/places/index.ts";
import { type CatalogueColumns, type SummarySource, toColumns } from "./catalogue-columns.ts";
import type { FeatureCode } from "./features.ts";
import { type PackedText, packText, unpackText } from "./text-planes.ts";
import { inZOrder } from "./z-order.ts";

const FORMAT = "sthalam-catalogue";
/** Raised whenever a column changes its meaning: an old page must not misread a new file. */
const VERSION = 5;
/** Coordinates travel as whole millionths of a degree, about 0.1 m. */
const COORDINATE_STEPS = 1_000_000;

/** Base of the digits that coordinates are written in, and what stands for none. */
const DIGITS = 36;
const UNPLACED = "";

type Maybe = number | null;
type PhotoRow = readonly [row: number, ...photos: (readonly [string, number, number])[]];

/** The file: JSON by columns, rows in z-order, coordinates as differences to the row before. */
interface CatalogueFile {
  readonly format: string;
  readonly version: number;
  readonly towns: readonly (readonly [string, string | null, string | null])[];
  readonly featureSets: readonly (readonly FeatureCode[])[];
  readonly viewSets: readonly (readonly ViewCode[])[];
  readonly count: number;
  readonly mlsNumber: PackedText;
  readonly name: readonly string[];
  readonly town: readonly number[];
  readonly lat: PackedText;
  readonly lng: PackedText;
  readonly propertyType: readonly number[];
  readonly rate: readonly Maybe[];
  readonly area: readonly Maybe[];
  readonly plotMin: readonly Maybe[];
  readonly plotMax: readonly Maybe[];
  readonly gated: readonly number[];
  readonly approval: readonly number[];
  readonly featureSet: readonly number[];
  readonly illustration: PackedText;
  readonly viewSet: readonly number[];
  /** Row, then hash, width and height of each of its photographs; only rows that have some. */
  readonly photos: readonly PhotoRow[];
  readonly position: PackedText;
}

const ROW_COLUMNS = [
  "name",
  "town",
  "propertyType",
  "rate",
  "area",
  "plotMin",
  "plotMax",
  "gated",
  "approval",
  "featureSet",
  "viewSet",
] as const satisfies readonly (keyof CatalogueFile)[];

export type DecodedCatalogue =
  | { readonly ok: true; readonly columns: CatalogueColumns }
  | { readonly ok: false; readonly code: "catalogue-version" | "catalogue-malformed" };

function stated(column: Float64Array): Maybe[] {
  return Array.from(column, (value) => (Number.isNaN(value) ? null : value));
}

/** Places as texts of one length, to be packed like ids. */
function toTexts(positions: Uint32Array): string[] {
  const width = String(positions.length).length;
  return Array.from(positions, (position) => String(position).padStart(width, "0"));
}

/** Differences to the row before in steps, sign folded in (0, −1, 1, −2 …), base 36, of one length. */
function differences(column: Float64Array): string[] {
  let before = 0;
  const texts = Array.from(column, (degrees) => {
    if (Number.isNaN(degrees)) return UNPLACED;
    const steps = Math.round(degrees * COORDINATE_STEPS);
    const difference = steps - before;
    before = steps;
    return (difference < 0 ? -2 * difference - 1 : 2 * difference).toString(DIGITS);
  });
  const width = texts.reduce((most, { length }) => Math.max(most, length), 0);
  return texts.map((text) => (text === UNPLACED ? text : text.padStart(width, "0")));
}

/**
 * The catalogue as one file for the browser: UTF-8 JSON, to be served compressed. Everything is
 * kept as it is but coordinates, which are rounded to 6 decimals.
 */
export function encodeCatalogue(summaries: SummarySource): Uint8Array<ArrayBuffer> {
  const columns = inZOrder(toColumns(summaries));
  const file: CatalogueFile = {
    format: FORMAT,
    version: VERSION,
    towns: columns.towns.map(({ en, te, hi }) => [en, te, hi]),
    featureSets: columns.featureSets,
    viewSets: columns.viewSets,
    count: columns.count,
    mlsNumber: packText(columns.mlsNumber),
    name: columns.name,
    town: [...columns.town],
    lat: packText(differences(columns.lat)),
    lng: packText(differences(columns.lng)),
    propertyType: [...columns.propertyType],
    rate: stated(columns.rate),
    area: stated(columns.area),
    plotMin: stated(columns.plotMin),
    plotMax: stated(columns.plotMax),
    gated: [...columns.gated],
    approval: [...columns.approval],
    featureSet: [...columns.featureSet],
    illustration: packText(columns.illustration),
    viewSet: [...columns.viewSet],
    photos: Array.from(
      columns.photos,
      ([row, photos]): PhotoRow => [
        row,
        ...photos.map(({ hash, width, height }) => [hash, width, height] as const),
      ],
    ),
    position: packText(toTexts(columns.position)),
  };
  return new TextEncoder().encode(JSON.stringify(file));
}

function numbers(column: readonly Maybe[]): Float64Array {
  return Float64Array.from(column, (value) => value ?? Number.NaN);
}

function sums(differences: readonly string[]): Float64Array {
  let steps = 0;
  return Float64Array.from(differences, (text) => {
    if (text === UNPLACED) return Number.NaN;
    const folded = Number.parseInt(text, DIGITS);
    steps += folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
    return steps / COORDINATE_STEPS;
  });
}

function toPlaceName([en, te, hi]: readonly [string, string | null, string | null]): PlaceName {
  return { en, te, hi };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // A torn or foreign file is an expected failure: the caller answers by its code.
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const TEXT_COLUMNS = ["mlsNumber", "illustration", "position", "lat", "lng"] as const;
type Texts = Record<(typeof TEXT_COLUMNS)[number], readonly string[]>;

/** The packed columns; null when a column is missing or of another length than the rest. */
function readTexts(file: Record<string, unknown>): Texts | null {
  const { count } = file;
  const hasTables = ["towns", "featureSets", "viewSets", "photos"].every((name) =>
    Array.isArray(file[name]),
  );
  if (typeof count !== "number" || !hasTables) return null;
  const isWhole = ROW_COLUMNS.every((name) => {
    const column = file[name];
    return Array.isArray(column) && column.length === count;
  });
  const texts: Partial<Texts> = {};
  for (const name of TEXT_COLUMNS) {
    const column = unpackText(file[name], count);
    if (column === null) return null;
    texts[name] = column;
  }
  return isWhole ? (texts as Texts) : null;
}

/**
 * Reads a file written by `encodeCatalogue` into columns that the search index uses as they are.
 * `catalogue-version`: written for another version of the page; load the page anew.
 * `catalogue-malformed`: not a whole catalogue file.
 */
export function decodeCatalogue(bytes: Uint8Array): DecodedCatalogue {
  const parsed = parseJson(bytes);
  if (!isRecord(parsed) || parsed.format !== FORMAT) {
    return { ok: false, code: "catalogue-malformed" };
  }
  if (parsed.version !== VERSION) return { ok: false, code: "catalogue-version" };
  const texts = readTexts(parsed);
  if (texts === null) return { ok: false, code: "catalogue-malformed" };
  return { ok: true, columns: columnsOf(parsed as unknown as CatalogueFile, texts) };
}

function columnsOf(file: CatalogueFile, texts: Texts): CatalogueColumns {
  return {
    count: file.count,
    mlsNumber: texts.mlsNumber,
    name: file.name,
    town: Uint32Array.from(file.town),
    towns: file.towns.map(toPlaceName),
    lat: sums(texts.lat),
    lng: sums(texts.lng),
    propertyType: Uint8Array.from(file.propertyType),
    rate: numbers(file.rate),
    area: numbers(file.area),
    plotMin: numbers(file.plotMin),
    plotMax: numbers(file.plotMax),
    gated: Uint8Array.from(file.gated),
    approval: Uint8Array.from(file.approval),
    featureSet: Uint32Array.from(file.featureSet),
    featureSets: file.featureSets,
    illustration: texts.illustration,
    viewSet: Uint32Array.from(file.viewSet),
    photos: new Map(
      file.photos.map(([row, ...photos]) => [
        row,
        photos.map(([hash, width, height]) => ({ hash, width, height })),
      ]),
    ),
    viewSets: file.viewSets,
    position: Uint32Array.from(texts.position, Number),
  };
}
