/** What others may use of alerts, its views. */
export { LateSaveSearch } from "./ui/late-save-search.tsx";
export { SavedSearchesSection } from "./ui/screens/saved-searches-section.tsx";
export { StopAlertsScreen } from "./ui/screens/stop-alerts-screen.tsx";
