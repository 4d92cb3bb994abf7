/** What others may use of saved, its views. */
export { CompareScreen } from "./ui/screens/compare-screen.tsx";
export { VisitorError, VisitorLayout } from "./ui/visitor-layout.tsx";
