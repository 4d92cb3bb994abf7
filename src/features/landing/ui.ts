/** What others may use of landing, its views. */
export type { SavedOften } from "./ui/community-demand.tsx";
export { fetchLateParts as fetchLandingParts, LandingScreen } from "./ui/landing-screen.tsx";
