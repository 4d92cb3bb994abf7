/** What others may use of landing, its views. */
export { fetchLateParts as fetchLandingParts, LandingScreen } from "./ui/landing-screen.tsx";
