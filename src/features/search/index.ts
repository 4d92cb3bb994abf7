/** What others may use of search. */
export { TYPE_CHOICES } from "./model/filters.ts";
export { toListingDetails, withDetails } from "./model/listing-details.ts";
export { type MedianRate, medianOf } from "./model/median-rate.ts";
export { toResults } from "./model/results.ts";
export { search } from "./model/search.ts";
export type { Catalogue, SearchIndex } from "./model/search-index.ts";
export { DEFAULT_QUERY, type SearchQuery } from "./model/search-query.ts";
export {
  DEFAULT_STATE,
  isResolved,
  parseSearchParams,
  type SearchState,
  toSearchParams,
} from "./model/search-url.ts";
