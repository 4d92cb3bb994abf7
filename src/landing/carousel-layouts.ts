import { type CatalogueColumns, summaryAt } from "#listings/catalogue-columns.ts";
import { APPROVALS } from "#listings/summary.ts";
import { search } from "#search/search.ts";
import type { SearchIndex } from "#search/search-index.ts";
import { DEFAULT_QUERY } from "#search/search-query.ts";
import { DEFAULT_STATE, parseSearchParams, toSearchParams } from "#search/search-url.ts";
import type { CarouselFilters } from "./carousel-filters.ts";
import type { LandingData } from "./landing-data.ts";

/** Cards that one page carries; the search has the rest. */
const MOST_CARDS = 48;
const NOT_STATED = APPROVALS.indexOf("not-stated");

/** The filters that an address asks for; bad values are ignored one by one. */
export function parseFilters(params: URLSearchParams): CarouselFilters {
  const { budgetLakhs, type, size, gated } = parseSearchParams(params).query;
  return { budgetLakhs, type, size, gated };
}

/** Layouts that state a registration and fit the filters, in the order of the search screen. */
export function carouselLayouts(
  index: SearchIndex,
  filters: CarouselFilters,
): LandingData["layouts"] {
  const { columns } = index;
  const query = { ...DEFAULT_QUERY, ...filters };
  const stated = search(index, query).ids.filter((row) => isRegistered(columns, row));
  const params = toSearchParams({ ...DEFAULT_STATE, query }).toString();
  return {
    total: stated.length,
    shown: Array.from(stated.subarray(0, MOST_CARDS), (row) => summaryAt(columns, row)),
    inMaps: `/searchProperties${params && `?${params}`}`,
  };
}

function isRegistered({ approval }: CatalogueColumns, row: number): boolean {
  return approval[row] !== NOT_STATED;
}
