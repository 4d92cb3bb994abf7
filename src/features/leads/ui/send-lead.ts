import { session } from "#features/accounts/ui.ts";
import type { LeadReply } from "#features/leads/model/buyer-replies.ts";
import { waitMsOf } from "#features/leads/model/lead-key.ts";
import type { FieldProblem } from "#features/leads/model/refusals.ts";
import type { WaitingLead } from "./waiting-leads.ts";

/** What became of a try to send a form. */
export type SendResult =
  | {
      readonly kind: "taken";
      readonly reference: string;
      /** Opens the page of the visit that was asked for with it; null without one. */
      readonly visitToken: string | null;
      /** ISO instant. */
      readonly visitEndsAt: string | null;
    }
  | {
      readonly kind: "refused";
      readonly code: string;
      readonly problems: readonly FieldProblem[];
      readonly retryAfterSeconds: number | null;
    }
  /** No network, or a server that is away for now: to be tried again with the same key. */
  | { readonly kind: "away" };

/** A wait that is shorter is not worth a word. */
const QUIET_WAIT_SECONDS = 5;
const TOO_MANY = 429;
const SERVER_FAILED = 500;

interface Answer extends Partial<LeadReply> {
  readonly code?: string;
  readonly fields?: readonly FieldProblem[];
  readonly retryAfterSeconds?: number;
}

/**
 * Sends a form once, not before the server takes one that was opened then. A short wait that it
 * asks for nevertheless, by a clock of its own, is kept, and the form sent again.
 */
export async function sendLead(
  lead: WaitingLead,
  fetch: typeof globalThis.fetch,
  wait: (ms: number) => Promise<void>,
): Promise<SendResult> {
  const ms = waitMsOf(lead.key, new Date());
  if (ms > 0) await wait(ms);
  const first = await trySending(lead, fetch);
  if (first.kind !== "refused" || first.code !== "too-many-tries") return first;
  if ((first.retryAfterSeconds ?? Number.POSITIVE_INFINITY) > QUIET_WAIT_SECONDS) return first;
  await wait((first.retryAfterSeconds ?? 0) * 1000);
  return trySending(lead, fetch);
}

async function trySending(
  { key, body, by }: WaitingLead,
  fetch: typeof globalThis.fetch,
): Promise<SendResult> {
  const now = session.current();
  // Who signed in since a form began to wait may be somebody else: it is none of that account's.
  const isOwn = now.status === "signed-in" && (by === undefined || by === now.user.email);
  const response = await fetch("/api/leads", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      ...(isOwn && { authorization: `Bearer ${now.token}` }),
    },
    body: JSON.stringify(body),
    cache: "no-store",
    credentials: "omit",
  }).catch(() => null);
  // An answer cut off amid its way, or one that is not JSON, is no answer of the call.
  const answer: Answer | null = response && (await response.json().catch(() => null));
  if (!response || !answer || response.status >= SERVER_FAILED) return { kind: "away" };
  const { reference, visitToken = null, visitEndsAt = null } = answer;
  if (response.ok && reference) return { kind: "taken", reference, visitToken, visitEndsAt };
  return {
    kind: "refused",
    code: answer.code ?? (response.status === TOO_MANY ? "too-many-tries" : "invalid-input"),
    problems: answer.fields ?? [],
    retryAfterSeconds: answer.retryAfterSeconds ?? null,
  };
}
