// A plan that was read from somebody's drawing: its rules, what is measured on it, how it is drawn.

export { sheetScale } from "../pdf/paper-scale.ts";
export { boxOf } from "../plan-geometry.ts";
export { drawnAreas } from "./drawn-areas.ts";
export {
  DRAWING_SOURCES,
  type DrawingSource,
  type DrawnPlan,
  type DrawnPlot,
  drawnPlan,
} from "./drawn-plan.ts";
export { DRAWN_RULES, type DrawnBreach, type DrawnRule, findDrawnBreaches } from "./drawn-rules.ts";
export { toDrawnShapes } from "./drawn-shapes.ts";
export { drawDrawnSheet, drawnFrame, drawnPlots } from "./drawn-sheet.ts";
export { type MeasuredPlot, measurePlot, sidesOfDrawn } from "./measure-plot.ts";
export { findSiteBreaches, SITE_RULES, type SiteRule, type StatedSite } from "./site-rules.ts";
