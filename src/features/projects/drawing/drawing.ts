import { DRAWN_RULES, type DrawingSource, SITE_RULES, type StatedSite } from "site-model/drawn";
import type { ListedPlot } from "#features/projects/model/listed-project.ts";
import { METRES_PER_FOOT } from "#lib/units/units.ts";

/** Metres in one of each unit that drawings are made in. */
export const DRAWING_UNITS = {
  m: 1,
  cm: 0.01,
  mm: 0.001,
  ft: METRES_PER_FOOT,
  in: 0.0254,
  yd: 0.9144,
} as const;
export type DrawingUnit = keyof typeof DRAWING_UNITS;
export const UNIT_NAMES = Object.keys(DRAWING_UNITS) as DrawingUnit[];

/** What a layer of a drawing is to the site. */
export const LAYER_ROLES = [
  ...(["plots", "numbers", "boundary", "roads"] as const),
  ...(["parks", "utilities", "none"] as const),
] as const;
export type LayerRole = (typeof LAYER_ROLES)[number];

export type DrawingPoint = readonly [x: number, y: number];

/** A line as the file has it, in its own coordinates; y grows upwards. */
export interface DrawingLine {
  readonly layer: string;
  readonly points: readonly DrawingPoint[];
  readonly closed: boolean;
  /** What lies within is cut out of an area; of roads alone it counts, whose blocks it is. */
  readonly isCutOut?: true;
  /** The number that a file says of it, where a format can; else texts inside tell it. */
  readonly number?: string;
  /** The size that it says the plot has, square yards. */
  readonly toldSqYards?: number;
  /** What a file says of the plot beside its lines; the rest is measured. */
  readonly told?: Partial<Omit<ListedPlot, "number" | "sqYards" | "sides">>;
}

/** What a file draws, whatever its format. */
export interface Drawing {
  readonly source: DrawingSource;
  /** As the file says; null where it says nothing. */
  readonly unit: DrawingUnit | null;
  /** Coordinates are degrees of longitude and latitude: it lies on the map already. */
  readonly isDegrees: boolean;
  readonly lines: readonly DrawingLine[];
  readonly texts: readonly {
    readonly layer: string;
    readonly at: DrawingPoint;
    readonly text: string;
  }[];
  readonly leftOut: readonly LeftOut[];
}

/** Shapes of a kind that is not read, under the name that the file has for it, such as `HATCH`. */
export interface LeftOut {
  readonly kind: string;
  readonly count: number;
}

/** A point of the drawing, and where it lies on the map. */
export interface PlacedPoint {
  readonly x: number;
  readonly y: number;
  readonly lat: number;
  readonly lng: number;
}

/** What a person says of a drawing; what is left out is guessed or asked for. */
export interface DrawingSaid {
  readonly layers?: Readonly<Record<string, LayerRole>>;
  readonly unit?: DrawingUnit;
  readonly points?: readonly [PlacedPoint, PlacedPoint];
  /** What the approval says of the land. */
  readonly stated?: StatedSite;
}

/** Everything that may be wrong with a drawing of plots. */
export const DRAWING_RULES = [
  "open-line",
  "no-number",
  "several-numbers",
  ...DRAWN_RULES,
  "size-is-area",
  ...SITE_RULES,
  "several-boundaries",
  "scale-differs",
  "too-many-plots",
] as const;
export type DrawingRule = (typeof DRAWING_RULES)[number];

/** One breach, by the places of its lines in the drawing. */
export interface DrawingBreach {
  readonly rule: DrawingRule;
  readonly lines: readonly number[];
  /** Numbers of its plots, where they have some. */
  readonly numbers: readonly string[];
}

/** What has still to be said before a drawing can be brought in. */
export type DrawingNeed = "plots" | "unit" | "points";

/** A drawing as the console shows it. */
export interface ReadDrawing {
  readonly layers: readonly {
    readonly name: string;
    readonly role: LayerRole;
    readonly lines: number;
    readonly closed: number;
    readonly texts: number;
  }[];
  /** In which the drawing is read; null where it has to be said. */
  readonly unit: DrawingUnit | null;
  readonly isDegrees: boolean;
  /** Box of the drawing in its own coordinates; y grows upwards. */
  readonly box: { readonly least: DrawingPoint; readonly most: DrawingPoint };
  /** Every line: its layer, and its path for SVG with y turned over. */
  readonly lines: readonly { readonly role: LayerRole; readonly d: string }[];
  /** Numbers where they stand, y turned over. */
  readonly numbers: readonly { readonly at: DrawingPoint; readonly text: string }[];
  /** Corners that a point of the map may be given to, most outward first. */
  readonly corners: readonly DrawingPoint[];
  readonly leftOut: readonly LeftOut[];
  readonly needs: readonly DrawingNeed[];
  readonly breaches: readonly DrawingBreach[];
  readonly moreBreaches: number;
  readonly plots: readonly ListedPlot[];
  /** Size of the middle plot, sq yd; null without a unit or a plot. */
  readonly middleSqYards: number | null;
  /** How the drawing is turned, degrees clockwise, and metres on the map for one of the drawing. */
  readonly placing: { readonly turnDegrees: number; readonly scale: number } | null;
}

/** More than this is no layout, or one with all its trees: it is refused. */
export const MOST_POINTS = 30_000;

/** Kinds that are told of what is not read; names of a file may be anything. */
const MOST_KINDS = 12;
const KIND_LETTERS = 24;

/** What is not read by its kinds, most first. */
export function leftOutOf(counts: ReadonlyMap<string, number>): LeftOut[] {
  const kinds = [...counts].map(([kind, count]) => ({ kind: kind.slice(0, KIND_LETTERS), count }));
  const sorted = kinds.sort((a, b) => b.count - a.count);
  const rest = sorted.slice(MOST_KINDS).reduce((sum, { count }) => sum + count, 0);
  return [...sorted.slice(0, MOST_KINDS), ...(rest > 0 ? [{ kind: "…", count: rest }] : [])];
}

/** The file holds more than is read. */
export class TooMuchError extends Error {}

/** Blocks of the file make too much, lie in each other too deep, or in themselves. */
export class BlocksError extends Error {}

/** The file is no drawing that can be read. */
export class NoDrawingError extends Error {}

/** Throws where a drawing holds more than is read. */
export function requireBounded(drawing: Drawing): Drawing {
  const points = drawing.lines.reduce((sum, line) => sum + line.points.length, 0);
  if (points + drawing.texts.length > MOST_POINTS) throw new TooMuchError();
  return drawing;
}
