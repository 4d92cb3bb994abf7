import { drawAerialView } from "./aerial/draw-aerial.ts";
import { drawLyingArrow } from "./aerial/draw-survey.ts";
import { closeUpOf, enlarge } from "./close-up/framing.ts";
import { type Box, boxOf, distanceFrom, type Point } from "./layout/geometry.ts";
import type { PlacedLayout } from "./layout/placed-layout.ts";
import type { LayoutFacts } from "./layout-facts.ts";
import { TOKENS } from "./palette.ts";
import { blankBox, drawBlank } from "./sheet/draw-blank.ts";
import { drawLayout } from "./sheet/draw-layout.ts";
import { placeLayout } from "./sheet/draw-plan.ts";
import { drawBackground, drawNorthArrow, NORTH_ARROW } from "./sheet/draw-sheet.ts";
import type { CloseUpCode, ViewCode } from "./views.ts";

/** The plate of a listing, drawn of more than its layout, has a card of its own. */
export type LayoutView = Exclude<ViewCode, "plate">;

/** Of the plan on its sheet: a card's lines must bear being a quarter as large. */
const PLAN_ZOOM = 0.6;
const MARGIN = 40;
/** Below a plan, where a card has its label. */
const FOOT = 36;
/** A close-up, cut at its sides by what room there is. */
const CLOSE_WINDOW = { width: 800, height: 600 } as const;
/** In a plan, in units of the drawing. */
const ARROW_RADIUS = 22;
const ARROW_APART = 9;
const ARROW_STEP = 6;
/** Share of the plan's width and height, from its top left corner, where the arrow may stand. */
const ARROW_SHARE = 0.3;
/** Width over height that a card's picture has at most when it stands in a row. */
const CARD_ASPECT = 1.28;
/** What a site seen obliquely fills, in units of the drawing. */
const AERIAL_ROOM: Box = { left: 0, right: 840, top: 0, bottom: 560 };
/** Over an aerial view, pixels of the page. */
const LYING_ARROW = { x: 27, y: 22, radius: 18 } as const;
/** Over a close-up, pixels of the page. */
const CORNER_ARROW = { x: 21, y: 21, scale: 0.34 } as const;

function shrink(plan: PlacedLayout): PlacedLayout {
  const { scale, turn, toSheet } = plan.placing;
  const placing = {
    turn,
    scale: scale * PLAN_ZOOM,
    toSheet(point: Point) {
      const { x, y } = toSheet(point);
      return { x: x * PLAN_ZOOM, y: y * PLAN_ZOOM };
    },
  };
  return { ...plan, placing };
}

function round({ x, y }: Point, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Height of the smallest card picture that holds a box whole. */
function sizeOf({ left, right, top, bottom }: Box): number {
  return Math.max((right - left) / CARD_ASPECT, bottom - top);
}

/** Where at the top left the north arrow costs the plan least, clear of the site. */
function placeArrow(ring: readonly Point[]): Point {
  const site = boxOf(ring);
  const apart = ARROW_RADIUS + ARROW_APART;
  const [wide, high] = [site.right - site.left, site.bottom - site.top];
  const steps = (length: number) =>
    Array.from({ length: Math.ceil((apart + length * ARROW_SHARE) / ARROW_STEP) }, (_, i) => i);
  const free = steps(wide)
    .flatMap((column) =>
      steps(high).map((row) => ({
        x: site.left - apart + column * ARROW_STEP,
        y: site.top - apart + row * ARROW_STEP,
      })),
    )
    .filter((point) => isClear(point, ring, apart));
  const cost = (point: Point) => sizeOf(around(site, round(point, ARROW_RADIUS)));
  const corner = { x: site.left - apart, y: site.top - apart };
  return free.reduce((best, point) => (cost(point) < cost(best) - 0.5 ? point : best), corner);
}

function isClear(point: Point, ring: readonly Point[], apart: number): boolean {
  const near = ring.some((corner, index) => {
    const next = ring[(index + 1) % ring.length] ?? corner;
    return distanceFrom(point, corner, next) < apart;
  });
  return !near && !isInside(point, ring);
}

function isInside({ x, y }: Point, ring: readonly Point[]): boolean {
  return ring.reduce((inside, a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    const crosses = a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    return crosses ? !inside : inside;
  }, false);
}

/** A drawing that stays whole in the middle of whatever room there is. */
function fitWhole({ left, right, top, bottom }: Box, drawing: string): string {
  const box = [
    left - MARGIN,
    top - MARGIN,
    right - left + 2 * MARGIN,
    bottom - top + MARGIN + FOOT,
  ];
  return `<svg viewBox="${box.map(Math.round).join(" ")}" overflow="visible">${drawing}</svg>`;
}

/** The whole plan with its north arrow, without letters and paper, in the middle of its room. */
export function drawPlanPicture(facts: LayoutFacts): string {
  const whole = placeLayout(facts);
  if (!whole) return fitWhole(blankBox(facts), drawBlank(facts));
  const plan = shrink(whole);
  const ring = plan.layout.boundary.map(plan.placing.toSheet);
  const arrow = placeArrow(ring);
  const scale = ARROW_RADIUS / NORTH_ARROW.radius;
  return fitWhole(
    around(boxOf(ring), round(arrow, ARROW_RADIUS)),
    drawNorthArrow(arrow, { scale, disc: false }) + drawLayout(plan),
  );
}

/** The site seen obliquely, the survey sheet going on round it. */
function drawAerialPicture(facts: LayoutFacts): string {
  const { left, right, top, bottom } = AERIAL_ROOM;
  const { drawing, camera } = drawAerialView(facts, AERIAL_ROOM);
  const [width, height] = [right - left, bottom - top];
  return (
    `<rect width="100%" height="100%" fill="${TOKENS.mist}"/>` +
    `<svg viewBox="${left - MARGIN} ${top - MARGIN} ${width + 2 * MARGIN} ${height + MARGIN + FOOT}" overflow="visible">${drawing}</svg>` +
    drawLyingArrow(camera, LYING_ARROW, LYING_ARROW.radius)
  );
}

function drawCloseUp(facts: LayoutFacts, view: CloseUpCode): string | null {
  const whole = placeLayout(facts);
  const closeUp = whole && closeUpOf(whole, view);
  if (!closeUp) return null;
  const { width, height } = CLOSE_WINDOW;
  const { scale } = CORNER_ARROW;
  return (
    `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${drawLayout(enlarge(whole, closeUp, CLOSE_WINDOW))}</svg>` +
    drawNorthArrow(CORNER_ARROW, { scale, disc: true })
  );
}

/**
 * A view of a listing for a card, as SVG without letters, that has no size of its own and fills
 * any: a plan is never cut, a close-up only at its sides, and both keep their north arrow. Null
 * when the plan does not draw what the view shows.
 */
export function drawCard(facts: LayoutFacts, view: LayoutView): string | null {
  const drawing =
    view === "plan"
      ? drawPlanPicture(facts)
      : view === "aerial"
        ? drawAerialPicture(facts)
        : drawCloseUp(facts, view);
  return drawing && `<svg xmlns="http://www.w3.org/2000/svg">${drawBackground()}${drawing}</svg>`;
}
