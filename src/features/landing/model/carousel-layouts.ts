import { APPROVALS, type CatalogueColumns, summaryAt } from "#features/listings/index.ts";
import { type SearchIndex, type SearchQuery, search } from "#features/search/index.ts";
import { formatFilters } from "./carousel-filters.ts";
import type { LandingData } from "./landing-data.ts";

/** Cards that one page carries; the search has the rest. */
const MOST_CARDS = 48;
const NOT_STATED = APPROVALS.indexOf("not-stated");

/** Layouts that state a registration and fit the filters, in the order of the search screen. */
export function carouselLayouts(index: SearchIndex, filters: SearchQuery): LandingData["layouts"] {
  const { columns } = index;
  const stated = search(index, filters).ids.filter((row) => isRegistered(columns, row));
  const params = formatFilters(filters);
  return {
    total: stated.length,
    shown: Array.from(stated.subarray(0, MOST_CARDS), (row) => summaryAt(columns, row)),
    inMaps: `/searchProperties${params && `?${params}`}`,
  };
}

function isRegistered({ approval }: CatalogueColumns, row: number): boolean {
  return approval[row] !== NOT_STATED;
}
