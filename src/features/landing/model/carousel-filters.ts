import {
  DEFAULT_STATE,
  parseSearchParams,
  type SearchQuery,
  toSearchParams,
  withShortFilters,
} from "#features/search/index.ts";

/** The filters of the carousel that an address asks for: those of a short form, all else as usual. */
export function parseFilters(params: URLSearchParams): SearchQuery {
  return withShortFilters(parseSearchParams(params).query);
}

/** The address of filters, as the search screen says them: empty when all are as usual. */
export function formatFilters(query: SearchQuery): string {
  return toSearchParams({ ...DEFAULT_STATE, query }).toString();
}

/** The query of the form's address, defaults left out; empty when all of them stand. */
export function toFilterQuery(filled: Iterable<readonly [string, unknown]>): string {
  const params = new URLSearchParams([...filled].map(([name, value]) => [name, String(value)]));
  return formatFilters(parseFilters(params));
}
