import {
  areaOf,
  distanceTo,
  isInsidePolygon,
  overlap,
  type Point,
  type Polygon,
  sidesOf,
  toSqYards,
} from "../plan-geometry.ts";
import type { DrawnPlan } from "./drawn-plan.ts";
import { findLandBreaches } from "./land-rules.ts";
import { SLACK } from "./measure-plot.ts";

/** What may be wrong with a plan that was drawn by somebody. */
export const DRAWN_RULES = [
  "self-crossing",
  "too-many-corners",
  "plot-numbers",
  "no-overlap",
  "inside-boundary",
  "size-range",
  "fronts-road",
  "on-other-land",
  "boundary-crossing",
] as const;
export type DrawnRule = (typeof DRAWN_RULES)[number];

/** One rule that a drawn plan breaks, by the places of its plots in the plan; none of the boundary. */
export interface DrawnBreach {
  readonly rule: DrawnRule;
  readonly plots: readonly number[];
}

/** Above this a line is no plot: arcs come as short pieces. */
const MOST_CORNERS = 200;
/** No plot is sold smaller or larger, sq yd: what is, is drawn in another unit. */
const LEAST_SQ_YARDS = 20;
const MOST_SQ_YARDS = 20_000;

/**
 * Every rule that the plots of a drawn plan break, the same as of the featured plan where both can be
 * asked; `findSiteBreaches` asks what is left once they keep them.
 */
export function findDrawnBreaches(plan: DrawnPlan): DrawnBreach[] {
  const { plots, boundary } = plan;
  const sound = plots.map(({ polygon }) => polygon.length <= MOST_CORNERS);
  const crossed = plots.map(({ polygon }, at) => (sound[at] ? crossesItself(polygon) : false));
  const isWhole = (at: number) => sound[at] === true && !crossed[at];
  const boundaryCrosses = boundary !== null && crossesItself(boundary);
  const each = plots.flatMap(({ polygon }, at): DrawnBreach[] => {
    if (!sound[at]) return [{ rule: "too-many-corners", plots: [at] }];
    if (crossed[at]) return [{ rule: "self-crossing", plots: [at] }];
    const size = toSqYards(areaOf(polygon));
    const isOutside = boundary !== null && !boundaryCrosses && liesOutside(polygon, boundary);
    return [
      ...(isOutside ? [{ rule: "inside-boundary" as const, plots: [at] }] : []),
      ...(size < LEAST_SQ_YARDS || size > MOST_SQ_YARDS
        ? [{ rule: "size-range" as const, plots: [at] }]
        : []),
    ];
  });
  return [
    ...(boundaryCrosses ? [{ rule: "boundary-crossing" as const, plots: [] }] : []),
    ...each,
    ...numbersTwice(plots),
    ...findLandBreaches(plan, isWhole),
    ...plots.flatMap(({ polygon }, at) =>
      plots.flatMap((other, later): DrawnBreach[] =>
        later > at && isWhole(at) && isWhole(later) && overlap(polygon, other.polygon, SLACK)
          ? [{ rule: "no-overlap", plots: [at, later] }]
          : [],
      ),
    ),
  ];
}

function numbersTwice(plots: DrawnPlan["plots"]): DrawnBreach[] {
  const byNumber = Map.groupBy(plots.keys(), (at) => plots[at]?.number);
  return [...byNumber.values()]
    .filter((same) => same.length > 1)
    .map((same) => ({ rule: "plot-numbers", plots: same }));
}

function liesOutside(polygon: Polygon, boundary: Polygon): boolean {
  return polygon.some(
    (corner) => !isInsidePolygon(corner, boundary) && distanceTo(corner, boundary, true) > SLACK,
  );
}

/** True when two sides of a ring that are no neighbours meet, or one runs back over the other. */
export function crossesItself(ring: Polygon): boolean {
  const sides = sidesOf(ring);
  return sides.some((one, at) =>
    sides.slice(at + 1).some((other, step) => {
      const areNeighbours = step === 0 || (at === 0 && step === sides.length - 2);
      return areNeighbours ? turnsBack(one, other) : meet(one, other);
    }),
  );
}

type Side = readonly [Point, Point];

/** Which way c lies of the line from a to b: above 0 to its left. */
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function meet([a, b]: Side, [c, d]: Side): boolean {
  const [one, two] = [turn(a, b, c), turn(a, b, d)];
  const [three, four] = [turn(c, d, a), turn(c, d, b)];
  if (one === 0 && two === 0) return isBetween(a, b, c) || isBetween(a, b, d) || isBetween(c, d, a);
  return one * two <= 0 && three * four <= 0;
}

function isBetween(a: Point, b: Point, c: Point): boolean {
  return [0, 1].every((axis) => {
    const [from = 0, to = 0, at = 0] = [a[axis], b[axis], c[axis]];
    return Math.min(from, to) <= at && at <= Math.max(from, to);
  });
}

/** True of neighbours of which the second runs back along the first. */
function turnsBack(one: Side, other: Side): boolean {
  const [from, corner, to] =
    one[1] === other[0] ? [one[0], one[1], other[1]] : [other[0], other[1], one[1]];
  const isStraight = turn(from, corner, to) === 0;
  const along =
    (corner[0] - from[0]) * (to[0] - corner[0]) + (corner[1] - from[1]) * (to[1] - corner[1]);
  return isStraight && along < 0;
}
