import type { Plan, PlanPlot } from "./plan.ts";
import { centroidOf, innerPointOf, lengthOf, type Point, type Polygon } from "./plan-geometry.ts";

/** Ground shown round the site, metres. */
const MARGIN = 13;
/** Beyond the gate, metres: the public road. */
const BEFORE_GATE = 15;

/** The part of the ground that a sheet shows, metres. */
export interface SheetFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the ground that the plan's sheet shows; north is up, so y is minus north. */
export function frameOf({ boundary }: Plan): SheetFrame {
  const east = boundary.map(([x]) => x);
  const north = boundary.map(([, y]) => y);
  const left = Math.floor(Math.min(...east) - MARGIN);
  const top = Math.floor(-Math.max(...north) - MARGIN);
  return {
    left,
    top,
    width: Math.ceil(Math.max(...east) + MARGIN) - left,
    height: Math.ceil(-Math.min(...north) + BEFORE_GATE) - top,
  };
}

/** About the avenue behind the gate: how much of the ground is shown, metres, and how far before the first plots it ends. */
const AVENUE = { width: 116, height: 64, before: 1 } as const;

/** The part of the sheet that shows the first streets, with the avenue in its middle. */
export function avenueFrame({ gate }: Plan): SheetFrame {
  const { width, height, before } = AVENUE;
  const [east, north] = gate.at;
  return {
    left: Math.round(east - width / 2),
    top: Math.round(-north - before - height),
    width,
    height,
  };
}

/** To the centimetre, without idle zeros. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Where a point of the plan stands on the sheet. */
export const onSheet = ([east, north]: Point): Point => [east, -north];

/** An outline or a line as an SVG path, in metres of the sheet. */
export function toPath(points: Polygon, closed = true): string {
  const parts = points.map((point) => onSheet(point).map(round).join(" "));
  return `M${parts.join("L")}${closed ? "Z" : ""}`;
}

/** Several outlines as one SVG path. */
export function toPaths(rings: readonly Polygon[]): string {
  return rings.map((ring) => toPath(ring)).join("");
}

/** Points as lines of no length: round caps make them dots. */
export function toDots(points: readonly Point[]): string {
  return points.map((point) => `M${onSheet(point).map(round).join(" ")}h0`).join("");
}

/** Before the gate, metres: the name stands on the road. */
const BEFORE_PILLARS = 5;

/** Where the sheet names what lies between plots and roads. */
export function spotsOf({ clubhouse, pool, court, playArea, gate }: Plan) {
  const at = (point: Point): Point => {
    const [x, y] = onSheet(point);
    return [round(x), round(y)];
  };
  return {
    clubhouse: at(centroidOf(clubhouse.polygon)),
    pool: at(centroidOf(pool)),
    court: at(centroidOf(court)),
    playArea: at(playArea.at),
    gate: at([gate.at[0], gate.at[1] - BEFORE_PILLARS]),
  };
}

/** Legs of the tick in a booked plot's corner, metres. */
const TICK = 2.6;

/** A point some metres on the way from one to another. */
export function along(from: Point, to: Point, metres: number): Point {
  const share = metres / Math.max(metres, lengthOf([from, to]));
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The tick of a booked plot: a triangle in its most north-western corner. */
export function tickOf(polygon: Polygon): Polygon {
  const corners = polygon.map((_, i) => i);
  const rank = (i: number) => (polygon[i]?.[1] ?? 0) - (polygon[i]?.[0] ?? 0);
  const corner = corners.reduce((best, i) => (rank(i) > rank(best) ? i : best), 0);
  const at = polygon[corner] ?? [0, 0];
  const [before, after] = [
    polygon.at(corner - 1) ?? at,
    polygon[(corner + 1) % polygon.length] ?? at,
  ];
  return [at, along(at, after, TICK), along(at, before, TICK)];
}

/** A plot as shapes of the sheet: its outline and its tick as SVG paths, and the middle where its number stands. */
export function plotOnSheet(plot: Pick<PlanPlot, "polygon">): {
  outline: string;
  tick: string;
  middle: Point;
} {
  const [x, y] = onSheet(innerPointOf(plot.polygon));
  return {
    outline: toPath(plot.polygon),
    tick: toPath(tickOf(plot.polygon)),
    middle: [round(x), round(y)],
  };
}
