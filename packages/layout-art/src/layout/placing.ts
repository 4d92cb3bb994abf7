import { areaInside, type Box, between, boxOf, type Point, rotate } from "./geometry.ts";
import { pick, type Random } from "./random.ts";

/** From a layout's metres to the sheet's pixels. */
export interface Placing {
  toSheet(point: Point): Point;
  /** Pixels in a metre. */
  readonly scale: number;
  /** How far the layout's x axis is turned on the sheet, degrees clockwise. */
  readonly turn: number;
}

/** The quadrilateral that the layout's frame becomes: near left, near right, far right, far left. */
type Frame = readonly [Point, Point, Point, Point];

/** Most that a corner of the site strays from a right angle: a layout is not a flag. */
const STRAY = 0.035;
const MOST_TURN = 0.11;

function strayFrame(width: number, depth: number, random: Random): Frame {
  const most = Math.min(width, depth) * STRAY;
  const stray = (x: number, y: number) => ({
    x: x + pick(random, -most, most),
    y: y + pick(random, -most, most),
  });
  return [stray(0, 0), stray(width, 0), stray(width, depth), stray(0, depth)];
}

/** Keeps straight what runs along the frame's sides. */
function intoFrame(frame: Frame, width: number, depth: number) {
  const [nearLeft, nearRight, farRight, farLeft] = frame;
  return ({ x, y }: Point) =>
    between(
      between(nearLeft, nearRight, x / width),
      between(farLeft, farRight, x / width),
      y / depth,
    );
}

interface Site {
  readonly width: number;
  readonly depth: number;
  readonly boundary: readonly Point[];
  /** Which side the entrance is on: quarter turns from the foot of the sheet. */
  readonly quarterTurns: number;
  readonly mirrored: boolean;
}

/** Places a site in the middle of `room` (pixels), as large as fits, gently out of square. */
export function placeSite(site: Site, room: Box, random: Random): Placing {
  const { width, depth, boundary, quarterTurns, mirrored } = site;
  const bend = intoFrame(strayFrame(width, depth, random), width, depth);
  const turn = (quarterTurns * Math.PI) / 2 + pick(random, -MOST_TURN, MOST_TURN);
  const shape = (point: Point) => {
    const { x, y } = bend(mirrored ? { x: width - point.x, y: point.y } : point);
    return rotate({ x, y: -y }, turn);
  };
  const ring = boundary.map(shape);
  const box = boxOf(ring);
  const fit = Math.min(
    (room.right - room.left) / (box.right - box.left),
    (room.bottom - room.top) / (box.bottom - box.top),
  );
  const scale = fit * Math.sqrt(areaInside(ring) / areaInside(boundary));
  const offset = {
    x: (room.left + room.right - (box.left + box.right) * fit) / 2,
    y: (room.top + room.bottom - (box.top + box.bottom) * fit) / 2,
  };
  return {
    scale,
    turn: (turn * 180) / Math.PI + (mirrored ? 180 : 0),
    toSheet(point) {
      const { x, y } = shape(point);
      return { x: x * fit + offset.x, y: y * fit + offset.y };
    },
  };
}
