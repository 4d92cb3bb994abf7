/** What others may use of projects, its views. */
export { ListedScreen } from "./ui/listed/listed-screen.tsx";
export { ProjectsScreen } from "./ui/listed/projects-screen.tsx";
export { PlanScale } from "./ui/plan/plan-scale.tsx";
export { FACING_WORDS, STATUS_WORDS } from "./ui/plot-words.ts";
export { fetchLateParts, ProjectScreen } from "./ui/project-screen.tsx";
export { useProjectName, withSampleQuotes } from "./ui/sample-words.ts";
