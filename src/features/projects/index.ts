/** What others may use of projects. */

export {
  fieldsOfFile,
  type ProjectFile,
  type ProjectFileSaid,
  type UnreadableCode,
} from "./bring/project-file.ts";
export {
  type DrawingBreach,
  type DrawingRule,
  type DrawingSaid,
  type DrawingUnit,
  LAYER_ROLES,
  type LayerRole,
  type PlacedPoint,
  type ReadDrawing,
  UNIT_NAMES,
} from "./drawing/drawing.ts";
export { PLOT_TARGETS, type PlotTarget } from "./import/plot-columns.ts";
export type { PlotProblemCode } from "./import/plot-problems.ts";
export {
  type AdminPlotsQuery,
  PAGE_PLOTS,
  parseAdminPlotsQuery,
  toPlotsParams,
} from "./model/admin-plots-query.ts";
export {
  FEATURED_SLUG,
  type ListedPlot,
  type ListedProject,
  projectPath,
  toListedView,
  toOtherCards,
} from "./model/listed-project.ts";
export {
  ACTS,
  type AdminPlan,
  type AdminPlot,
  type AdminPlots,
  type AdminProject,
  type EndingHold,
  MOST_AT_ONCE,
  MOST_HELD_DAYS,
  type PlotAct,
  type PlotChangeKind,
  type PlotHistory as PlotHistoryReply,
  type PlotHistoryEntry,
  type PlotNow,
  type PlotOfBuyer,
  type PlotsChanged,
} from "./model/plot-change.ts";
export {
  correctionOf,
  type PlotCorrection,
  type StatedField,
} from "./model/plot-correction.ts";
export type { PlotCrop } from "./model/plot-crop.ts";
export { type PlotDrawing, toPlotDrawing } from "./model/plot-drawing.ts";
export { findPlotPurchase } from "./model/plot-purchase.ts";
export { parsePlanState, toPlanSearch } from "./model/plot-search.ts";
export { drawingOfPlot, findPlotSubject } from "./model/plot-subject.ts";
export { allInOf, lookAtPrices, type PriceListPreview } from "./model/price-list.ts";
export { projectFacts } from "./model/project-facts.ts";
export type { PlotView, ProjectPageProps, ProjectView } from "./model/project-view.ts";
export type { ToldFacts, ToldProject } from "./model/told-project.ts";
