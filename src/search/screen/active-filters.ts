import { DEFAULT_QUERY, type SearchQuery } from "#search/search-query.ts";

/** A filter that narrows or widens the search against the usual one. */
export type ActiveFilter =
  | "radius"
  | "budget"
  | "type"
  | "size"
  | "gated"
  | "unrated"
  | "area"
  | "text";

interface FilterRule {
  readonly filter: ActiveFilter;
  readonly isActive: (query: SearchQuery) => boolean;
  /** What taking the filter away changes. */
  readonly without: Partial<SearchQuery>;
}

/** Every filter: when it shows as a chip, and what removing the chip does. */
const FILTER_RULES: readonly FilterRule[] = [
  {
    filter: "text",
    isActive: ({ text }) => text !== undefined,
    without: { text: undefined },
  },
  {
    filter: "radius",
    isActive: ({ centre }) => centre !== undefined,
    without: { centre: undefined, radiusKm: DEFAULT_QUERY.radiusKm, bounds: undefined },
  },
  {
    filter: "area",
    isActive: ({ area }) => area !== undefined,
    without: { area: undefined },
  },
  {
    filter: "budget",
    isActive: ({ budgetLakhs }) => budgetLakhs !== DEFAULT_QUERY.budgetLakhs,
    without: { budgetLakhs: DEFAULT_QUERY.budgetLakhs },
  },
  {
    filter: "type",
    isActive: ({ type }) => type !== DEFAULT_QUERY.type,
    without: { type: DEFAULT_QUERY.type },
  },
  {
    filter: "size",
    isActive: ({ size }) =>
      size.min !== DEFAULT_QUERY.size.min || size.max !== DEFAULT_QUERY.size.max,
    without: { size: DEFAULT_QUERY.size },
  },
  {
    filter: "gated",
    isActive: ({ gated }) => gated,
    without: { gated: false },
  },
  {
    filter: "unrated",
    isActive: ({ includeUnrated }) => includeUnrated,
    without: { includeUnrated: false },
  },
];

/** The filters that are at work, in the order of their chips. */
export function activeFilters(query: SearchQuery): readonly FilterRule[] {
  return FILTER_RULES.filter(({ isActive }) => isActive(query));
}

/** The usual filters on the same ground: place, map view and drawn area stay. */
export function withoutFilters({ bounds, centre, area }: SearchQuery): SearchQuery {
  return { ...DEFAULT_QUERY, bounds, centre, area };
}
