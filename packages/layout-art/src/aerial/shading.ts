import { Color, ShapeUtils, Triangle, Vector3 } from "three";
import type { Point } from "../layout/geometry.ts";
import { polyline } from "../svg-path.ts";
import type { Camera } from "./camera.ts";

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
const DARK = parse("#6f7b7d");
const DEEPEST = 0.46;

/** A colour as it is written: mixed by its written shares, not by those of light. */
function parse(colour: string): Color {
  return new Color().setStyle(colour, "srgb-linear");
}

/** How a side with this normal is seen in the light. */
function lit(colour: string, normal: Vector3, { light }: Camera): string {
  const away = Math.min(1, Math.max(0, (0.76 - normal.dot(light)) / 1.3));
  return `#${parse(colour)
    .lerp(DARK, DEEPEST * away)
    .getHexString("srgb-linear")}`;
}

function normalOf(corners: readonly Vector3[]): Vector3 {
  const [a, b, c] = corners;
  return a && b && c ? Triangle.getNormal(a, b, c, new Vector3()) : new Vector3(0, 1, 0);
}

/**
 * The sides of a solid that the camera sees, in the order given. Corners run counter-clockwise as
 * seen from outside where the layout is not mirrored; `turned` says that it is.
 */
export function drawFaces(faces: readonly Face[], camera: Camera, turned: boolean): string {
  return faces
    .map(({ corners, colour, edge }) => {
      const seen = corners.map(({ z, ...point }) => camera.see(point, z));
      const area = ShapeUtils.area(seen);
      const front = turned ? area > 0 : area < 0;
      if (!front) return "";
      const normal = normalOf(corners.slice(0, 3).map((corner) => camera.place(corner, corner.z)));
      const shade = lit(colour, turned ? normal.negate() : normal, camera);
      const line = edge ? ` stroke="${edge}" stroke-width=".8" stroke-linejoin="round"` : "";
      return `<path fill="${shade}"${line} d="${polyline(seen, true)}"/>`;
    })
    .join("");
}

/** The way from one point of the layout's frame to another in the world. */
export function wayOf(from: Point, to: Point, camera: Camera): Vector3 {
  return camera.place(to).sub(camera.place(from));
}

/** Whether the layout's frame is seen in a mirror. */
export function isMirrored(camera: Camera): boolean {
  const o = { x: 0, y: 0 };
  const [along, deep] = [wayOf(o, { x: 1, y: 0 }, camera), wayOf(o, { x: 0, y: 1 }, camera)];
  return along.cross(deep).y < 0;
}

/** Colour of an upright wall between two points, whichever side is seen. */
export function wallColour(colour: string, from: Point, to: Point, camera: Camera): string {
  const normal = wayOf(from, to, camera)
    .cross(new Vector3(0, 1, 0))
    .normalize();
  // The side that is seen looks towards the camera.
  return lit(colour, normal.dot(camera.ahead) > 0 ? normal.negate() : normal, camera);
}
