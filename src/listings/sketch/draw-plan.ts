import { drawAmenities, drawTank } from "./draw-amenities.ts";
import { drawBoundary } from "./draw-boundary.ts";
import { drawEntrance } from "./draw-entrance.ts";
import { drawBlocks, drawSite } from "./draw-ground.ts";
import { drawTrees } from "./draw-trees.ts";
import type { Plan } from "./plan.ts";

/** Everything of a layout, ground first. */
export function drawPlan(plan: Plan): string {
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
