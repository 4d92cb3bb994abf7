import type { Plan, PlanPlot } from "./plan.ts";
import {
  distanceTo,
  lengthOf,
  METRES_PER_FOOT,
  type Point,
  type Polygon,
  sidesOf,
  walkSides,
} from "./plan-geometry.ts";
import { FACINGS, type Facing, type RoadId } from "./terms.ts";

/** One side of a plot, measured on the plan. */
export interface PlotSide {
  /** The direction that it faces, seen from the plot. */
  readonly facing: Facing;
  /** Its length to a tenth of a foot, and to the centimetre; along the bend where it bends. */
  readonly feet: number;
  readonly metres: number;
  readonly curved?: true;
  /** The road that it lies on; none beside neighbours and gardens. */
  readonly road?: RoadId;
}

/** A side lies on a road when it is so near to the road's edge, metres. */
const ROADSIDE = 0.2;
const STEP = 0.25;
/** A bend is drawn as straight pieces, none longer than this, each turning gently. */
const BEND_PIECE_METRES = 3.5;
const BEND_TURN_DEGREES = 20;
/** Opposite sides of a rectangle differ by less, as a share. */
const RECTANGLE_SLACK = 0.01;

/** The sides of a plot, its front first, in the order of its outline. */
export function sidesOfPlot(
  plan: Pick<Plan, "roads" | "northDegrees">,
  plot: PlanPlot,
): PlotSide[] {
  const roads = plot.roads.flatMap((id) => plan.roads.filter((road) => road.id === id));
  const sides = linesOf(plot.polygon).map((line) => {
    const metres = sidesOf(line, false).reduce((sum, piece) => sum + lengthOf(piece), 0);
    const road = roads.find((one) => metresOnRoad(line, false, one) > metres / 2);
    return {
      facing: facingOf(line, plan.northDegrees),
      feet: round(metres / METRES_PER_FOOT, 1),
      metres: round(metres, 2),
      ...(line.length > 2 && { curved: true as const }),
      ...(road && { road: road.id }),
    };
  });
  const onFront = sides.filter(({ road }) => road === plot.roads[0]);
  const longest = Math.max(...onFront.map(({ metres }) => metres));
  const front = sides.findIndex((side) => onFront.includes(side) && side.metres === longest);
  return [...sides.slice(front), ...sides.slice(0, front)];
}

/** Feet of a plot's sides that lie on the road it fronts. */
export function frontOf(sides: readonly PlotSide[]): number {
  const road = sides[0]?.road;
  const feet = sides.filter((side) => side.road === road).reduce((sum, side) => sum + side.feet, 0);
  return round(feet, 1);
}

/** Front and depth in feet of a plot that is a rectangle; null of every other. */
export function rectangleOf(sides: readonly PlotSide[]): readonly [number, number] | null {
  const [front, right, back, left, ...more] = sides;
  if (!front || !right || !back || !left || more.length > 0) return null;
  const alike = (a: PlotSide, b: PlotSide) =>
    Math.abs(a.metres - b.metres) <= RECTANGLE_SLACK * Math.max(a.metres, b.metres);
  const straight = sides.every(({ curved }) => curved === undefined);
  return straight && alike(front, back) && alike(right, left) ? [front.feet, right.feet] : null;
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** How many metres of a ring or a line lie on a road. */
export function metresOnRoad(
  points: Polygon,
  closed: boolean,
  road: Plan["roads"][number],
): number {
  const reach = (road.widthFeet * METRES_PER_FOOT) / 2 + ROADSIDE;
  return walkSides(points, STEP, closed)
    .filter(({ at }) => distanceTo(at, road.centre, road.closed) <= reach)
    .reduce((sum, side) => sum + side.metres, 0);
}

/** The outline cut at its corners: lines of two points, or of more where it bends. */
export function linesOf(polygon: Polygon): Point[][] {
  const pieces = sidesOf(polygon);
  const goesOn = pieces.map((piece, i) => isBend(piece, pieces[(i + 1) % pieces.length] ?? piece));
  const start = goesOn.indexOf(false) + 1;
  const lines: Point[][] = [];
  for (const step of pieces.keys()) {
    const at = (start + step) % pieces.length;
    const [from, to] = pieces[at] ?? [];
    if (!from || !to) continue;
    if (step > 0 && goesOn.at(at - 1)) lines.at(-1)?.push(to);
    else lines.push([from, to]);
  }
  return lines;
}

/** True when a piece and the one after it belong to one bend. */
function isBend(...[piece, next]: [piece: readonly [Point, Point], next: readonly [Point, Point]]) {
  if (Math.max(lengthOf(piece), lengthOf(next)) > BEND_PIECE_METRES) return false;
  const turn = headingOf(next) - headingOf(piece);
  return Math.abs(((turn + 540) % 360) - 180) < BEND_TURN_DEGREES;
}

function headingOf([a, b]: readonly [Point, Point]): number {
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}

/** The direction that a line of a ring faces. The ring runs counter-clockwise: outside lies to the right of each of its lines. */
export function facingOf(line: readonly Point[], northDegrees: number): Facing {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to) throw new RangeError("a side has two ends");
  const bearing = 180 - headingOf([from, to]) + northDegrees;
  const eighth = Math.round((bearing % 360) / 45);
  return FACINGS.at(eighth % FACINGS.length) ?? "N";
}
