/** What others may use of calculators. */
export { type AllInCost, allInCost, type CostLine } from "./model/all-in-cost.ts";
export { toRupees, whatBudgetBuys } from "./model/budget.ts";
export { type DutyId, RATES } from "./model/rates.ts";
export { parseToolName, type ToolName } from "./model/tool-names.ts";
export { AREA_UNITS, type AreaUnit, fromSqYards, toSqYards } from "./model/units.ts";
