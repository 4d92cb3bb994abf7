/** What others may use of saved. */
export {
  comparisonPath,
  LEAST_COMPARED,
  MOST_COMPARED,
  parseComparison,
  toComparisonQuery,
} from "./model/compare-url.ts";
export { parseShared, sharedPath, toSharedQuery } from "./model/shared-url.ts";
