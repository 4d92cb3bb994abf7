/** Metres east and north. */
export type Point = readonly [east: number, north: number];
export type Polygon = readonly Point[];

export const METRES_PER_FOOT = 0.3048;
export const SQ_YARDS_PER_ACRE = 4840;
const SQ_METRES_PER_SQ_YARD = 0.9144 * 0.9144;

/** The sides of a ring, or the pieces of a line that is not closed. */
export function sidesOf(points: Polygon, closed = true): (readonly [Point, Point])[] {
  return points.flatMap((from, i) => {
    const to = points[i + 1] ?? (closed ? points[0] : undefined);
    return to ? [[from, to] as const] : [];
  });
}

/** Area in square metres; negative when the ring runs clockwise. */
export function areaOf(polygon: Polygon): number {
  const twice = sidesOf(polygon).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0);
  return twice / 2;
}

/** Square yards, with their fraction. */
export function toSqYards(squareMetres: number): number {
  return squareMetres / SQ_METRES_PER_SQ_YARD;
}

/** The point on which a cut-out of the polygon would balance. */
export function centroidOf(polygon: Polygon): Point {
  let east = 0;
  let north = 0;
  for (const [a, b] of sidesOf(polygon)) {
    const cross = a[0] * b[1] - b[0] * a[1];
    east += (a[0] + b[0]) * cross;
    north += (a[1] + b[1]) * cross;
  }
  const six = 6 * areaOf(polygon);
  return [east / six, north / six];
}

/** True of a point within an outline: a line from it crosses an odd number of sides. */
export function isInsidePolygon([east, north]: Point, polygon: Polygon): boolean {
  let isInside = false;
  let a = polygon.at(-1) ?? [0, 0];
  // Asked of every step along every side of a plan: no list of sides is made.
  for (const b of polygon) {
    if (
      a[1] > north !== b[1] > north &&
      east < ((b[0] - a[0]) * (north - a[1])) / (b[1] - a[1]) + a[0]
    )
      isInside = !isInside;
    a = b;
  }
  return isInside;
}

/** Lines across a polygon on which a point within it is sought. */
const ACROSS = 9;

/** Where the number of a plot stands: its centroid, and where the plot bends round that, the roomiest middle of the ways across it. */
export function innerPointOf(polygon: Polygon): Point {
  const centroid = centroidOf(polygon);
  if (isInsidePolygon(centroid, polygon)) return centroid;
  const { least, most } = boxOf(polygon);
  const middles = Array.from({ length: ACROSS }, (_, i) => {
    const north = least[1] + ((most[1] - least[1]) * (i + 0.5)) / ACROSS;
    const crossed = sidesOf(polygon)
      .flatMap(([a, b]) =>
        a[1] > north === b[1] > north
          ? []
          : [a[0] + ((b[0] - a[0]) * (north - a[1])) / (b[1] - a[1])],
      )
      .sort((a, b) => a - b);
    return crossed.flatMap((east, at): Point[] => {
      const end = at % 2 === 0 ? crossed[at + 1] : undefined;
      return end === undefined ? [] : [[(east + end) / 2, north]];
    });
  }).flat();
  const room = (point: Point) => distanceTo(point, polygon, true);
  return middles.reduce(
    (best, one) => (room(one) > room(best) ? one : best),
    middles[0] ?? centroid,
  );
}

/** The square of the distance: its root is slow, and taken once for a line. */
function squareToSide([east, north]: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const along = ((east - a[0]) * dx + (north - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const held = Math.max(0, Math.min(1, along));
  const offEast = east - a[0] - held * dx;
  const offNorth = north - a[1] - held * dy;
  return offEast * offEast + offNorth * offNorth;
}

/** Metres from a point to the nearest place on a line. */
export function distanceTo(point: Point, line: Polygon, closed: boolean): number {
  let least = Number.POSITIVE_INFINITY;
  let a = closed ? line.at(-1) : undefined;
  for (const b of line) {
    if (a) least = Math.min(least, squareToSide(point, a, b));
    a = b;
  }
  return Math.sqrt(least);
}

/** Metres from the one end of a straight piece to the other. */
export function lengthOf([a, b]: readonly [Point, Point]): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Points along a ring or a line, `step` metres apart at the most, each with its length. */
export function walkSides(
  points: Polygon,
  step: number,
  closed = true,
): { at: Point; metres: number }[] {
  return sidesOf(points, closed).flatMap(([a, b]) => {
    const length = lengthOf([a, b]);
    const count = Math.max(1, Math.ceil(length / step));
    return Array.from({ length: count }, (_, i) => {
      const part = (i + 0.5) / count;
      const at: Point = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
      return { at, metres: length / count };
    });
  });
}

/** True when a point lies in the polygon and further than `slack` metres from its sides. */
function isDeepInside(point: Point, polygon: Polygon, slack: number): boolean {
  return isInsidePolygon(point, polygon) && distanceTo(point, polygon, true) > slack;
}

/**
 * True when two plots cover the same ground by more than `slack` metres: points along the sides
 * of one, or a point within it, lie in the other. Neighbours share a side, drawn to the centimetre.
 */
export function overlap(a: Polygon, b: Polygon, slack: number): boolean {
  if (!boxesMeet(boxOf(a), boxOf(b), -slack)) return false;
  const reaches = (from: Polygon, into: Polygon) =>
    isDeepInside(innerPointOf(from), into, slack) ||
    walkSides(from, 1).some(({ at }) => isDeepInside(at, into, slack));
  return reaches(a, b) || reaches(b, a);
}

export interface Box {
  readonly least: Point;
  readonly most: Point;
}

/** The corners of the box round points, in metres. */
export function boxOf(points: Polygon): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { least: [west, south], most: [east, north] };
}

/** Whether boxes come within `metres` of each other; less than none asks for an overlap as deep. */
export function boxesMeet(a: Box, b: Box, metres: number): boolean {
  return (
    a.least[0] <= b.most[0] + metres &&
    b.least[0] <= a.most[0] + metres &&
    a.least[1] <= b.most[1] + metres &&
    b.least[1] <= a.most[1] + metres
  );
}
