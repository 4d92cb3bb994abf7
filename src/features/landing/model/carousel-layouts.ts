import {
  APPROVALS,
  type Approval,
  type CatalogueColumns,
  type ListingSummary,
  summaryAt,
} from "#features/listings/index.ts";
import { type SearchIndex, type SearchQuery, search } from "#features/search/index.ts";
import { formatFilters } from "./carousel-filters.ts";

/** The layouts that the landing page offers. */
export interface CarouselLayouts {
  /** Those that fit the filters, the usual ones as well as chosen ones. */
  readonly total: number;
  /** All that state a registration, whatever the filters. */
  readonly registered: number;
  readonly shown: readonly ListingSummary[];
  /** The same search on the map screen, as path and query. */
  readonly inMaps: string;
}

/** Cards that one page carries; the search has the rest. */
const MOST_CARDS = 48;
const WITHOUT_REGISTRATION: readonly Approval[] = ["permit-stated", "not-stated"];

/**
 * Layouts that state a registration and fit the filters, in the order of the search screen; of a
 * layout of which several listings tell, the first one.
 */
export function carouselLayouts(index: SearchIndex, filters: SearchQuery): CarouselLayouts {
  const { columns } = index;
  const first = index.layouts();
  const seen = new Set<number>();
  const registered = new Set(first.filter((_, row) => isRegistered(columns, row)));
  const stated = search(index, filters).ids.filter((row) => {
    const layout = first[row] ?? row;
    if (seen.has(layout) || !isRegistered(columns, row)) return false;
    seen.add(layout);
    return true;
  });
  const params = formatFilters(filters);
  return {
    total: stated.length,
    registered: registered.size,
    shown: Array.from(stated.subarray(0, MOST_CARDS), (row) => summaryAt(columns, row)),
    inMaps: `/searchProperties${params && `?${params}`}`,
  };
}

function isRegistered({ approval }: CatalogueColumns, row: number): boolean {
  const state = APPROVALS[approval[row] ?? 0];
  return state !== undefined && !WITHOUT_REGISTRATION.includes(state);
}
