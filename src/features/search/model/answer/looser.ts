import { RANGES } from "#features/search/model/query/filters.ts";
import {
  FILTER_NAMES,
  type FilterName,
  formatFilter,
  type SearchQuery,
} from "#features/search/model/query/search-query.ts";
import { SIZE_SCALES, unitOf } from "#features/search/model/query/size-query.ts";

/** What a visitor may give up of a search: where it looks, or one of its filters. */
export type Loosened = "place" | Exclude<FilterName, PlaceName | "radiusKm" | "sort" | "total">;
type PlaceName = "centre" | "town" | "bounds" | "area";

type Looser = { readonly [Name in Loosened]: (query: SearchQuery) => Partial<SearchQuery> };

/** How each is given up. */
const LOOSER: Looser = {
  place: () => ({ centre: undefined, town: undefined, bounds: undefined, area: undefined }),
  text: () => ({ text: undefined }),
  leastLakhs: () => ({ leastLakhs: 0 }),
  budgetLakhs: ({ budgetLakhs }) => ({
    budgetLakhs: Math.max(RANGES.budgetLakhs.max, budgetLakhs),
  }),
  type: () => ({ type: "All" }),
  size: ({ size }) => {
    const { min, max } = SIZE_SCALES[unitOf(size)];
    return { size: { ...size, min: Math.min(min, size.min), max } };
  },
  near: () => ({ near: undefined }),
  road: () => ({ road: undefined }),
  registration: () => ({ registration: undefined }),
  gated: () => ({ gated: false }),
  available: () => ({ available: false }),
  includeUnrated: () => ({ includeUnrated: true }),
};

export const LOOSENED = Object.keys(LOOSER) as readonly Loosened[];

/** The query with one thing given up; the same one where it does not ask for that. */
export function loosen(query: SearchQuery, what: Loosened): SearchQuery {
  const looser = { ...query, ...LOOSER[what](query) };
  const isSame = FILTER_NAMES.every(
    (name) => formatFilter(name, looser) === formatFilter(name, query),
  );
  return isSame ? query : looser;
}
