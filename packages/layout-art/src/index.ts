// Drawings of a layout as SVG, one function a product. The same facts make the same bytes.
export { drawAerial } from "./aerial/draw-aerial.ts";
export { drawCloseUp } from "./close-up/draw-close-up.ts";
export { drawCard } from "./draw-card.ts";
export { drawFootprint, type FootprintSize, footprintSize } from "./draw-footprint.ts";
export type { LayoutFacts, SheetCaption } from "./layout-facts.ts";
export {
  type GroundPoint,
  type GroundRing,
  type LayoutGround,
  layoutGround,
} from "./layout-ground.ts";
export { drawFigures } from "./sheet/draw-figures.ts";
export { drawPlan } from "./sheet/draw-plan.ts";

/**
 * Names the way in which layouts are drawn: raised whenever a drawing of the same facts changes, so
 * that whoever caches drawings by it fetches them anew.
 */
export const DRAWING_VERSION = 9;
