import { useCallback, useEffect, useState } from "react";
import { callApi, type Failure, session, toFailure } from "#features/accounts/ui.ts";
import type { SavedListing, SavedListingsReply } from "#features/saved/model/saved-listing.ts";
import { savedHomes, useSavedHomes } from "#features/saved/ui/saved-homes.ts";

type ListState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | {
      readonly kind: "ready";
      readonly listings: readonly SavedListing[];
      /** What was saved when the server was asked. */
      readonly asked: ReadonlySet<string>;
    };

/** An account's cards are asked for by its session, those of a device by their ids. */
async function askListings(ids: ReadonlySet<string>) {
  if (session.current().status === "signed-in")
    return callApi<SavedListingsReply>("GET", "/api/favourites/listings");
  if (ids.size === 0) return { ok: true, body: { listings: [] } } as const;
  return callApi<SavedListingsReply>("POST", "/api/saved-listings", { mlsNumbers: [...ids] });
}

/** The cards of the saved homes as the server gave them, less what was removed since. */
export function useSavedList() {
  const [state, setState] = useState<ListState>({ kind: "loading" });
  const { loaded, ids } = useSavedHomes();
  const load = useCallback(async () => {
    setState((was) => (was.kind === "ready" ? was : { kind: "loading" }));
    if (!savedHomes.current().isComplete) await savedHomes.resume();
    const { ids: asked, isComplete } = savedHomes.current();
    const reply = await askListings(asked);
    if (!reply.ok) setState({ kind: "failed", failure: reply });
    // By a list that lacks some, theirs would be taken for removed.
    else if (!isComplete) setState({ kind: "failed", failure: toFailure(null) });
    else setState({ kind: "ready", listings: reply.body.listings, asked });
  }, []);
  // Homes that come later: saved in another tab, or carried into the account by a sign-in.
  const isShort = state.kind === "ready" && [...ids].some((id) => !state.asked.has(id));
  useEffect(() => {
    if (loaded) void load();
  }, [loaded, load]);
  useEffect(() => {
    if (isShort) void load();
  }, [isShort, load]);
  if (state.kind !== "ready") return { state, load };
  const listings = loaded
    ? state.listings.filter(({ mlsNumber }) => ids.has(mlsNumber))
    : state.listings;
  return { state: { ...state, listings }, load };
}
