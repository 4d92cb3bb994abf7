/** What others may use of calculators. */
export { costOfSize, landWithin, usualSize, whatBudgetBuysAllIn } from "./model/all-in-budget.ts";
export { type AllInCost, allInCost, type CostLine } from "./model/all-in-cost.ts";
export { amountReader, type TypedAmount, type TypedUnit } from "./model/amount-reader.ts";
export { toRupees, whatBudgetBuys } from "./model/budget.ts";
export { checklistPath } from "./model/checklist-path.ts";
export type { Purchase } from "./model/checklists.ts";
export { toLoanPlan } from "./model/loan-plan.ts";
export { RATES } from "./model/rates.ts";
export {
  parseToolName,
  purchaseIdOf,
  type ToolName,
  toToolQuery,
  wrongFields,
} from "./model/tool-inputs.ts";
export { TYPED_AREAS, TYPED_LAKHS, type TypedArea } from "./model/typed-units.ts";
export { AREA_UNITS, type AreaUnit, fromSqYards, toSqYards } from "./model/units.ts";
