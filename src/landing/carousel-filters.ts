import { DEFAULT_QUERY, type SearchQuery } from "#search/search-query.ts";

/** The filters of the carousel: those of the search screen that need no place. */
export type CarouselFilters = Pick<SearchQuery, "budgetLakhs" | "type" | "size" | "gated">;

/** Values of the form that say no more than the address without them. */
const USUAL: Readonly<Record<string, string>> = {
  budget: String(DEFAULT_QUERY.budgetLakhs),
  type: DEFAULT_QUERY.type,
  size: `${DEFAULT_QUERY.size.min}-${DEFAULT_QUERY.size.max}`,
};

/** The query of the form's address, defaults left out; empty when all of them stand. */
export function toFilterQuery(filled: Iterable<readonly [string, unknown]>): string {
  const said = [...filled].filter(([name, value]) => USUAL[name] !== value);
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
}
