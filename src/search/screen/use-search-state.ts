import { useCallback, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SearchQuery } from "#search/search-query.ts";
import { parseSearchParams, type SearchState, toSearchParams } from "#search/search-url.ts";

/** How a change of the search enters the browser's history. */
type Entry =
  /** A step that Back undoes. */
  | { readonly kind: "step" }
  /** Part of a running movement, such as a slider being dragged: one step however many changes. */
  | { readonly kind: "tuning"; readonly what: string }
  /** No step of its own: the map came to rest, more cards are shown. */
  | { readonly kind: "silent" };

export interface SearchControl {
  readonly state: SearchState;
  /** Changes what is asked; the list starts again from its first page. */
  readonly ask: (change: Partial<SearchQuery>, entry?: Entry) => void;
  /** Changes anything of the address, the page shown included. */
  readonly show: (change: Partial<SearchState>, entry?: Entry) => void;
}

const STEP: Entry = { kind: "step" };

/** The search as the address tells it, and the ways to change it. */
export function useSearchState(): SearchControl {
  const { search, state: entryState } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => parseSearchParams(new URLSearchParams(search)), [search]);
  const movement = useRef<Movement | null>(null);

  const show = useCallback(
    (change: Partial<SearchState>, entry: Entry = STEP) => {
      const query = toSearchParams({ ...stateNow(), ...change }).toString();
      const next = query && `?${query}`;
      if (entry.kind === "step") movement.current = null;
      const replace =
        entry.kind === "silent" ||
        (entry.kind === "tuning" && continues(movement, entry.what, window.location.search));
      movement.current?.addresses.add(next);
      void navigate({ search: next }, { preventScrollReset: true, replace, state: entryState });
    },
    [navigate, entryState],
  );
  const ask = useCallback(
    (change: Partial<SearchQuery>, entry?: Entry) =>
      show({ query: { ...stateNow().query, ...change }, page: 1 }, entry),
    [show],
  );
  return { state, ask, show };
}

/** What the address asks for at this moment: a part of the screen may be a frame behind it. */
function stateNow(): SearchState {
  return parseSearchParams(new URLSearchParams(window.location.search));
}

/** A slider being moved, and the addresses it led to. */
interface Movement {
  readonly what: string;
  readonly addresses: Set<string>;
}

/**
 * True when the page stands at an address of the same movement, whose entry may then be replaced.
 * Asked of the browser itself: React may be some steps behind a moving slider.
 */
function continues(movement: { current: Movement | null }, what: string, at: string): boolean {
  if (movement.current?.what === what && movement.current.addresses.has(at)) return true;
  movement.current = { what, addresses: new Set() };
  return false;
}
