import type { Plan } from "./plan.ts";
import type { Point, Polygon } from "./plan-geometry.ts";

/** Ground shown round the site, metres. */
const MARGIN = 13;
/** Beyond the gate, metres: the public road. */
const BEFORE_GATE = 15;

/** The part of the ground that the plan's sheet shows; north is up, so y is minus north. */
export function frameOf({ boundary }: Plan) {
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

/** Where a point of the plan stands on a sheet. */
export type Project = (point: Point) => Point;

export const flat: Project = ([east, north]) => [east, -north];

export function toPath(points: Polygon, project: Project = flat, closed = true): string {
  const parts = points.map((point) => project(point).map(round).join(" "));
  return `M${parts.join("L")}${closed ? "Z" : ""}`;
}

export function toPaths(rings: readonly Polygon[], project: Project = flat): string {
  return rings.map((ring) => toPath(ring, project)).join("");
}

/** Points as lines of no length: round caps make them dots. */
export function toDots(points: readonly Point[], project: Project = flat): string {
  return points.map((point) => `M${project(point).map(round).join(" ")}h0`).join("");
}
