import type { AmenityCode } from "../layout/amenities.ts";
import type { Point } from "../layout/geometry.ts";
import { TOKENS } from "../palette.ts";
import { polyline } from "../svg-path.ts";
import type { Camera } from "./camera.ts";
import { drawFaces, type Face, isMirrored } from "./shading.ts";
import { box, drum, hippedRoof, taper } from "./solids.ts";

const WALL = { colour: TOKENS.card, edge: TOKENS.edge };
const ROOF = { colour: "#c4664c", edge: TOKENS.laterite };
const STONE = { colour: "#f3e3d6", edge: TOKENS.laterite };
const GLASS = { colour: "#a9c3c8" };

function around({ x, y }: Point, along: number, across: number) {
  return { left: x - along, right: x + along, bottom: y - across, top: y + across };
}

function clubHouse(middle: Point): Face[] {
  const porch = { x: middle.x, y: middle.y - 6.4 };
  return [
    ...box(around(middle, 11, 5.4), 0, 3.6, WALL),
    ...box(around(middle, 9.6, 5.45), 1, 2.6, GLASS),
    ...box(around(middle, 11.9, 6.3), 3.6, 3.9, ROOF),
    ...hippedRoof(around(middle, 11.9, 6.3), 3.9, 3.4, ROOF),
    ...box(around(porch, 3, 1.4), 0, 2.8, WALL),
    ...box(around(porch, 3.5, 1.8), 2.8, 3.2, ROOF),
  ];
}

function temple(middle: Point): Face[] {
  return [
    ...box(around(middle, 4.2, 4.2), 0, 0.7, STONE),
    ...box(around(middle, 2.8, 2.8), 0.7, 3.4, STONE),
    ...taper(around(middle, 2.8, 2.8), [3.4, 5.4], 0.72, STONE),
    ...taper(around(middle, 2, 2), [5.4, 7.2], 0.66, STONE),
    ...taper(around(middle, 1.3, 1.3), [7.2, 8.8], 0.5, STONE),
    ...drum(middle, [8.8, 10], [0.5, 0], { colour: TOKENS.turmeric }),
  ];
}

/** What stands up; courts, pools and play areas lie on the ground. */
export const BUILDINGS: Partial<Record<AmenityCode, (middle: Point) => Face[]>> = {
  "club-house": clubHouse,
  temple,
};

const LEGS = 6;
const LEG_CIRCLE = 2.7;

/** An overhead tank: a drum on legs, taller than everything round it. */
export function tankFaces(middle: Point): Face[] {
  const legs = Array.from({ length: LEGS }, (_, index) => {
    const angle = ((index + 0.5) / LEGS) * 2 * Math.PI;
    const foot = {
      x: middle.x + LEG_CIRCLE * Math.cos(angle),
      y: middle.y + LEG_CIRCLE * Math.sin(angle),
    };
    return box(around(foot, 0.28, 0.28), 0, 9, { colour: TOKENS.mist, edge: TOKENS.edge });
  });
  return [
    ...legs.flat(),
    ...drum(middle, [4.6, 5], [2.9, 2.9], { colour: TOKENS.mist, edge: TOKENS.edge }),
    ...drum(middle, [9, 13], [3.7, 3.7], { colour: TOKENS.card }),
    ...drum(middle, [13, 14.6], [4, 0], { colour: "#5d8d97" }),
  ];
}

/** The shadow of something with this outline and height, as one shape on the ground. */
export function drawShadow(ring: readonly Point[], height: number, camera: Camera): string {
  const quads = ring.map((a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    return polyline(
      [camera.see(a), camera.see(b), camera.shade(b, height), camera.shade(a, height)],
      true,
    );
  });
  const roof = polyline(
    ring.map((point) => camera.shade(point, height)),
    true,
  );
  return quads.join("") + roof;
}

/** Draws a building at a point, after its shadow. */
export function drawBuilding(faces: readonly Face[], camera: Camera): string {
  return drawFaces(faces, camera, isMirrored(camera));
}
