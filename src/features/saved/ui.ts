/** What others may use of saved, its views. */
export { CompareScreen } from "./ui/screens/compare-screen.tsx";
export { FavouritesScreen } from "./ui/screens/favourites-screen.tsx";
export { SharedScreen } from "./ui/screens/shared-screen.tsx";
export { VisitorError, VisitorLayout } from "./ui/visitor-layout.tsx";
