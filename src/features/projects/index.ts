/** What others may use of projects. */
export { parsePlanState, toPlanSearch } from "./model/plot-search.ts";
export { projectFacts } from "./model/project-facts.ts";
export type { ProjectView } from "./model/project-view.ts";
