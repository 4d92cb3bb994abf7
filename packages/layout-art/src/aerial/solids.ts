import type { Point } from "../layout/geometry.ts";
import type { Corner3, Face } from "./shading.ts";

/** The ground that a solid stands on, metres of the layout's frame. */
interface Base {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

interface Colours {
  readonly colour: string;
  readonly edge?: string;
}

function at(point: Point, z: number): Corner3 {
  return { ...point, z };
}

function cornersOf({ left, right, bottom, top }: Base): readonly Point[] {
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
}

/** The sides between two rings of as many corners, without floor and roof. */
function skirt(low: readonly Corner3[], high: readonly Corner3[], colours: Colours): Face[] {
  return low.map((a, index) => {
    const next = (index + 1) % low.length;
    return { ...colours, corners: [a, low[next] ?? a, high[next] ?? a, high[index] ?? a] };
  });
}

/** A box from one height to another. */
export function box(base: Base, from: number, to: number, colours: Colours): Face[] {
  return taper(base, [from, to], 1, colours);
}

/** A hipped roof over a base that is longer along x than along y. */
export function hippedRoof(base: Base, from: number, rise: number, colours: Colours): Face[] {
  const half = (base.top - base.bottom) / 2;
  const middle = (base.top + base.bottom) / 2;
  const [nearLeft, nearRight, farRight, farLeft] = cornersOf(base).map((p) => at(p, from));
  const left = { x: base.left + half, y: middle, z: from + rise };
  const right = { x: base.right - half, y: middle, z: from + rise };
  if (!nearLeft || !nearRight || !farRight || !farLeft) return [];
  return [
    { ...colours, corners: [farRight, farLeft, left, right] },
    { ...colours, corners: [farLeft, nearLeft, left] },
    { ...colours, corners: [nearRight, farRight, right] },
    { ...colours, corners: [nearLeft, nearRight, right, left] },
  ];
}

/** A tapering tower on a square base; ends in a flat top of `share` of the base. */
export function taper(
  base: Base,
  heights: readonly [number, number],
  share: number,
  colours: Colours,
): Face[] {
  const [from, to] = heights;
  const [x, y] = [(base.left + base.right) / 2, (base.top + base.bottom) / 2];
  const ring = cornersOf(base);
  const low = ring.map((p) => at(p, from));
  const high = ring.map((p) => at({ x: x + (p.x - x) * share, y: y + (p.y - y) * share }, to));
  return [...skirt(low, high, colours), { ...colours, corners: high }];
}

const SIDES = 18;

/** A round wall between two heights whose radius may change; a radius of 0 makes a cone. */
export function drum(
  middle: Point,
  heights: readonly [number, number],
  radii: readonly [number, number],
  colours: Colours,
): Face[] {
  const ring = (radius: number, z: number) =>
    Array.from({ length: SIDES }, (_, index) => {
      const angle = (index / SIDES) * 2 * Math.PI;
      return at(
        { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) },
        z,
      );
    });
  const [low, high] = [ring(radii[0], heights[0]), ring(radii[1], heights[1])];
  const lid = radii[1] > 0 ? [{ ...colours, corners: high }] : [];
  return [...skirt(low, high, colours), ...lid];
}
