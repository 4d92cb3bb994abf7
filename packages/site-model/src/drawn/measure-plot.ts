import {
  areaOf,
  boxesMeet,
  boxOf,
  distanceTo,
  lengthOf,
  METRES_PER_FOOT,
  type Polygon,
  sidesOf,
  toSqYards,
  walkSides,
} from "../plan-geometry.ts";
import { facingOf, linesOf, type PlotSide } from "../plot-sides.ts";
import { FACINGS, type Facing } from "../terms.ts";
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
  /** Two sides of it lie on roads, and not only front and back. */
  readonly corner: boolean;
  /** A side of it lies on an open space. */
  readonly parkSide: boolean;
}

/** Neighbours' sides may miss each other by so much, metres: drawings are snapped by hand. */
export const SLACK = 0.15;
/** A side lies on an edge that is so near, metres: drawings are snapped by hand. */
export const BESIDE = 0.6;
const STEP = 1;
/** So much of a side has to lie there. */
const SHARE = 0.5;

interface Side {
  readonly line: Polygon;
  readonly metres: number;
  readonly facing: Facing;
  /** Whether a road lies along it. */
  readonly onRoad: boolean;
}

/** The sides of a plot in the order of its outline, the longest that lies on a road first. */
function measureSides({ roads }: DrawnPlan, { polygon }: DrawnPlot): Side[] {
  const near = nearTo(polygon);
  const beside = roads.filter(({ line }) => near(line));
  const sides = linesOf(polygon).map((line): Side => {
    const metres = sidesOf(line, false).reduce((sum, piece) => sum + lengthOf(piece), 0);
    const onRoad = beside.some((road) => runsAlong(line, road.line, road.closed));
    return { line, metres, facing: facingOf(line, 0), onRoad };
  });
  const longest = Math.max(...sides.map(({ onRoad, metres }) => (onRoad ? metres : 0)));
  const first = sides.findIndex(({ onRoad, metres }) => onRoad && metres === longest);
  return first < 0 ? sides : [...sides.slice(first), ...sides.slice(0, first)];
}

/** The line of a drawn plot's front; of a plot without a road beside it, its first side. */
export function frontLineOf(plan: DrawnPlan, plot: DrawnPlot): Polygon {
  return measureSides(plan, plot)[0]?.line ?? plot.polygon;
}

/** Every side of a drawn plot, its front first where a road is drawn. */
export function sidesOfDrawn(plan: DrawnPlan, plot: DrawnPlot): PlotSide[] {
  return measureSides(plan, plot).map(({ line, metres, facing }) => ({
    facing,
    feet: toFeet(metres),
    metres: Number(metres.toFixed(2)),
    ...(line.length > 2 && { curved: true as const }),
  }));
}

const toFeet = (metres: number) => Number((metres / METRES_PER_FOOT).toFixed(1));

/** Size, sides and position of a plot as the drawing has them. */
export function measurePlot(plan: DrawnPlan, plot: DrawnPlot): MeasuredPlot {
  const { number, polygon } = plot;
  const sides = measureSides(plan, plot);
  const parks = plan.openSpaces.filter(nearTo(polygon));
  const onRoad = sides.filter((side) => side.onRoad);
  const feet = sides.map(({ metres }) => toFeet(metres));
  return {
    number,
    sqYards: Math.max(1, Math.round(toSqYards(areaOf(polygon)))),
    sides: isRectangle(feet) ? feet.slice(0, 2).join(" × ") : feet.join(" × "),
    facing: onRoad.length > 0 ? (sides[0]?.facing ?? null) : null,
    corner: isCorner(onRoad.map(({ facing }) => facing)),
    parkSide: sides.some(({ line }) => parks.some((park) => runsAlong(line, park, true))),
  };
}

/** Whether some of these directions are neither the same nor opposite. */
function isCorner(facings: readonly Facing[]): boolean {
  const lines = facings.map((facing) => FACINGS.indexOf(facing) % (FACINGS.length / 2));
  return new Set(lines).size > 1;
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
export function nearTo(polygon: Polygon): (line: Polygon) => boolean {
  const box = boxOf(polygon);
  return (line) => boxesMeet(box, boxOf(line), BESIDE);
}
