import { type CatalogueColumns, summaryAt } from "#listings/catalogue-columns.ts";
import { APPROVALS, type ListingSummary } from "#listings/summary.ts";
import { search } from "#search/search.ts";
import type { SearchIndex } from "#search/search-index.ts";
import { DEFAULT_QUERY, type SearchQuery } from "#search/search-query.ts";
import { parseSearchParams } from "#search/search-url.ts";

/** The filters of the carousel: those of the search screen that need no place. */
export type CarouselFilters = Pick<SearchQuery, "budgetLakhs" | "type" | "size" | "gated">;

/** Cards that one page carries; the search has the rest. */
const MOST_CARDS = 48;
const NOT_STATED = APPROVALS.indexOf("not-stated");

/** The filters that an address asks for; bad values are ignored one by one. */
export function parseFilters(params: URLSearchParams): CarouselFilters {
  const { budgetLakhs, type, size, gated } = parseSearchParams(params).query;
  return { budgetLakhs, type, size, gated };
}

export interface CarouselLayouts {
  /** How many layouts match. */
  readonly total: number;
  readonly shown: readonly ListingSummary[];
}

/** Layouts that state a registration and fit the filters, in the order of the search screen. */
export function carouselLayouts(index: SearchIndex, filters: CarouselFilters): CarouselLayouts {
  const { columns } = index;
  const { ids } = search(index, { ...DEFAULT_QUERY, ...filters });
  const stated = ids.filter((row) => isRegistered(columns, row));
  const shown = Array.from(stated.subarray(0, MOST_CARDS), (row) => summaryAt(columns, row));
  return { total: stated.length, shown };
}

function isRegistered({ approval }: CatalogueColumns, row: number): boolean {
  return approval[row] !== NOT_STATED;
}
