import {
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  Color,
  CylinderGeometry,
  ExtrudeGeometry,
  Path,
  Shape,
  Vector2,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Point, Polygon } from "../plan-geometry.ts";
import { sidesOf } from "../plan-geometry.ts";

/** What light does on a surface; all else is its colour. */
export const SURFACES = ["matte", "glass", "water"] as const;
export type Surface = (typeof SURFACES)[number];

interface Finish {
  readonly tint: string;
  readonly surface?: Surface;
}

/** Metres along its own length, up, and across. */
export type Size = readonly [along: number, up: number, across: number];

const STRAIGHT = 0;

/**
 * Collects the bodies of a model and merges them, one mesh a surface. Metres; a point is east and
 * north as on the plan, `base` is the height of a body's underside. In three.js east is x, up is y
 * and north is -z.
 */
export class Solids {
  readonly #parts = new Map<Surface, BufferGeometry[]>();

  /** Any geometry in three's own axes. */
  add(geometry: BufferGeometry, { tint, surface = "matte" }: Finish): void {
    const plain = geometry.index ? geometry.toNonIndexed() : geometry;
    plain.deleteAttribute("uv");
    const { r, g, b } = new Color(tint);
    const count = plain.getAttribute("position").count;
    const colours = new Float32Array(count * 3);
    for (let at = 0; at < colours.length; at += 3) colours.set([r, g, b], at);
    plain.setAttribute("color", new BufferAttribute(colours, 3));
    this.#parts.set(surface, [...(this.#parts.get(surface) ?? []), plain]);
  }

  /** A box about a point, turned counter-clockwise as seen from above (radians). */
  box(
    [east, north]: Point,
    base: number,
    [along, up, across]: Size,
    finish: Finish,
    turn = STRAIGHT,
  ) {
    const geometry = new BoxGeometry(along, up, across);
    geometry.rotateY(turn).translate(east, base + up / 2, -north);
    this.add(geometry, finish);
  }

  /** A round body, its radius below and above. */
  cylinder(
    [east, north]: Point,
    base: number,
    { bottom, top, up }: { readonly bottom: number; readonly top: number; readonly up: number },
    finish: Finish,
    sides = 24,
  ) {
    const geometry = new CylinderGeometry(top, bottom, up, sides);
    this.add(geometry.translate(east, base + up / 2, -north), finish);
  }

  /** A level body over a ring with holes. */
  slab(rings: readonly Polygon[], base: number, top: number, finish: Finish) {
    const geometry = new ExtrudeGeometry(toShape(rings), {
      depth: top - base,
      bevelEnabled: false,
    });
    this.add(geometry.rotateX(-Math.PI / 2).translate(0, base, 0), finish);
  }

  /** Boxes along a line, one a side of it. */
  strip(
    line: Polygon,
    closed: boolean,
    base: number,
    [width, up]: readonly [number, number],
    finish: Finish,
  ) {
    for (const [from, to] of sidesOf(line, closed)) {
      const { middle, length, turn } = alongSide(from, to);
      this.box(middle, base, [length + width, up, width], finish, turn);
    }
  }

  /** One geometry a surface that the model has. */
  merged(): ReadonlyMap<Surface, BufferGeometry> {
    return new Map([...this.#parts].map(([surface, parts]) => [surface, mergeGeometries(parts)]));
  }
}

/** Middle, length and direction of a straight piece. */
export function alongSide(from: Point, to: Point) {
  const east = to[0] - from[0];
  const north = to[1] - from[1];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return { middle, length: Math.hypot(east, north), turn: Math.atan2(north, east) };
}

/** A point `ahead` metres along a direction from another, and `aside` to its left. */
export function offsetFrom(
  [east, north]: Point,
  turn: number,
  ahead: number,
  aside: number,
): Point {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return [east + ahead * cos - aside * sin, north + ahead * sin + aside * cos];
}

function toShape([outer = [], ...holes]: readonly Polygon[]): Shape {
  const points = (ring: Polygon) => ring.map(([east, north]) => new Vector2(east, north));
  const shape = new Shape(points(outer));
  shape.holes = holes.map((hole) => new Path(points(hole)));
  return shape;
}

/** A ring drawn in by `metres`; at sharp corners no further than three times that. */
export function inset(ring: Polygon, metres: number): Point[] {
  return ring.map((at, i) => {
    const before = ring.at(i - 1) ?? at;
    const after = ring[(i + 1) % ring.length] ?? at;
    const [a, b] = [leftOf(before, at), leftOf(at, after)];
    const sum: Point = [a[0] + b[0], a[1] + b[1]];
    const length = Math.hypot(...sum) || 1;
    const cosine = Math.max(1 / 3, (sum[0] * a[0] + sum[1] * a[1]) / length);
    const far = metres / cosine / length;
    return [at[0] + sum[0] * far, at[1] + sum[1] * far];
  });
}

function leftOf(from: Point, to: Point): Point {
  const [east, north] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(east, north) || 1;
  return [-north / length, east / length];
}
