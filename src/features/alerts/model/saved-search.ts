import {
  DEFAULT_STATE,
  isResolved,
  parseSearchParams,
  type SearchState,
  toSearchParams,
} from "#features/search/index.ts";

/** Searches that one visitor saves at most. */
export const MOST_SEARCHES = 30;
/** Characters of a search as its address says it, a drawn area of many corners included. */
export const LONGEST_SEARCH = 2000;
/** Characters of what it is called. */
export const LONGEST_NAME = 200;

/** A search that a visitor saved. */
export interface SavedSearch {
  /** The query of its address, in one order: equal searches are the same text. */
  readonly search: string;
  /** What it asks for, in the words in which it was saved. */
  readonly name: string;
}

/** As `GET /api/saved-searches` answers. */
export interface SavedSearchesReply {
  /** The last saved first. */
  readonly searches: readonly SavedSearch[];
  /** Whether changes are mailed. */
  readonly alerts: boolean;
}

/** Why a search was not saved. */
export interface RefusedSearch {
  readonly search: string;
  readonly code: "no-search" | "too-many-searches";
}

/** As `POST /api/saved-searches` answers. */
export interface SaveSearchesReply {
  /** Those that are not in the account now. */
  readonly refused: readonly RefusedSearch[];
}

/** A search without what is only how it is shown: order, page, view, the listing in front. */
export function toSearch({ place, asked, query }: SearchState): string {
  const { sort } = DEFAULT_STATE.query;
  return toSearchParams({ ...DEFAULT_STATE, place, asked, query: { ...query, sort } }).toString();
}

/** A search as an address may say it, in its one order; null where it asks for nothing, or for a place that nobody found. */
export function readSearch(text: string): string | null {
  const state = parseSearchParams(new URLSearchParams(text));
  const search = toSearch(state);
  return search === "" || !isResolved(state) ? null : search;
}

/** True for what was stored of a saved search. */
export function isSavedSearch(given: unknown): given is SavedSearch {
  return (
    typeof given === "object" &&
    given !== null &&
    "search" in given &&
    typeof given.search === "string" &&
    "name" in given &&
    typeof given.name === "string"
  );
}
