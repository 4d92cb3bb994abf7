import type { Box, Point } from "../layout/geometry.ts";
import type { PlacedLayout } from "../layout/placed-layout.ts";
import type { Placing } from "../layout/placing.ts";
import { randomFrom } from "../layout/random.ts";
import type { LayoutFacts, SheetCaption } from "../layout-facts.ts";
import { TOKENS } from "../palette.ts";
import { placeLayout } from "../sheet/draw-plan.ts";
import { describeSheet, drawNeatline, NEATLINE, SHEET } from "../sheet/draw-sheet.ts";
import { polyline } from "../svg-path.ts";
import { type Camera, setUpCamera } from "./camera.ts";
import { drawModel } from "./draw-model.ts";
import { countPieces, drawFlag, drawPieces, PIECES_APART } from "./draw-pieces.ts";
import { drawLyingArrow, drawSurvey } from "./draw-survey.ts";

/** How far beside the entrance the camera may stand, radians: where the site looks largest. */
const ASIDES = [0.4, 0.52, 0.64, 0.78] as const;
/** Room over the farther wall, metres. */
const HEADROOM = 4;
/** What the site fills of a sheet, pixels. */
const ROOM: Box = { left: 120, right: 1480, top: 104, bottom: 836 };
const ARROW = { x: 104, y: 92, radius: 46 } as const;
/** Side of the square that stands for a site of unstated area, metres of its own. */
const BLANK_SIDE = 60;
const BLANK_FLAT: Placing = { toSheet: ({ x, y }) => ({ x, y: -y }), scale: 1, turn: 0 };
const PIECES_BEFORE = 24;

/** A drawing, and the camera that it was seen by. */
interface Aerial {
  readonly drawing: string;
  readonly camera: Camera;
}

/** Stands before the entrance, a little to the side that the id decides. */
function cameraFor({ facts, layout, placing }: PlacedLayout, room: Box): Camera {
  const middle = placing.toSheet({ x: layout.width / 2, y: layout.depth / 2 });
  const outside = placing.toSheet({ x: layout.width / 2, y: 0 });
  const towards = Math.atan2(outside.y - middle.y, outside.x - middle.x);
  const side = randomFrom(`${facts.id} aerial`)() < 0.5 ? -1 : 1;
  const centre = { x: layout.width / 2, y: layout.depth / 2 };
  const cameras = ASIDES.map((aside) =>
    setUpCamera({
      placing,
      ring: layout.boundary,
      top: HEADROOM,
      from: towards + side * aside,
      room,
    }),
  );
  return cameras.reduce((best, one) => (one.scaleAt(centre) > best.scaleAt(centre) ? one : best));
}

/** A site without an area: a dashed square, a flag at its plus code, and what is stated beside it. */
function drawBlankSite(facts: LayoutFacts, room: Box): Aerial {
  const square: Point[] = [
    { x: 0, y: 0 },
    { x: BLANK_SIDE, y: 0 },
    { x: BLANK_SIDE, y: BLANK_SIDE },
    { x: 0, y: BLANK_SIDE },
  ];
  const side = randomFrom(`${facts.id} aerial`)() < 0.5 ? -1 : 1;
  const pieces = countPieces(facts);
  const aside = Math.max(0, pieces * PIECES_APART - BLANK_SIDE) / 2;
  const before = [
    { x: -aside, y: -PIECES_BEFORE - 8 },
    { x: BLANK_SIDE + aside, y: -PIECES_BEFORE - 8 },
  ];
  const camera = setUpCamera({
    placing: BLANK_FLAT,
    ring: pieces === 0 ? square : [...square, ...before],
    top: 1,
    from: Math.PI / 2 - side * 0.34,
    room,
  });
  const middle = { x: BLANK_SIDE / 2, y: BLANK_SIDE / 2 };
  const ring = polyline(
    square.map((point) => camera.see(point)),
    true,
  );
  return {
    camera,
    drawing:
      drawSurvey(camera, BLANK_SIDE) +
      `<path d="${ring}" fill="${TOKENS.paper}" stroke="${TOKENS.edge}" stroke-width="2" stroke-dasharray="14 10"/>` +
      drawFlag(middle, camera) +
      drawPieces(facts, { x: middle.x, y: -PIECES_BEFORE + 8 }, camera),
  };
}

/** A listing's site seen obliquely from above, filling a room of pixels; without a frame. */
export function drawAerialView(facts: LayoutFacts, room: Box): Aerial {
  const plan = placeLayout(facts);
  if (!plan) return drawBlankSite(facts, room);
  const camera = cameraFor(plan, room);
  const wide = Math.max(plan.layout.width, plan.layout.depth);
  return { camera, drawing: drawSurvey(camera, wide) + drawModel(plan, camera) };
}

/**
 * The layout of a listing's plan seen obliquely from above, as SVG, 1600 by 1000: a model on the
 * survey sheet, with a north arrow that lies on it. It has no scale, for what is far is smaller.
 */
export function drawAerial(facts: LayoutFacts, caption: SheetCaption, title: string): string {
  const { left, top, width, height } = NEATLINE;
  const { drawing, camera } = drawAerialView(facts, ROOM);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" width="${SHEET.width}" height="${SHEET.height}">` +
    describeSheet(caption, [
      title,
      caption.area,
      caption.roads,
      facts.areaSqYards === null ? facts.plusCode : null,
    ]) +
    `<rect width="100%" height="100%" fill="${TOKENS.paper}"/>` +
    `<svg x="${left}" y="${top}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${TOKENS.mist}"/><g transform="translate(${-left} ${-top})">${drawing}</g></svg>` +
    drawNeatline() +
    drawLyingArrow(camera, ARROW, ARROW.radius) +
    "</svg>"
  );
}
