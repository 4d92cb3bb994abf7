import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { type Failure, useFailureWords } from "#features/accounts/ui.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import type {
  AdminListing,
  Listing,
  ListingDetails,
  ListingPreview,
  ListingProblem,
  SavedFacts,
} from "#features/listings/index.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import {
  type Clash,
  type Draft,
  emptyDraft,
  isUnsaved,
  merge,
  publishedOf,
  toClashes,
  toSent,
  withTypedOn,
} from "./draft.ts";
import { useDraft } from "./use-draft.ts";

/** Another agent was first: what is there now, and how it differs. */
export interface Conflict {
  readonly theirs: AdminListing;
  readonly clashes: readonly Clash[];
  /** True where the other agent put it on the site, or took it off. */
  readonly isToggled: boolean;
  /** Whether visitors are to see it. */
  readonly published: boolean;
}

/** Everything that is done with a form: saving, publishing, the preview, two agents at once. */
export function useSaving(stored: AdminListing | null, onSaved: (mlsNumber: string) => void) {
  const { state } = useRegion();
  const { t } = useLingui();
  const { write } = useListingCalls();
  const [base, setBase] = useState<SavedFacts | null>(stored);
  const { control, setDraft, setProblems, problems } = useDraft(draftOf(stored, state));
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [busy, setBusy] = useState(false);
  const { draft } = control;
  const latest = useLatest(draft);
  const unsaved = isUnsaved(draft, draftOf(base, state));
  const { forget: forgetUnsaved } = useUnsaved(unsaved);
  const refusalWords = useRefusalWords("typed");
  const { fail, failBy, check } = useCheck({ setOutcome, setProblems });
  const { conflict, meet, forget } = useConflict({ setOutcome, failBy });
  const { preview, openPreview, closePreview } = usePreview({ setOutcome, check });

  const refuse = async (failure: Failure, sent: Draft, published: boolean) => {
    if (failure.code === "bad-listing") await check(sent);
    else if (failure.code === "changed-meanwhile" && base) await meet(sent, published, base);
    else if (failure.code === "number-taken") {
      setProblems([{ path: "mlsNumber", code: "taken" }]);
      fail(t`Another listing has this number. Choose a different one.`);
    } else fail(refusalWords(failure));
  };

  const show = (saved: SavedFacts, now = draftOf(saved, state)) => {
    setBase(saved);
    setDraft(now);
    forget();
    if (!isUnsaved(now, draftOf(saved, state))) forgetUnsaved();
    onSaved(saved.listing.mlsNumber);
  };

  const send = async (listing: Draft, published: boolean, seen: SavedFacts | null) => {
    setBusy(true);
    const reply = await write(listing, published, seen);
    if (reply.ok) {
      const { listing: saved } = reply.body;
      show(saved, withTypedOn(saved.listing, { sent: listing, now: latest.current }));
      const text = saved.published ? t`Saved. Visitors see it now.` : t`Saved, not on the site.`;
      setOutcome({ kind: "success", text });
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
    /** Saves once more over what the other agent left; of that, what lies at `theirPaths` stays. */
    resolve: async (theirPaths: ReadonlySet<string>) => {
      if (!conflict || !base) return;
      const { theirs, published } = conflict;
      const merged = merge(base.listing as Listing, theirs.listing, { mine: draft, theirPaths });
      setDraft(merged);
      setBase(theirs);
      await send(merged, published, theirs);
    },
    /** Takes over what the other agent left, and forgets what was typed here. */
    giveUp: () => conflict && show(conflict.theirs),
    openPreview: () => openPreview(draft),
    closePreview,
  };
}

export type Saving = ReturnType<typeof useSaving>;

/** What was typed last: an answer comes while somebody types on. */
function useLatest(draft: Draft) {
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  return latest;
}

function pathOf(mlsNumber: string): string {
  return `/api/agent/listings/${encodeURIComponent(mlsNumber)}`;
}

/** A listing as the form edits it; an empty one for none. */
function draftOf(stored: SavedFacts | null, state: string): Draft {
  return (stored?.listing as Draft | undefined) ?? emptyDraft(state);
}

/** The calls that a form makes; the version that was seen goes along with a change. */
function useListingCalls() {
  const { call } = useConsoleCalls();
  type Saved = { listing: SavedFacts };
  return {
    check: (draft: Draft) =>
      call<ListingPreview>("POST", "/api/agent/listing-preview", { listing: toSent(draft) }),
    read: ({ listing }: SavedFacts) =>
      call<{ listing: AdminListing }>("GET", pathOf(listing.mlsNumber)),
    write: (draft: Draft, published: boolean, seen: SavedFacts | null) => {
      const body = { listing: toSent(draft), published };
      if (!seen) return call<Saved>("POST", "/api/agent/listings", body);
      return call<Saved>("PUT", pathOf(seen.listing.mlsNumber), { ...body, version: seen.version });
    },
  };
}

type SetOutcome = (outcome: Outcome) => void;

/** Asks the server what it makes of a draft; its problems go to their fields. */
function useCheck(screen: {
  readonly setOutcome: SetOutcome;
  readonly setProblems: (problems: readonly ListingProblem[]) => void;
}) {
  const { t } = useLingui();
  const calls = useListingCalls();
  const failureWords = useFailureWords();
  const fail = (text: string) => screen.setOutcome({ kind: "failure", text });
  const failBy = (failure: Failure) => fail(failureWords(failure));
  const check = async (draft: Draft): Promise<ListingDetails | null> => {
    const reply = await calls.check(draft);
    if (!reply.ok) {
      failBy(reply);
      return null;
    }
    if (reply.body.problems) {
      screen.setProblems(reply.body.problems);
      fail(t`Some fields are not right yet. Nothing was saved.`);
    }
    return reply.body.details;
  };
  return { fail, failBy, check };
}

function useConflict(screen: {
  readonly setOutcome: SetOutcome;
  readonly failBy: (failure: Failure) => void;
}) {
  const { read } = useListingCalls();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const meet = async (mine: Draft, published: boolean, seen: SavedFacts) => {
    const reply = await read(seen);
    if (!reply.ok) return screen.failBy(reply);
    const theirs = reply.body.listing;
    const clashes = toClashes(seen.listing, theirs.listing, mine);
    const isToggled = theirs.published !== seen.published;
    const sides = { seen: seen.published, theirs: theirs.published, sent: published };
    setConflict({ theirs, clashes, isToggled, published: publishedOf(sides) });
    screen.setOutcome(NO_OUTCOME);
  };
  return { conflict, meet, forget: () => setConflict(null) };
}

function usePreview(screen: {
  readonly setOutcome: SetOutcome;
  readonly check: (draft: Draft) => Promise<ListingDetails | null>;
}) {
  const [preview, setPreview] = useState<ListingDetails | null>(null);
  const openPreview = async (draft: Draft) => {
    screen.setOutcome(NO_OUTCOME);
    setPreview(await screen.check(draft));
  };
  return { preview, openPreview, closePreview: () => setPreview(null) };
}
