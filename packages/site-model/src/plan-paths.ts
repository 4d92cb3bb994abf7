import type { Plan, PlanPlot } from "./plan.ts";
import { centroidOf, type Point, type Polygon } from "./plan-geometry.ts";

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

/** To the centimetre, without idle zeros. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Where a point of the plan stands on the sheet. */
export const onSheet = ([east, north]: Point): Point => [east, -north];

export function toPath(points: Polygon, closed = true): string {
  const parts = points.map((point) => onSheet(point).map(round).join(" "));
  return `M${parts.join("L")}${closed ? "Z" : ""}`;
}

export function toPaths(rings: readonly Polygon[]): string {
  return rings.map((ring) => toPath(ring)).join("");
}

/** Points as lines of no length: round caps make them dots. */
export function toDots(points: readonly Point[]): string {
  return points.map((point) => `M${onSheet(point).map(round).join(" ")}h0`).join("");
}

/** A plot as a shape of the sheet: its outline as an SVG path, and the middle where its number stands. */
export function plotOnSheet({ polygon }: Pick<PlanPlot, "polygon">): {
  outline: string;
  middle: Point;
} {
  const [x, y] = onSheet(centroidOf(polygon));
  return { outline: toPath(polygon), middle: [round(x), round(y)] };
}
