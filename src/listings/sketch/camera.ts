import { type Box, boxOf, type Point } from "./geometry.ts";
import type { Placing } from "./placing.ts";

/** Metres to the right of the camera, away from it along the ground, and up. */
export interface Way {
  readonly right: number;
  readonly away: number;
  readonly up: number;
}

/** Looks at a plan obliquely from above; all points are metres of the layout's frame. */
export interface Camera {
  /** Pixels of a point that lies so many metres above the ground. */
  see(point: Point, height?: number): Point;
  /** Where on the ground the shadow of something so high falls, pixels. */
  shade(point: Point, height: number): Point;
  /** Pixels in a metre that faces the camera there. */
  scaleAt(point: Point): number;
  /** Larger is farther. */
  distanceTo(point: Point): number;
  /** The way from one point to another as the camera sees it. */
  wayFrom(from: Point, to: Point): Way;
  /** For what lies on the ground: metres round a point, y towards the entrance, into pixels. */
  matrixAt(point: Point, height?: number): string;
  /** Pixels of a point metres east and south of the middle of the sheet. */
  seeGround(east: number, south: number): Point;
}

/** The camera looks down by this angle, radians. */
const DOWN = 0.68;
/** How far away it is, in widths of what it looks at: a long lens, so that lines hardly converge. */
const AWAY = 2.7;
/** Shadows of one metre, metres to the right and away: the light comes over the left shoulder. */
const SHADOW = { right: 0.72, away: 0.3 } as const;
/** Nothing is seen nearer than this share of the camera's distance. */
const NEAREST = 0.25;

/** Towards the light, in the camera's own directions. */
export const LIGHT: Way = { right: -0.52, away: -0.4, up: 0.76 };

interface Looking {
  readonly placing: Placing;
  /** What must be in the picture, metres of the layout's frame. */
  readonly ring: readonly Point[];
  /** Highest thing on the ring, metres. */
  readonly top: number;
  /** Where the camera stands as seen from the middle, radians clockwise from east on the sheet. */
  readonly from: number;
  /** Pixels that the ring fills. */
  readonly room: Box;
}

/** Metres east and south of the middle of what is looked at. */
interface Ground {
  readonly east: number;
  readonly south: number;
}

interface Lens {
  /** Where a point of the ground, and so much above it, is in units of the picture. */
  seen(ground: Ground, up: number): Point & { readonly depth: number };
  /** Where on the ground the shadow of something so high falls. */
  shadow(ground: Ground, height: number): Ground;
  /** The way between two points of the ground as the camera sees it. */
  way(from: Ground, to: Ground): Way;
}

function lensOf(from: number, distance: number): Lens {
  const forward = { x: -Math.cos(from), y: -Math.sin(from) };
  const right = { x: -forward.y, y: forward.x };
  const [sin, cos] = [Math.sin(DOWN), Math.cos(DOWN)];
  const along = (axis: Point, { east, south }: Ground) => east * axis.x + south * axis.y;
  return {
    seen(ground, up) {
      const away = along(forward, ground);
      const depth = Math.max(NEAREST * distance, distance + away * cos - up * sin);
      return {
        x: along(right, ground) / depth,
        y: -(away * sin + up * cos) / depth,
        depth,
      };
    },
    shadow: ({ east, south }, height) => ({
      east: east + height * (SHADOW.right * right.x + SHADOW.away * forward.x),
      south: south + height * (SHADOW.right * right.y + SHADOW.away * forward.y),
    }),
    way(a, b) {
      const ground = { east: b.east - a.east, south: b.south - a.south };
      return { right: along(right, ground), away: along(forward, ground), up: 0 };
    },
  };
}

function fillRoom(box: Box, room: Box) {
  const zoom = Math.min(
    (room.right - room.left) / (box.right - box.left),
    (room.bottom - room.top) / (box.bottom - box.top),
  );
  return {
    zoom,
    x: (room.left + room.right - (box.left + box.right) * zoom) / 2,
    y: (room.top + room.bottom - (box.top + box.bottom) * zoom) / 2,
  };
}

/** The transform that takes a point and the two a metre from it to where they are seen. */
function toMatrix(o: Point, along: Point, near: Point): string {
  const figures = [along.x - o.x, along.y - o.y, near.x - o.x, near.y - o.y, o.x, o.y];
  return `matrix(${figures.map((value) => Math.round(value * 100) / 100).join(" ")})`;
}

/** The ground round the middle of a ring, and how wide the ring is, metres. */
function groundRound(ring: readonly Point[], { toSheet, scale }: Placing) {
  const { left, right, top, bottom } = boxOf(ring.map(toSheet));
  return {
    wide: Math.max(right - left, bottom - top) / scale,
    ground(point: Point): Ground {
      const { x, y } = toSheet(point);
      return { east: (x - (left + right) / 2) / scale, south: (y - (top + bottom) / 2) / scale };
    },
  };
}

/** Sets a camera up so that the whole ring fills the room. */
export function setUpCamera({ placing, ring, top, from, room }: Looking): Camera {
  const { ground, wide } = groundRound(ring, placing);
  const lens = lensOf(from, AWAY * wide);
  const raw = (point: Point, up: number) => lens.seen(ground(point), up);
  const { zoom, x, y } = fillRoom(boxOf(ring.flatMap((p) => [raw(p, 0), raw(p, top)])), room);
  const toPixels = (seen: Point) => ({ x: seen.x * zoom + x, y: seen.y * zoom + y });
  const see = (point: Point, height = 0) => toPixels(raw(point, height));
  return {
    see,
    seeGround: (east, south) => toPixels(lens.seen({ east, south }, 0)),
    shade: (point, height) => toPixels(lens.seen(lens.shadow(ground(point), height), 0)),
    scaleAt: (point) => zoom / raw(point, 0).depth,
    distanceTo: (point) => raw(point, 0).depth,
    wayFrom: (a, b) => lens.way(ground(a), ground(b)),
    matrixAt: ({ x, y }, height = 0) =>
      toMatrix(see({ x, y }, height), see({ x: x + 1, y }, height), see({ x, y: y - 1 }, height)),
  };
}
