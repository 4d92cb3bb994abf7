/** What others may use of saved. */
export {
  LEAST_COMPARED,
  MOST_COMPARED,
  parseComparison,
  toComparisonQuery,
} from "./model/compare-url.ts";
export { parseShared, toSharedQuery } from "./model/shared-url.ts";
