/** What others may use of projects. */
export { projectFacts } from "./model/project-facts.ts";
export type { ProjectView } from "./model/project-view.ts";
