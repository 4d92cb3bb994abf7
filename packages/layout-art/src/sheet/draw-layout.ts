import type { PlacedLayout } from "../layout/placed-layout.ts";
import { drawAmenities, drawTank } from "./draw-amenities.ts";
import { drawBoundary } from "./draw-boundary.ts";
import { drawEntrance } from "./draw-entrance.ts";
import { drawBlocks, drawSite } from "./draw-ground.ts";
import { drawTrees } from "./draw-trees.ts";

/** Everything of a layout, ground first. */
export function drawLayout(plan: PlacedLayout): string {
  return [
    drawSite(plan),
    drawBlocks(plan),
    drawTank(plan),
    drawAmenities(plan),
    drawTrees(plan),
    drawBoundary(plan),
    drawEntrance(plan),
  ].join("");
}
