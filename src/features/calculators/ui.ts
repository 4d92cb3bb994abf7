/** What others may use of calculators, its views. */
export { BudgetScreen } from "./ui/budget-screen.tsx";
export { CostLines } from "./ui/cost-lines.tsx";
export { CostScreen } from "./ui/cost-screen.tsx";
export { DocumentsScreen } from "./ui/documents-screen.tsx";
export { InstalmentScreen } from "./ui/instalment-screen.tsx";
export { ListingCost } from "./ui/listing-cost.tsx";
export { ToolsScreen } from "./ui/tools-screen.tsx";
export { UnitsScreen } from "./ui/units-screen.tsx";
