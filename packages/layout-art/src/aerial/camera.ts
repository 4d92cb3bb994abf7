import { Line3, Matrix4, PerspectiveCamera, Plane, Vector3 } from "three";
import { type Box, boxOf, type Point } from "../layout/geometry.ts";
import type { Placing } from "../layout/placing.ts";

/**
 * Looks at a layout obliquely from above; points are metres of the layout's frame. The ground is
 * three's: x east, y up, z south, round the middle of what is looked at.
 */
export interface Camera {
  /** Where a point that lies so many metres up is in the world. */
  place(point: Point, height?: number): Vector3;
  /** Pixels of a point that lies so many metres above the ground. */
  see(point: Point, height?: number): Point;
  /** Where on the ground the shadow of something so high falls, pixels. */
  shade(point: Point, height: number): Point;
  /** Pixels in a metre that faces the camera there. */
  scaleAt(point: Point): number;
  /** Larger is farther. */
  distanceTo(point: Point): number;
  /** For what lies on the ground: metres round a point, y towards the entrance, into pixels. */
  matrixAt(point: Point, height?: number): string;
  /** Pixels of a point metres east and south of the middle of the sheet. */
  seeGround(east: number, south: number): Point;
  /** Pixels of a line on the ground as far as it lies before the camera; null where none does. */
  seeLine(from: GroundPoint, to: GroundPoint): readonly [Point, Point] | null;
  /** Towards the light. */
  readonly light: Vector3;
  /** The way that the camera looks along the ground. */
  readonly ahead: Vector3;
}

type GroundPoint = readonly [east: number, south: number];

/** The camera looks down by this angle, radians. */
const DOWN = 0.68;
/** How far away it is, in widths of what it looks at: a long lens, so that lines hardly converge. */
const AWAY = 2.7;
/** Nothing is seen nearer than this share of the camera's distance. */
const NEAREST = 0.25;
/** Any would do, for the picture is fitted into its room. */
const FIELD_DEGREES = 45;
/** Shadows of one metre, metres to the right and away: the light comes over the left shoulder. */
const SHADOW = { right: 0.72, away: 0.3 } as const;
/** Towards the light: to the right of the camera, away from it, up. */
const LIGHT = { right: -0.52, away: -0.4, up: 0.76 } as const;
const UP = new Vector3(0, 1, 0);

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

/** The ground round the middle of a ring, and how wide the ring is, metres. */
function groundRound(ring: readonly Point[], { toSheet, scale }: Placing) {
  const { left, right, top, bottom } = boxOf(ring.map(toSheet));
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return {
    wide: Math.max(right - left, bottom - top) / scale,
    /** Into `target`, which saves a vector a point where it is given. */
    place(point: Point, height = 0, target = new Vector3()): Vector3 {
      const at = toSheet(point);
      return target.set((at.x - x) / scale, height, (at.y - y) / scale);
    },
  };
}

function stand(from: number, distance: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(FIELD_DEGREES, 1, NEAREST * distance, 4 * distance);
  camera.position
    .set(Math.cos(from) * Math.cos(DOWN), Math.sin(DOWN), Math.sin(from) * Math.cos(DOWN))
    .multiplyScalar(distance);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  return camera;
}

/** From the camera's units to pixels, so that a box of them fills the room; and its zoom. */
function fillRoom(box: Box, room: Box) {
  const zoom = Math.min(
    (room.right - room.left) / (box.right - box.left),
    (room.bottom - room.top) / (box.bottom - box.top),
  );
  const x = (room.left + room.right - (box.left + box.right) * zoom) / 2;
  const y = (room.top + room.bottom - (box.top + box.bottom) * zoom) / 2;
  return { zoom, matrix: new Matrix4().makeTranslation(x, y, 0).scale(new Vector3(zoom, zoom, 1)) };
}

/** Lays what is some way up where its shadow falls. */
function shadowAlong(right: Vector3, ahead: Vector3): Matrix4 {
  const per = right.clone().multiplyScalar(SHADOW.right).addScaledVector(ahead, SHADOW.away);
  return new Matrix4().set(1, per.x, 0, 0, 0, 0, 0, 0, 0, per.z, 1, 0, 0, 0, 0, 1);
}

/** The transform that takes a point and the two a metre from it to where they are seen. */
function toMatrix(o: Point, along: Point, near: Point): string {
  const figures = [along.x - o.x, along.y - o.y, near.x - o.x, near.y - o.y, o.x, o.y];
  return `matrix(${figures.map((value) => Math.round(value * 100) / 100).join(" ")})`;
}

/** Sees lines of the ground as far as they lie before the plane that nothing is nearer than. */
function lineSight(camera: PerspectiveCamera, toPoint: (vector: Vector3) => Point) {
  const before = camera.getWorldDirection(new Vector3());
  const start = camera.position.clone().addScaledVector(before, camera.near * 1.001);
  const plane = new Plane().setFromNormalAndCoplanarPoint(before, start);
  return (from: GroundPoint, to: GroundPoint): readonly [Point, Point] | null => {
    const line = new Line3(new Vector3(from[0], 0, from[1]), new Vector3(to[0], 0, to[1]));
    const [a, b] = [plane.distanceToPoint(line.start), plane.distanceToPoint(line.end)];
    if (a < 0 && b < 0) return null;
    const cut = a < 0 || b < 0 ? plane.intersectLine(line, new Vector3()) : null;
    if (cut) (a < 0 ? line.start : line.end).copy(cut);
    return [toPoint(line.start), toPoint(line.end)];
  };
}

/** Sets a camera up so that the whole ring fills the room. */
export function setUpCamera({ placing, ring, top, from, room }: Looking): Camera {
  const { place, wide } = groundRound(ring, placing);
  const eye = stand(from, AWAY * wide);
  const onScreen = new Matrix4()
    .makeScale(1, -1, 1)
    .multiply(eye.projectionMatrix)
    .multiply(eye.matrixWorldInverse);
  const fitted = fillRoom(
    boxOf(ring.flatMap((point) => [0, top].map((up) => place(point, up).applyMatrix4(onScreen)))),
    room,
  );
  const toPixels = fitted.matrix.multiply(onScreen);
  const ahead = eye.getWorldDirection(new Vector3()).setY(0).normalize();
  const right = ahead.clone().cross(UP);
  const shadow = toPixels.clone().multiply(shadowAlong(right, ahead));
  const toPoint = (vector: Vector3): Point => {
    const { x, y } = vector.applyMatrix4(toPixels);
    return { x, y };
  };
  const spot = new Vector3();
  const see = (point: Point, height = 0) => toPoint(place(point, height, spot));
  const depthOf = (point: Point) => -place(point, 0, spot).applyMatrix4(eye.matrixWorldInverse).z;
  return {
    place: (point, height) => place(point, height),
    see,
    seeGround: (east, south) => toPoint(new Vector3(east, 0, south)),
    seeLine: lineSight(eye, toPoint),
    shade: (point, height) => {
      const { x, y } = place(point, height, spot).applyMatrix4(shadow);
      return { x, y };
    },
    scaleAt: (point) => (fitted.zoom * (eye.projectionMatrix.elements[5] ?? 1)) / depthOf(point),
    distanceTo: depthOf,
    light: right
      .clone()
      .multiplyScalar(LIGHT.right)
      .addScaledVector(ahead, LIGHT.away)
      .addScaledVector(UP, LIGHT.up),
    ahead,
    matrixAt: ({ x, y }, height = 0) =>
      toMatrix(see({ x, y }, height), see({ x: x + 1, y }, height), see({ x, y: y - 1 }, height)),
  };
}
