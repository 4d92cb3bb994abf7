import { layOut } from "../layout/lay-out.ts";
import type { PlacedLayout } from "../layout/placed-layout.ts";
import { placeSite } from "../layout/placing.ts";
import { toParts } from "../layout/plot-lines.ts";
import { pick, randomFrom } from "../layout/random.ts";
import type { LayoutFacts, SheetCaption } from "../layout-facts.ts";
import { drawBlank } from "./draw-blank.ts";
import { drawLayout } from "./draw-layout.ts";
import {
  describeSheet,
  drawBackground,
  drawNorthArrow,
  drawScaleBar,
  PLAN_ROOM,
  SHEET,
} from "./draw-sheet.ts";

/** Width over height of a site as it lies on the sheet. */
const ASPECT = { from: 1.08, to: 1.42 } as const;
/** Sides that the entrance may be on, in quarter turns; mostly the foot of the sheet. */
const ENTRANCE_SIDES = [0, 0, 0, 1, 3] as const;

/**
 * Lays out and places a listing's site; what its facts leave open is chosen by its id. Null when
 * the listing states no area, or one too small for the roads it states.
 */
export function placeLayout(facts: LayoutFacts): PlacedLayout | null {
  const { areaSqYards } = facts;
  if (areaSqYards === null || areaSqYards <= 0) return null;
  const random = randomFrom(facts.id);
  const onSheet = pick(random, ASPECT.from, ASPECT.to);
  const quarterTurns = ENTRANCE_SIDES[Math.floor(random() * ENTRANCE_SIDES.length)] ?? 0;
  const mirrored = random() < 0.5;
  const aspect = quarterTurns % 2 === 1 ? 1 / onSheet : onSheet;
  const layout = layOut({ ...facts, areaSqYards }, aspect, random);
  if (!layout) return null;
  const placing = placeSite({ ...layout, quarterTurns, mirrored }, PLAN_ROOM, random);
  return { facts, layout, parts: toParts(layout), placing, random, close: false, sees: () => true };
}

/** The plan and its scale bar; a bar without its figure says nothing, so it goes with the letters. */
function drawLettered(plan: PlacedLayout, lettered: boolean): string {
  return drawLayout(plan) + (lettered ? drawScaleBar(plan.placing.scale) : "");
}

/**
 * The plan of a layout as SVG, 1600 by 1000, north up. A site of the stated area with the
 * stated roads and amenities; how they lie is imagined, the same way for the same id. Without a
 * stated area, or with one too small for its roads, no layout is drawn. It holds no letter and needs no font.
 */
export function drawPlan(facts: LayoutFacts, caption: SheetCaption | null): string {
  const { width, height } = SHEET;
  const plan = placeLayout(facts);
  const drawing = plan ? drawNorthArrow() + drawLettered(plan, caption !== null) : drawBlank(facts);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${caption ? describeSheet(caption, [caption.area, caption.roads, plan ? null : facts.plusCode]) : ""}${drawBackground()}${drawing}</svg>`
  );
}
