/** A point: metres in a layout's own frame (y away from the entrance), or pixels on the sheet. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of the international foot and yard, exactly. */
export const METRES_PER_FOOT = 0.3048;
export const SQ_METRES_PER_SQ_YARD = 0.836_127_36;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Area inside an open ring, in the square of its unit; never negative. */
export function areaInside(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** The least box that holds all points, of which there is one at least. */
export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** The point that lies `share` of the way from `a` to `b`. */
export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** In the unit of the points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Round the origin, from x towards y. */
export function rotate({ x, y }: Point, radians: number): Point {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Distance of a point from a segment. */
export function distanceFrom(point: Point, a: Point, b: Point): number {
  const length = distance(a, b) ** 2;
  const along = (point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y);
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, along / length));
  return distance(point, between(a, b, share));
}
