// The model in a browser: to be turned about, and to be walked through.

export { type DrawnModel, drawnSite } from "./drawn-site.ts";
export type { Step } from "./on-foot.ts";
export { openWalk } from "./open-walk.ts";
export { planSite } from "./plan-site.ts";
export { plotAt } from "./plot-labels.ts";
export { buildStage, prepareRenderer } from "./stage.ts";
export type { Walk, WalkMode, WalkPlace, WalkSight } from "./walk.ts";
