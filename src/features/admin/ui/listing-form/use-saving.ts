import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Failure, useFailureWords } from "#features/accounts/ui.ts";
import { useConsoleCalls } from "#features/admin/ui/second-factor/console-calls.ts";
import type {
  AdminListing,
  Listing,
  ListingDetails,
  ListingProblem,
} from "#features/listings/index.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/form-message.tsx";
import { type Clash, type Draft, EMPTY_DRAFT, merge, textAt, toClashes, toSent } from "./draft.ts";
import { useDraft, useUnsaved } from "./use-draft.ts";

/** Another agent was first: what is there now, and how it differs. */
export interface Conflict {
  readonly theirs: AdminListing;
  readonly clashes: readonly Clash[];
  readonly published: boolean;
}

type Checked =
  | { readonly details: ListingDetails; readonly problems: null }
  | { readonly details: null; readonly problems: readonly ListingProblem[] };

/** Everything that is done with a form: saving, publishing, the preview, two agents at once. */
export function useSaving(stored: AdminListing | null, onSaved: (mlsNumber: string) => void) {
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords();
  const [base, setBase] = useState(stored);
  const { control, setDraft, setProblems, problems } = useDraft(
    (stored?.listing as Draft | undefined) ?? EMPTY_DRAFT,
  );
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [preview, setPreview] = useState<ListingDetails | null>(null);
  const [busy, setBusy] = useState(false);
  const { draft } = control;
  const unsaved = useUnsaved(draft, (base?.listing as Draft | undefined) ?? EMPTY_DRAFT);
  const fail = (text: string) => setOutcome({ kind: "failure", text });

  /** What the server makes of the draft; its problems go to their fields. */
  const check = async (listing: object): Promise<ListingDetails | null> => {
    const reply = await call<Checked>("POST", "/api/agent/listing-preview", { listing });
    if (!reply.ok) {
      fail(failureWords(reply));
      return null;
    }
    if (reply.body.problems) {
      setProblems(reply.body.problems);
      fail(t`Some fields are not right yet. Nothing was saved.`);
    }
    return reply.body.details;
  };

  const meetConflict = async (mine: Draft, published: boolean, seen: AdminListing) => {
    const path = pathOf(seen.listing.mlsNumber);
    const reply = await call<{ listing: AdminListing }>("GET", path);
    if (!reply.ok) return fail(failureWords(reply));
    const theirs = reply.body.listing;
    const clashes = toClashes(seen.listing, theirs.listing, mine);
    setConflict({ theirs, clashes, published });
    setOutcome(NO_OUTCOME);
  };

  const refuse = async (failure: Failure, sent: Draft, published: boolean) => {
    if (failure.code === "bad-listing") await check(toSent(sent));
    else if (failure.code === "changed-meanwhile" && base)
      await meetConflict(sent, published, base);
    else if (failure.code === "number-taken") {
      setProblems([{ path: "mlsNumber", code: "taken" }]);
      fail(t`Another listing has this number. Choose another.`);
    } else if (failure.code === "second-factor-needed")
      fail(t`The console was locked. What you typed is kept: do it once more.`);
    else fail(failureWords(failure));
  };

  const send = async (listing: Draft, published: boolean, seen: AdminListing | null) => {
    setBusy(true);
    const body = { listing: toSent(listing), published };
    const reply = seen
      ? await call<{ listing: AdminListing }>("PUT", pathOf(seen.listing.mlsNumber), {
          ...body,
          version: seen.version,
        })
      : await call<{ listing: AdminListing }>("POST", "/api/agent/listings", body);
    if (reply.ok) {
      const { listing: saved } = reply.body;
      setBase(saved);
      setDraft(saved.listing as unknown as Draft);
      setConflict(null);
      setOutcome({
        kind: "success",
        text: saved.published ? t`Saved. Visitors see it now.` : t`Saved, not on the site.`,
      });
      onSaved(saved.listing.mlsNumber);
    } else await refuse(reply, listing, published);
    setBusy(false);
  };

  return {
    control,
    problems,
    outcome,
    conflict,
    preview,
    busy,
    unsaved,
    isStored: base !== null,
    published: base?.published ?? false,
    save: (published: boolean) => send(draft, published, base),
    /** Saves once more over what the other agent left, whose `kept` fields stay. */
    resolve: async (stayTheirs: ReadonlySet<string>) => {
      if (!conflict || !base) return;
      const { theirs, published } = conflict;
      const merged = merge(base.listing as Listing, theirs.listing, { mine: draft, stayTheirs });
      setDraft(merged);
      setBase(theirs);
      await send(merged, published, theirs);
    },
    /** Takes over what the other agent left, and forgets what was typed here. */
    giveUp: () => {
      if (!conflict) return;
      setBase(conflict.theirs);
      setDraft(conflict.theirs.listing as unknown as Draft);
      setConflict(null);
      onSaved(textAt(conflict.theirs.listing as unknown as Draft, "mlsNumber"));
    },
    openPreview: async () => {
      setOutcome(NO_OUTCOME);
      setPreview(await check(toSent(draft)));
    },
    closePreview: () => setPreview(null),
  };
}

export type Saving = ReturnType<typeof useSaving>;

function pathOf(mlsNumber: string): string {
  return `/api/agent/listings/${encodeURIComponent(mlsNumber)}`;
}
