// A site's plan and what is drawn from it. Nothing here needs a server or a browser.

export { drawPlanSheet } from "./draw-plan-sheet.ts";
export { parsePlan } from "./parse-plan.ts";
export { type Plan, type PlanPlot, planFile } from "./plan.ts";
export { centroidOf, type Point } from "./plan-geometry.ts";
export { avenueFrame, frameOf, plotOnSheet, type SheetFrame, spotsOf } from "./plan-paths.ts";
export { openSharesOf, type SiteAreas, wholeAreasOf } from "./plan-rules.ts";
export { METRES_PER_DEGREE, middleOf, toLatLng, toPlanShapes } from "./plot-shapes.ts";
export { frontOf, type PlotSide, rectangleOf, sidesOfPlot } from "./plot-sides.ts";
export type { LatLng, ProjectFacts } from "./project-facts.ts";
