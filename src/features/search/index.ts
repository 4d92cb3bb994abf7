/** What others may use of search. */
export { resolveTyped } from "./model/find-typed.ts";
export {
  asStoredIds,
  findSummary,
  toListingDetails,
  withDetails,
} from "./model/listing-details.ts";
export { type MedianRate, medianOf, ratedPlots } from "./model/median-rate.ts";
export { namesakes } from "./model/namesakes.ts";
export { toResults } from "./model/results.ts";
export { search } from "./model/search.ts";
export { type Catalogue, countLayouts, type SearchIndex } from "./model/search-index.ts";
export {
  type SearchQuery,
  shortFilters,
  withShortFilters,
} from "./model/search-query.ts";
export {
  DEFAULT_STATE,
  isResolved,
  parseSearchParams,
  type SearchState,
  toSearchParams,
} from "./model/search-url.ts";
