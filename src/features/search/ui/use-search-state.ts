import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SearchQuery } from "#features/search/model/query/search-query.ts";
import {
  isResolved,
  parseSearchParams,
  type SearchState,
  toSearchParams,
} from "#features/search/model/query/search-url.ts";
import { AddressWriter, type Entry } from "./address-writer.ts";
import { catalogueCache } from "./catalogue-cache.ts";

export interface SearchControl {
  readonly state: SearchState;
  /** Changes what is asked; the list starts again from its first page. */
  readonly ask: (change: Partial<SearchQuery>, entry?: Entry) => void;
  /** Changes anything of the address, the page shown included. */
  readonly show: (change: Partial<SearchState>, entry?: Entry) => void;
  /** To be told whether the visitor is on the way to another page. */
  readonly leave: (isLeaving: boolean) => void;
}

/** A search as its address will tell it: tidied and rounded alike. */
function asAddressed(state: SearchState): SearchState {
  return parseSearchParams(toSearchParams(state));
}

/**
 * The search and the ways to change it. The address tells it; but what is chosen here stands at
 * once, and the address follows, after the paint where this tab finds the answer itself.
 */
export function useSearchState(): SearchControl {
  const { search, state: entryState } = useLocation();
  const navigate = useNavigate();
  const [writer] = useState(() => new AddressWriter());
  const [ahead, setAhead] = useState<SearchState | null>(null);
  const told = useMemo(() => parseSearchParams(new URLSearchParams(search)), [search]);
  useEffect(() => () => writer.drop(), [writer]);

  const latest = useRef(entryState);
  latest.current = entryState;
  const show = useCallback(
    (change: Partial<SearchState>, entry: Entry = { kind: "step" }) => {
      const next = asAddressed({ ...writer.now(), ...change });
      const isLocal = catalogueCache.current() !== null && isResolved(next);
      setAhead(isResolved(next) ? next : null);
      const go = async (to: string, { replace }: { replace: boolean }) =>
        navigate({ search: to }, { preventScrollReset: true, replace, state: latest.current });
      void writer
        .write(next, entry, isLocal ? "after-paint" : "now", go)
        .then(() => setAhead((now) => (now === next ? null : now)));
    },
    [navigate, writer],
  );
  const ask = useCallback(
    (change: Partial<SearchQuery>, entry?: Entry) =>
      show({ query: { ...writer.now().query, ...change }, page: 1 }, entry),
    [show, writer],
  );
  const leave = useCallback(
    (isLeaving: boolean) => {
      writer.leave(isLeaving);
      // Who stays after all is shown what the address tells.
      if (!isLeaving) setAhead(null);
    },
    [writer],
  );
  const state = ahead ?? told;
  return useMemo(() => ({ state, ask, show, leave }), [state, ask, show, leave]);
}
