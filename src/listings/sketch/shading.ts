import { type Camera, LIGHT, type Way } from "./camera.ts";
import type { Point } from "./geometry.ts";
import { polyline } from "./svg-path.ts";

/** A corner of a solid: metres of the layout's frame, and up. */
export interface Corner3 extends Point {
  readonly z: number;
}

/** A flat side of a solid: its corners in order, and its colour where the light falls straight. */
export interface Face {
  readonly corners: readonly Corner3[];
  readonly colour: string;
  /** Line round it; none where not given. */
  readonly edge?: string;
}

/** The colour that a side turns to as it turns from the light. */
const DARK = "#6f7b7d";
const DEEPEST = 0.46;

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** The colour that lies `share` of the way from one to another, both as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** How a side with this normal is seen in the light. */
function lit(colour: string, { right, away, up }: Way): string {
  const length = Math.hypot(right, away, up) || 1;
  const towards = (right * LIGHT.right + away * LIGHT.away + up * LIGHT.up) / length;
  return mix(colour, DARK, DEEPEST * Math.min(1, Math.max(0, (0.76 - towards) / 1.3)));
}

function normalOf(corners: readonly Corner3[], camera: Camera): Way {
  const [a, b, c] = corners;
  if (!a || !b || !c) return { right: 0, away: 0, up: 1 };
  const [u, v] = [
    { ...camera.wayFrom(a, b), up: b.z - a.z },
    { ...camera.wayFrom(a, c), up: c.z - a.z },
  ];
  return {
    right: u.away * v.up - u.up * v.away,
    away: u.up * v.right - u.right * v.up,
    up: u.right * v.away - u.away * v.right,
  };
}

function reversed({ right, away, up }: Way): Way {
  return { right: -right, away: -away, up: -up };
}

function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

/**
 * The sides of a solid that the camera sees, in the order given. Corners run counter-clockwise as
 * seen from outside where the layout is not mirrored; `turned` says that it is.
 */
export function drawFaces(faces: readonly Face[], camera: Camera, turned: boolean): string {
  return faces
    .map(({ corners, colour, edge }) => {
      const seen = corners.map(({ z, ...point }) => camera.see(point, z));
      const front = turned ? areaOf(seen) > 0 : areaOf(seen) < 0;
      if (!front) return "";
      const normal = normalOf(corners, camera);
      const shade = lit(colour, turned ? reversed(normal) : normal);
      const line = edge ? ` stroke="${edge}" stroke-width=".8" stroke-linejoin="round"` : "";
      return `<path fill="${shade}"${line} d="${polyline(seen, true)}"/>`;
    })
    .join("");
}

/** Whether the layout's frame is seen in a mirror. */
export function isMirrored(camera: Camera): boolean {
  const [o, x, y] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ];
  if (!o || !x || !y) return false;
  const [along, deep] = [camera.wayFrom(o, x), camera.wayFrom(o, y)];
  return along.right * deep.away - along.away * deep.right < 0;
}

/** Colour of an upright wall between two points, whichever side is seen. */
export function wallColour(colour: string, from: Point, to: Point, camera: Camera): string {
  const { right, away } = camera.wayFrom(from, to);
  const normal = { right: away, away: -right, up: 0 };
  // The side that is seen looks towards the camera.
  return lit(colour, normal.away > 0 ? reversed(normal) : normal);
}
