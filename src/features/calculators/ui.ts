/** What others may use of calculators, its views. */
export { ASKED_FIELDS, AskedFields } from "./ui/asked-fields.tsx";
export { BudgetScreen } from "./ui/budget-screen.tsx";
export { CostAndLoan } from "./ui/cost-and-loan.tsx";
export { CostScreen } from "./ui/cost-screen.tsx";
export { DocumentsScreen } from "./ui/documents-screen.tsx";
export { DUTY_WORDS } from "./ui/duty-words.ts";
export { InstalmentScreen } from "./ui/instalment-screen.tsx";
export { ListingCost } from "./ui/listing-cost.tsx";
export { ToolsScreen } from "./ui/tools-screen.tsx";
export { TypedForm } from "./ui/typed-form.tsx";
export { UnitsScreen } from "./ui/units-screen.tsx";
export type { ToolScreenProps } from "./ui/use-tool-params.ts";
export { useTypedFields } from "./ui/use-typed-fields.ts";
