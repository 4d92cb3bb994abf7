/** What others may use of saved. */
export {
  choicePath,
  comparisonPath,
  LEAST_COMPARED,
  MOST_COMPARED,
  parseComparison,
  toChoiceQuery,
  toComparisonQuery,
} from "./model/compare-url.ts";
export { parseShared, sharedPath, toSharedQuery } from "./model/shared-url.ts";
