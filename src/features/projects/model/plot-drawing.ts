import {
  centroidOf,
  isInsidePolygon,
  lengthOf,
  type Point,
  type Polygon,
  sidesOf,
} from "site-model/plan-geometry";
import { linesOf } from "site-model/plot-sides";
import type { PlotStatus, RoadId } from "site-model/terms";
import type { PlotView } from "./project-view.ts";

/** Ground shown round a plot, metres: a road's width of it can be read. */
const AROUND = 8;
/** Height of the drawing as a share of its width. */
export const DRAWING_SHAPE = 0.62;
/** How far inside its side a length is written, and how far outside what lies there, metres. */
const INSIDE = 1.6;
/** The same of a bend, which words leave sooner. */
const INSIDE_BEND = 2.2;
const OUTSIDE = 3.4;
/** What lies beyond a side is asked for so far outside it, metres. */
const BEYOND = 1.5;
/** A line drawn along the edge of what is shown reaches into it, metres. */
const LINE = 0.5;

/** Words along a line: where their middle stands on the sheet, turned by so many degrees. */
interface Along {
  readonly at: Point;
  readonly turn: number;
}

export type Neighbour = { readonly number: number; readonly status: PlotStatus } | RoadId;

/** A plot drawn by itself, in metres of the sheet. */
export interface PlotDrawing {
  /** Left, top, width and height of what is shown. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  /** The plots of which some is shown, itself among them. */
  readonly shown: readonly number[];
  readonly sides: readonly (Along & { readonly feet: number })[];
  /** What lies beyond each straight side, where it is a plot or a road, and how long that side is. */
  readonly beyond: readonly (Along & { readonly is: Neighbour; readonly metres: number })[];
  /** Where pegs stand: the ends of its sides. */
  readonly pegs: readonly Point[];
}

/** Of a letter's height, that letters take in width, in any of the three scripts. */
const LETTER_WIDTH = 0.5;

/** Whether words in letters so high stand along a side without reaching into what lies round its corners. */
export function fitsAlong(words: string, letterMetres: number, metres: number): boolean {
  return words.length * LETTER_WIDTH * letterMetres <= metres;
}

/** The corners of an outline that `plotOnSheet` wrote, north counted upwards. */
function pointsOf({ outline }: Pick<PlotView, "outline">): Polygon {
  const figures = outline.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return Array.from({ length: figures.length / 2 }, (_, i) => [
    figures[2 * i] ?? 0,
    -(figures[2 * i + 1] ?? 0),
  ]);
}

const metresOf = (line: Polygon) =>
  sidesOf(line, false).reduce((sum, piece) => sum + lengthOf(piece), 0);

/** The lines of an outline, the plot's first side first. */
function linesInOrder({ sides, ...plot }: Pick<PlotView, "outline" | "sides">): Polygon[] {
  const lines = linesOf(pointsOf(plot));
  const isFirst = (start: number) =>
    sides.every(
      ({ metres }, i) =>
        Math.abs(metresOf(lines[(start + i) % lines.length] ?? []) - metres) < 0.02,
    );
  const start = Math.max(0, [...lines.keys()].findIndex(isFirst));
  return [...lines.slice(start), ...lines.slice(0, start)];
}

/** Where words stand that run along a line, so far to its left: inside, as rings run. */
function beside(line: Polygon, metres: number): Along {
  const from: Point = line[0] ?? [0, 0];
  const to = line.at(-1) ?? from;
  const middle = line.length > 2 ? (line[Math.floor(line.length / 2)] ?? from) : halfWay(from, to);
  const length = lengthOf([from, to]) || 1;
  const left: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const at: Point = [middle[0] + left[0] * metres, -(middle[1] + left[1] * metres)];
  const heading = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const upright = ((((90 - heading) % 180) + 180) % 180) - 90;
  return { at: [tenth(at[0]), tenth(at[1])], turn: Math.round(upright) };
}

const halfWay = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const tenth = (value: number) => Math.round(value * 10) / 10;

/** A plot with its sides, its pegs and what lies about it. */
export function toPlotDrawing(plot: PlotView, plots: readonly PlotView[]): PlotDrawing {
  const lines = linesInOrder(plot);
  const box = boxRound(pointsOf(plot));
  const others = plots
    .filter(({ number }) => number !== plot.number)
    .map(({ number, status, ...other }) => ({ number, status, ring: pointsOf(other) }));
  const isAt = (line: Polygon) => {
    const [x, y] = beside(line, -BEYOND).at;
    return others.find(({ ring }) => isInsidePolygon([x, -y], ring));
  };
  const beyond = lines.flatMap((line, i): PlotDrawing["beyond"] => {
    const side = plot.sides[i];
    if (side === undefined || side.curved) return [];
    const place = { ...beside(line, -OUTSIDE), metres: side.metres };
    if (side.road) return [{ ...place, is: side.road }];
    const other = isAt(line);
    return other ? [{ ...place, is: { number: other.number, status: other.status } }] : [];
  });
  return {
    box,
    shown: [plot, ...others.filter(({ ring }) => isShown(ring, box))].map(({ number }) => number),
    sides: lines.map((line, i) => ({
      ...beside(line, line.length > 2 ? INSIDE_BEND : INSIDE),
      feet: plot.sides[i]?.feet ?? 0,
    })),
    beyond,
    pegs: lines.map(([from = [0, 0]]) => [from[0], -from[1]]),
  };
}

function isShown(ring: Polygon, [left, top, width, height]: PlotDrawing["box"]): boolean {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => -y)];
  return (
    Math.max(...xs) > left - LINE &&
    Math.min(...xs) < left + width + LINE &&
    Math.max(...ys) > top - LINE &&
    Math.min(...ys) < top + height + LINE
  );
}

function boxRound(ring: Polygon): PlotDrawing["box"] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => -y)];
  const wide = Math.max(...xs) - Math.min(...xs) + 2 * AROUND;
  const tall = Math.max(...ys) - Math.min(...ys) + 2 * AROUND;
  const width = Math.max(wide, tall / DRAWING_SHAPE);
  const height = width * DRAWING_SHAPE;
  const [x, y] = centroidOf(ring);
  return [tenth(x - width / 2), tenth(-y - height / 2), tenth(width), tenth(height)];
}
