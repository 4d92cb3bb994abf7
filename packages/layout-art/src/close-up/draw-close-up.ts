import { between } from "../layout/geometry.ts";
import type { PlacedLayout } from "../layout/placed-layout.ts";
import { measureRoad } from "../layout/road-width.ts";
import type { LayoutFacts, Notice } from "../layout-facts.ts";
import { TOKENS } from "../palette.ts";
import { drawFigures } from "../sheet/draw-figures.ts";
import { drawLayout } from "../sheet/draw-layout.ts";
import { placeLayout } from "../sheet/draw-plan.ts";
import {
  describeSheet,
  drawBackground,
  drawNeatline,
  drawNorthArrow,
  drawScaleBar,
  NEATLINE,
  SHEET,
} from "../sheet/draw-sheet.ts";
import { at, figure } from "../svg-path.ts";
import type { CloseUpCode } from "../views.ts";
import { closeUpOf, enlarge } from "./framing.ts";

const SCALE_END = { x: 1560, y: 962 } as const;
const ARROW = { x: 96, y: 96 } as const;
const LONGEST_BAR = 280;
const LABEL = { width: 104, height: 46, size: 30 } as const;

/** Texts inside a close-up. */
export interface ViewCaption extends Notice {
  /** "Entrance". */
  readonly title: string;
}

/** The stated width of a road, from side to side as on a surveyor's drawing. */
function drawRoadWidth(plan: PlacedLayout): string {
  const road = measureRoad(plan);
  if (!road) return "";
  const [left, right] = [plan.placing.toSheet(road.from), plan.placing.toSheet(road.to)];
  const middle = between(left, right, 0.5);
  const angle = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI;
  const tick = (point: typeof left) =>
    `<path transform="translate(${at(point)})rotate(${figure(angle)})" d="M-9 13 9-13M0-24V24"/>`;
  return (
    `<g fill="none" stroke="${TOKENS.ink}" stroke-width="2.5"><path d="M${at(left)}L${at(right)}"/>${tick(left)}${tick(right)}</g>` +
    `<rect x="${figure(middle.x - LABEL.width / 2)}" y="${figure(middle.y - LABEL.height / 2)}" width="${LABEL.width}" height="${LABEL.height}" rx="4" fill="${TOKENS.card}"/>` +
    drawFigures(`${road.feet} ft`, {
      x: middle.x,
      y: Math.round(middle.y + LABEL.size * 0.34),
      size: LABEL.size,
      colour: TOKENS.ink,
      anchor: 0.5,
    })
  );
}

/**
 * A part of a listing's plan seen closely, as SVG, 1600 by 1000, north up: a framed sheet with its
 * own scale bar and title. Null when the plan does not draw what the view shows.
 */
export function drawCloseUp(
  facts: LayoutFacts,
  view: CloseUpCode,
  caption: ViewCaption,
): string | null {
  const whole = placeLayout(facts);
  const closeUp = whole && closeUpOf(whole, view);
  if (!closeUp) return null;
  const { left, top, width, height } = NEATLINE;
  const plan = enlarge(whole, closeUp, NEATLINE);
  const drawing =
    drawBackground() + drawLayout(plan) + (view === "road" ? drawRoadWidth(plan) : "");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" width="${SHEET.width}" height="${SHEET.height}">` +
    describeSheet(caption, [caption.title]) +
    `<rect width="100%" height="100%" fill="${TOKENS.paper}"/>` +
    `<svg x="${left}" y="${top}" width="${width}" height="${height}">${drawing}</svg>` +
    drawNeatline() +
    drawNorthArrow(ARROW, { scale: 1, disc: true }) +
    drawScaleBar(plan.placing.scale, SCALE_END, LONGEST_BAR) +
    "</svg>"
  );
}
