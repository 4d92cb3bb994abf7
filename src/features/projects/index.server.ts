/** What others may use of projects, on the server. */
export { projectApi, projectsApi } from "./api/project.server.ts";
export {
  openProjectFileThreads,
  type ProjectFileThreads,
} from "./bring/project-file-threads.server.ts";
export { type Bringing, type Brought, bringProject } from "./commands/bring-project.server.ts";
export { changePlots, type Wanted } from "./commands/change-plots.server.ts";
export { changePrices } from "./commands/change-prices.server.ts";
export {
  correctFacts,
  correctPlots,
  type FactsResult,
  type PlotsCorrected,
} from "./commands/correct-project.server.ts";
export { followPlotClock } from "./commands/follow-clock.server.ts";
export {
  countBuyer,
  forgetBuyer,
  forgetWhoChangedPlots,
  moveBuyer,
  moveWhoChangedPlots,
  sweepBuyers,
} from "./commands/forget-buyers.server.ts";
export {
  publishProject,
  type RemoveResult,
  removeProject,
} from "./commands/publish-project.server.ts";
export { seedProject } from "./commands/seed-project.server.ts";
export { type UndoResult, undoPlots } from "./commands/undo-plots.server.ts";
export type { PlotsContext } from "./commands/write-plots.server.ts";
export { pdfPath } from "./pdf/pdf-names.ts";
export {
  findAdminPlan,
  findAdminPlots,
  findChosenPlots,
  findPlotCrops,
  listAdminProjects,
} from "./queries/find-admin-plots.server.ts";
export { findEndingHolds } from "./queries/find-ending-holds.server.ts";
export { findPlotHistory } from "./queries/find-plot-history.server.ts";
export { findOwnPlots, findPlotsOf } from "./queries/find-plots-of.server.ts";
export { findToldProject } from "./queries/find-told-project.server.ts";
export { LiveProjects } from "./queries/live-projects.server.ts";
export { findPricedPlots } from "./queries/plot-store.server.ts";
export { PRICE_SHEET_KINDS, priceSheet } from "./queries/price-sheet.server.ts";
