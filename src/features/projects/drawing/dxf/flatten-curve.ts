import type { DrawingPoint } from "#features/projects/drawing/drawing.ts";

/** Part of an ellipse: centre + cos t · major + sin t · minor, for t between two angles in radians. */
export interface EllipseArc {
  readonly centre: DrawingPoint;
  readonly major: DrawingPoint;
  readonly minor: DrawingPoint;
  readonly from: number;
  /** Below `from` where it runs clockwise. */
  readonly to: number;
}

/** A curve by its control points (piecewise rational polynomials, "NURBS"). */
export interface Spline {
  readonly degree: number;
  readonly knots: readonly number[];
  readonly points: readonly DrawingPoint[];
  /** One for each point; none where all are alike. */
  readonly weights: readonly number[];
}

/** Pieces of a whole ellipse: fewer would not look round, more is nobody's plot. */
const LEAST_PIECES = 12;
const MOST_PIECES = 720;
const MOST_DEGREE = 10;
/** A span of a spline is halved so often at most: 64 pieces. */
const MOST_HALVINGS = 6;
/** Where between two points a spline is compared with the straight line. */
const PROBES = [0.25, 0.5, 0.75];

/** Both ends and points between, so that straight pieces stray by the tolerance at most. */
export function flattenArc(arc: EllipseArc, tolerance: number): DrawingPoint[] {
  const { centre, major, minor, from, to } = arc;
  const radius = Math.max(Math.hypot(...major), Math.hypot(...minor));
  const round = Math.PI / Math.acos(Math.max(-1, 1 - tolerance / radius));
  const pieces = Math.ceil(
    (Math.min(MOST_PIECES, Math.max(LEAST_PIECES, round)) * Math.abs(to - from)) / (2 * Math.PI),
  );
  return Array.from({ length: pieces + 1 }, (_, at): DrawingPoint => {
    const t = from + ((to - from) * at) / pieces;
    const [cos, sin] = [Math.cos(t), Math.sin(t)];
    const on = (axis: 0 | 1) => centre[axis] + cos * major[axis] + sin * minor[axis];
    return [on(0), on(1)];
  });
}

/** The arc between two corners of a line; a bulge is the tangent of a quarter of its angle. */
export function bulgeArc(start: DrawingPoint, end: DrawingPoint, bulge: number): EllipseArc {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const offset = (1 - bulge * bulge) / (4 * bulge);
  const [x, y] = [(start[0] + end[0]) / 2 - dy * offset, (start[1] + end[1]) / 2 + dx * offset];
  const major: DrawingPoint = [start[0] - x, start[1] - y];
  return {
    centre: [x, y],
    major,
    minor: [-major[1], major[0]],
    from: 0,
    to: 4 * Math.atan(bulge),
  };
}

/** Both ends and points between, as of an arc; null where its knots and points make no curve. */
export function flattenSpline(spline: Spline, tolerance: number): DrawingPoint[] | null {
  if (!isSound(spline)) return null;
  const { degree, knots, points } = spline;
  const flat: DrawingPoint[] = [];
  for (let span = degree; span < points.length; span += 1) {
    const [from = 0, to = 0] = [knots[span], knots[span + 1]];
    if (from >= to) continue;
    const at = (t: number) => splinePoint(spline, span, t);
    if (flat.length === 0) flat.push(at(from));
    flat.push(...halved(at, { from, to, tolerance, halvings: MOST_HALVINGS }));
  }
  return flat.length === 0 ? null : flat;
}

function isSound({ degree, knots, points, weights }: Spline): boolean {
  return (
    Number.isInteger(degree) &&
    degree >= 1 &&
    degree <= MOST_DEGREE &&
    points.length > degree &&
    knots.length === points.length + degree + 1 &&
    knots.every((knot, at) => Number.isFinite(knot) && knot >= (knots[at - 1] ?? knot)) &&
    (weights.length === 0 || weights.length === points.length) &&
    weights.every((weight) => Number.isFinite(weight) && weight > 0)
  );
}

/** The point of a span at t, by de Boor's recursion over points with their weights. */
function splinePoint({ degree, knots, points, weights }: Spline, span: number, t: number) {
  const near = Array.from({ length: degree + 1 }, (_, j) => {
    const at = span - degree + j;
    const [x, y] = points[at] ?? [0, 0];
    const weight = weights[at] ?? 1;
    return { x: x * weight, y: y * weight, weight };
  });
  for (let round = 1; round <= degree; round += 1)
    for (let j = degree; j >= round; j -= 1) {
      const [low = 0, high = 0] = [knots[span - degree + j], knots[span + 1 + j - round]];
      const share = high === low ? 0 : (t - low) / (high - low);
      const [before, own] = [near[j - 1], near[j]];
      if (!before || !own) continue;
      own.x = before.x + share * (own.x - before.x);
      own.y = before.y + share * (own.y - before.y);
      own.weight = before.weight + share * (own.weight - before.weight);
    }
  const { x = 0, y = 0, weight = 1 } = near[degree] ?? {};
  return [x / weight, y / weight] as const;
}

interface Halving {
  readonly from: number;
  readonly to: number;
  readonly tolerance: number;
  readonly halvings: number;
}

/** Points after the first, more where the curve strays from the straight line. */
function halved(at: (t: number) => DrawingPoint, halving: Halving): DrawingPoint[] {
  const { from, to, tolerance, halvings } = halving;
  const [start, end] = [at(from), at(to)];
  const strays = PROBES.some(
    (share) => distance(at(from + share * (to - from)), start, end) > tolerance,
  );
  if (!strays || halvings === 0) return [end];
  const middle = (from + to) / 2;
  const less = { tolerance, halvings: halvings - 1 };
  return [
    ...halved(at, { from, to: middle, ...less }),
    ...halved(at, { from: middle, to, ...less }),
  ];
}

/** From a point to the straight piece between two others. */
function distance(point: DrawingPoint, start: DrawingPoint, end: DrawingPoint): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const [px, py] = [point[0] - start[0], point[1] - start[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
  return Math.hypot(px - along * dx, py - along * dy);
}
