import type { DrawingPoint } from "#features/projects/drawing/drawing.ts";

/** How a block comes to its place: x' = a·x + c·y + e, y' = b·x + d·y + f, in the order of SVG. */
export type Moving = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const REST: Moving = [1, 0, 0, 1, 0, 0];
/** Seen from below. */
export const mirror: Moving = [-1, 0, 0, 1, 0, 0];

/** By so much in each direction, in units of the drawing. */
export function shift([x, y]: DrawingPoint): Moving {
  return [1, 0, 0, 1, x, y];
}

/** Counter-clockwise. */
export function rotate(degrees: number): Moving {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, 0, 0];
}

/** So many times as wide and as high, from the origin; negative mirrors. */
export function scale(wide: number, high: number): Moving {
  return [wide, 0, 0, high, 0, 0];
}

/** Where a point comes to. */
export function moved([x, y]: DrawingPoint, [a, b, c, d, e, f]: Moving): DrawingPoint {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** First the inner moving, then the outer. */
export function after(outer: Moving, inner: Moving): Moving {
  const [a, b, c, d] = outer;
  const [p, q, r, s, t, u] = inner;
  const [e, f] = moved([t, u], outer);
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, e, f];
}

/** How much longer a length becomes at most: the largest singular value. */
export function stretchOf([a, b, c, d]: Moving): number {
  const squares = a * a + b * b + c * c + d * d;
  const area = a * d - b * c;
  return Math.sqrt((squares + Math.sqrt(Math.max(0, squares ** 2 - 4 * area ** 2))) / 2);
}
