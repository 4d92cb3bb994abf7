import {
  areaOf,
  distanceTo,
  lengthOf,
  METRES_PER_FOOT,
  type Point,
  type Polygon,
  sidesOf,
  toSqYards,
  walkSides,
} from "../plan-geometry.ts";
import { facingOf, linesOf } from "../plot-sides.ts";
import type { Facing } from "../terms.ts";
import type { DrawnPlan, DrawnPlot } from "./drawn-plan.ts";

/** What a drawing tells of a plot, measured on it. */
export interface MeasuredPlot {
  readonly number: string;
  /** Whole square yards. */
  readonly sqYards: number;
  /** Every side in feet, such as "30 × 60", its front first where a road is drawn. */
  readonly sides: string;
  /** The direction of its front; null where no road is drawn beside it. */
  readonly facing: Facing | null;
  /** Two sides of it that face apart lie on roads. */
  readonly corner: boolean;
  /** A side of it lies on an open space. */
  readonly parkSide: boolean;
}

/** A side lies on an edge that is so near, metres: drawings are snapped by hand. */
const BESIDE = 0.6;
const STEP = 1;
/** So much of a side has to lie there. */
const SHARE = 0.5;

interface Side {
  readonly line: Polygon;
  readonly metres: number;
  readonly facing: Facing;
}

/** Size, sides and position of a plot as the drawing has them. */
export function measurePlot(plan: DrawnPlan, { number, polygon }: DrawnPlot): MeasuredPlot {
  const sides = linesOf(polygon).map((line): Side => {
    const metres = sidesOf(line, false).reduce((sum, piece) => sum + lengthOf(piece), 0);
    return { line, metres, facing: facingOf(line, 0) };
  });
  const near = nearTo(polygon);
  const roads = plan.roads.filter(({ line }) => near(line));
  const parks = plan.openSpaces.filter(near);
  const onRoad = sides.filter(({ line }) =>
    roads.some((road) => runsAlong(line, road.line, road.closed)),
  );
  const front = onRoad.reduce<Side | null>(
    (most, side) => (most && most.metres >= side.metres ? most : side),
    null,
  );
  const first = front ? sides.indexOf(front) : 0;
  const feet = [...sides.slice(first), ...sides.slice(0, first)].map(({ metres }) =>
    Number((metres / METRES_PER_FOOT).toFixed(1)),
  );
  return {
    number,
    sqYards: Math.max(1, Math.round(toSqYards(areaOf(polygon)))),
    sides: isRectangle(feet) ? feet.slice(0, 2).join(" × ") : feet.join(" × "),
    facing: front?.facing ?? null,
    corner: new Set(onRoad.map(({ facing }) => facing)).size > 1,
    parkSide: sides.some(({ line }) => parks.some((park) => runsAlong(line, park, true))),
  };
}

function isRectangle([front = 0, right = 0, back = 0, left = 0, ...more]: number[]): boolean {
  return more.length === 0 && left > 0 && front === back && right === left;
}

function runsAlong(line: Polygon, edge: Polygon, closed: boolean): boolean {
  const steps = walkSides(line, STEP, false);
  const beside = steps.filter(({ at }) => distanceTo(at, edge, closed) <= BESIDE);
  return beside.length > steps.length * SHARE;
}

/** Whether the box of a line comes near to that of a plot. */
function nearTo(polygon: Polygon): (line: Polygon) => boolean {
  const box = boxOf(polygon);
  return (line) => {
    const other = boxOf(line);
    return [0, 1].every(
      (axis) =>
        (box.least[axis] ?? 0) <= (other.most[axis] ?? 0) + BESIDE &&
        (other.least[axis] ?? 0) <= (box.most[axis] ?? 0) + BESIDE,
    );
  };
}

/** The corners of the box round points. */
export function boxOf(points: Polygon): { readonly least: Point; readonly most: Point } {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { least: [west, south], most: [east, north] };
}
