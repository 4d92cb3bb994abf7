import { useEffect, useRef, useState } from "react";
import { session } from "#features/accounts/ui.ts";
import { type LeadBody, toLeadBody } from "#features/leads/model/lead-body.ts";
import { newLeadKey } from "#features/leads/model/lead-key.ts";
import { deviceVisits } from "#features/leads/ui/device-visits.ts";
import { rememberPhone } from "#features/leads/ui/known-visitor.ts";
import type { SendResult } from "#features/leads/ui/send-lead.ts";
import { sourceOf } from "#features/leads/ui/visit-source.ts";
import { dropLead, storeWaitingLead, type WaitingLead } from "#features/leads/ui/waiting-leads.ts";
import { ownStorage } from "#platform/ui/own-storage.ts";
import { leadTries } from "./lead-tries.ts";

/** Where a form stands on its way. */
export type Stage =
  | { readonly kind: "form"; readonly refused: Extract<SendResult, { kind: "refused" }> | null }
  | { readonly kind: "sending" }
  /** No network: `isStored` says whether this browser remembers the form when it is closed. */
  | { readonly kind: "waiting"; readonly lead: WaitingLead; readonly isStored: boolean }
  | (Extract<SendResult, { kind: "taken" }> & { readonly body: LeadBody });

/** A form that waits is tried again so often, and whenever the network comes back. */
const TRY_AGAIN_MS = 15_000;

export interface LeadSending {
  readonly stage: Stage;
  readonly send: (form: FormData) => void;
  /** Tries a waiting form at once. */
  readonly retry: () => void;
  /** Back to the form; nothing of it is sent any more. */
  readonly cancel: () => void;
}

interface Sent {
  /** When the form was first before the visitor, as Unix time. */
  readonly openedAt: number;
  readonly language: string;
  /** What waited and was refused; it stays in the browser until its correction is through. */
  readonly waiting: WaitingLead | undefined;
}

/** What this browser keeps of a form after a try, in place of what it kept of it before. */
function keepAfter(
  result: SendResult,
  lead: WaitingLead,
  before: WaitingLead | undefined,
): boolean {
  if (before) dropLead(ownStorage("localStorage"), before.key);
  dropLead(ownStorage("localStorage"), lead.key);
  if (result.kind === "away") return storeWaitingLead(ownStorage("localStorage"), lead);
  if (result.kind === "refused" && before)
    storeWaitingLead(ownStorage("localStorage"), { ...lead, refused: true });
  return false;
}

/** Sends a form: one key as long as nothing in it changes, however often it is pressed. */
export function useLeadSending({ openedAt, language, waiting }: Sent): LeadSending {
  const [stage, setStage] = useState<Stage>({ kind: "form", refused: null });
  const sent = useRef(waiting ?? null);
  const before = useRef(waiting);
  const [tries] = useState(() => leadTries(fetch, pause));
  const attempt = async (lead: WaitingLead) => {
    const result = await tries.start(lead);
    if (!result) return;
    const isStored = keepAfter(result, lead, before.current);
    if (before.current) before.current = lead;
    if (result.kind === "away") return setStage({ kind: "waiting", lead, isStored });
    if (result.kind === "taken") {
      rememberPhone(ownStorage("localStorage"), lead.body.phone);
      deviceVisits.noteTaken(result, lead.body);
      return setStage({ ...result, body: lead.body });
    }
    setStage({ kind: "form", refused: result });
  };
  const send = (form: FormData) => {
    if (tries.isRunning()) return;
    const body = {
      ...toLeadBody(form, language),
      source: sourceOf(ownStorage("sessionStorage"), location),
    };
    const same = JSON.stringify(sent.current?.body) === JSON.stringify(body);
    const key = same && sent.current ? sent.current.key : newLeadKey(openedAt);
    const now = session.current();
    sent.current = { key, body, ...(now.status === "signed-in" && { by: now.user.email }) };
    setStage({ kind: "sending" });
    void attempt(sent.current);
  };
  const retry = () => {
    if (sent.current) void attempt(sent.current);
  };
  useRetries(stage.kind === "waiting", retry);
  const cancel = () => {
    tries.giveUp();
    // It stays known: the server may have it already, and unchanged it comes again by the same key.
    if (sent.current) dropLead(ownStorage("localStorage"), sent.current.key);
    setStage({ kind: "form", refused: null });
  };
  return { stage, send, retry, cancel };
}

/** Calls `retry` when the network comes back and every 15 s, as long as something waits. */
export function useRetries(waiting: boolean, retry: () => void): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (!waiting) return;
    const again = () => latest.current();
    const timer = setInterval(again, TRY_AGAIN_MS);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [waiting]);
}

/** Resolves after so long. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
