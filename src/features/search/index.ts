/** What others may use of search. */

export {
  asStoredIds,
  findSummary,
  toListingDetails,
  withDetails,
} from "./model/answer/listing-details.ts";
export { type MedianRate, medianOf, ratedPlots } from "./model/answer/median-rate.ts";
export { namesakes } from "./model/answer/namesakes.ts";
export { toResults } from "./model/answer/results.ts";
export { search } from "./model/answer/search.ts";
export { type Catalogue, countLayouts, type SearchIndex } from "./model/answer/search-index.ts";
export {
  type SearchQuery,
  shortFilters,
  withShortFilters,
} from "./model/query/search-query.ts";
export {
  DEFAULT_STATE,
  isResolved,
  parseSearchParams,
  type SearchState,
  toSearchParams,
} from "./model/query/search-url.ts";
export { resolveTyped } from "./model/typed/find-typed.ts";
