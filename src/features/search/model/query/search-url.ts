import { parseOneOf, parseText, parseWhole, parseWords, readValue } from "./address-values.ts";
import { FILTERS } from "./filters.ts";
import {
  DEFAULT_QUERY,
  FILTER_NAMES,
  formatFilter,
  parseQuery,
  type SearchQuery,
} from "./search-query.ts";

export const VIEWS = ["list", "map"] as const;
export type View = (typeof VIEWS)[number];

/** Everything of the search screen that a link carries. */
export interface SearchState {
  /** The place as typed; its resolved centre is `query.centre`. */
  readonly place: string;
  /** What was typed, where what was found is called otherwise; else empty. */
  readonly asked: string;
  readonly query: SearchQuery;
  /** Pages shown so far, from 1; pages are cumulative. */
  readonly page: number;
  /** Which of the two is in front on a phone. */
  readonly view: View;
  /** MLS number selected on the map. */
  readonly listing: string | null;
}

export const DEFAULT_STATE: SearchState = {
  place: "",
  asked: "",
  query: DEFAULT_QUERY,
  page: 1,
  view: "list",
  listing: null,
};

/** False while a place is only typed: the server then finds where it is. */
export function isResolved({ place, query }: SearchState): boolean {
  return place === "" || query.centre !== undefined;
}

const MOST_PAGES = 99_999;

const parsePage = parseWhole({ min: 1, max: MOST_PAGES });
const parseView = parseOneOf(VIEWS);

/** The query and screen that an address asks for. Bad values are ignored one by one; never throws. */
export function parseSearchParams(params: URLSearchParams): SearchState {
  return {
    place: readValue(params, "q", parseWords) ?? DEFAULT_STATE.place,
    asked: readValue(params, "asked", parseText) ?? DEFAULT_STATE.asked,
    query: parseQuery(params),
    page: readValue(params, "page", parsePage) ?? DEFAULT_STATE.page,
    view: readValue(params, "view", parseView) ?? DEFAULT_STATE.view,
    listing: readValue(params, "listing", parseText) ?? DEFAULT_STATE.listing,
  };
}

/** Every name of the address in its canonical order; null where the default stands. */
function entries({ place, asked, query, page, view, listing }: SearchState) {
  const unless = <Value>(value: Value, usual: Value) => (value === usual ? null : String(value));
  return [
    ["q", parseWords(place)],
    // It tells of a place or of words: gone with both.
    ["asked", place === "" && query.text === undefined ? null : parseText(asked)],
    ...FILTER_NAMES.map((name) => [FILTERS[name].parameter, formatFilter(name, query)] as const),
    ["page", unless(page, DEFAULT_STATE.page)],
    ["view", unless(view, DEFAULT_STATE.view)],
    ["listing", parseText(listing ?? "")],
  ] as const;
}

/** The address of a search: defaults left out, names in one order, so that equal searches share one link. */
export function toSearchParams(state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, text] of entries(state)) {
    if (text !== null) params.set(name, text);
  }
  return params;
}
