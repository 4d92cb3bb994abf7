import { drawAerialView } from "./aerial/draw-aerial.ts";
import { drawLyingArrow } from "./aerial/draw-survey.ts";
import { closeUpOf, enlarge } from "./close-up/framing.ts";
import { type Box, boxOf, type Point } from "./layout/geometry.ts";
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
/** Round a plan, as shares of its picture: more below, where a card has its label. */
const PLAN_MARGIN = { side: 0.12, top: 0.12, foot: 0.17 } as const;
/** Round an aerial view, in units of the drawing. */
const MARGIN = 40;
const FOOT = 36;
/** A close-up, cut at its sides by what room there is. */
const CLOSE_WINDOW = { width: 800, height: 600 } as const;
/** Over a plan, in a corner that its margin leaves free: of a picture so wide and high. */
const PLAN_ARROW = { wide: 100, high: 78, x: 7.4, y: 7.4, radius: 3.7 } as const;
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

/** A drawing that stays whole in the middle of whatever room there is. */
function fitWhole({ left, right, top, bottom }: Box, drawing: string): string {
  const { side, top: above, foot } = PLAN_MARGIN;
  const wide = (right - left) / (1 - 2 * side);
  const high = (bottom - top) / (1 - above - foot);
  const box = [left - side * wide, top - above * high, wide, high];
  return `<svg viewBox="${box.map(Math.round).join(" ")}" overflow="visible">${drawing}</svg>`;
}

/** The north arrow in the upper left corner, as large as the picture bears. */
function drawFixedArrow(): string {
  const { wide, high, radius } = PLAN_ARROW;
  const scale = radius / NORTH_ARROW.radius;
  return `<svg viewBox="0 0 ${wide} ${high}" preserveAspectRatio="xMinYMin">${drawNorthArrow(PLAN_ARROW, { scale, disc: false })}</svg>`;
}

/** The whole plan with its north arrow, without letters and paper, in the middle of its room. */
export function drawPlanPicture(facts: LayoutFacts): string {
  const whole = placeLayout(facts);
  if (!whole) return fitWhole(blankBox(facts), drawBlank(facts));
  const plan = shrink(whole);
  const ring = plan.layout.boundary.map(plan.placing.toSheet);
  return fitWhole(boxOf(ring), drawLayout(plan)) + drawFixedArrow();
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
