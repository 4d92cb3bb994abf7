import {
  DEFAULT_QUERY,
  DEFAULT_STATE,
  parseSearchParams,
  type SearchQuery,
  toSearchParams,
} from "#features/search/index.ts";

/** The filters of the carousel: those of the search screen that need no place. */
export type CarouselFilters = Pick<SearchQuery, "budgetLakhs" | "type" | "size" | "gated">;

/** The filters that an address asks for; bad values are ignored one by one. */
export function parseFilters(params: URLSearchParams): CarouselFilters {
  const { budgetLakhs, type, size, gated } = parseSearchParams(params).query;
  return { budgetLakhs, type, size, gated };
}

/** The address of filters, as the search screen says them: empty when all are as usual. */
export function formatFilters(filters: CarouselFilters): string {
  return toSearchParams({ ...DEFAULT_STATE, query: { ...DEFAULT_QUERY, ...filters } }).toString();
}

/** The query of the form's address, defaults left out; empty when all of them stand. */
export function toFilterQuery(filled: Iterable<readonly [string, unknown]>): string {
  const params = new URLSearchParams([...filled].map(([name, value]) => [name, String(value)]));
  return formatFilters(parseFilters(params));
}
