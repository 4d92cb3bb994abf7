/** What others may use of projects, on the server. */
export { projectApi } from "./api/project.server.ts";
export { type OpenProject, openProject } from "./queries/open-project.server.ts";
