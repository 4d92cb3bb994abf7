/** What others may use of projects, its views. */
export { fetchLateParts, ProjectScreen } from "./ui/project-screen.tsx";
