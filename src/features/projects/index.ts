/** What others may use of projects. */

export {
  type ListedProject,
  type ListedProjectView,
  toListedView,
} from "./model/listed-project.ts";
export {
  ACTS,
  type AdminPlot,
  type AdminPlots,
  type EndingHold,
  MOST_AT_ONCE,
  type PlotAct,
  type PlotChangeKind,
  type PlotHistoryEntry,
  type PlotNow,
  type PlotOfBuyer,
} from "./model/plot-change.ts";
export { type PlotDrawing, toPlotDrawing } from "./model/plot-drawing.ts";
export { parsePlanState, toPlanSearch } from "./model/plot-search.ts";
export { projectFacts } from "./model/project-facts.ts";
export { FEATURED_SLUG, projectPath } from "./model/project-path.ts";
export type { PlotView, ProjectPageProps, ProjectView } from "./model/project-view.ts";
