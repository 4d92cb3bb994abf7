import { HOUR_MS } from "#lib/time/time.ts";
import type { LeadState } from "./lead-states.ts";
import { isOpen, type VisitAct, type VisitAt } from "./visit.ts";

/** The promise on every page: a call within 24 hours. */
export const ANSWER_WITHIN_MS = 24 * HOUR_MS;
/** From here on a lead must not wait for the next coffee. */
export const HURRY_MS = 4 * HOUR_MS;

/** How urgent a lead is. */
export const CLOCK_BANDS = ["past", "soon", "calm"] as const;
export type ClockBand = (typeof CLOCK_BANDS)[number];

/**
 * True where what is done to a visit tells that agent and buyer have talked, which is what stops the
 * clock: they met, or the agent puts in a time that the buyer had not asked for on the site. One that
 * was asked for is confirmed and moved by mail at most: the call that was promised is still to come.
 */
export function isVisitTalk(
  visit: VisitAt | null,
  act: VisitAct,
  { by, now }: { readonly by: "agent" | "buyer"; readonly now: Date },
): boolean {
  if (act === "done") return true;
  return act === "move" && by === "agent" && (visit === null || !isOpen(visit, now));
}

/** What the 24-hour clock of a lead says. */
export type AnswerClock =
  | { readonly kind: "running"; readonly leftMs: number; readonly band: ClockBand }
  | { readonly kind: "answered"; readonly afterMs: number }
  /** There is nobody to answer any more. */
  | { readonly kind: "forgotten" }
  /** It was given up before anybody spoke with the buyer. */
  | { readonly kind: "given-up" };

interface Clocked {
  readonly createdAt: string;
  readonly firstAnsweredAt: string | null;
  readonly isForgotten: boolean;
  readonly state: LeadState;
}

/** The clock of a lead at `now` (ms since 1970); below zero it is past. */
export function toAnswerClock(
  { createdAt, firstAnsweredAt, isForgotten, state }: Clocked,
  now: number,
): AnswerClock {
  if (isForgotten) return { kind: "forgotten" };
  const began = Date.parse(createdAt);
  if (firstAnsweredAt !== null)
    return { kind: "answered", afterMs: Date.parse(firstAnsweredAt) - began };
  if (state === "lost") return { kind: "given-up" };
  const leftMs = began + ANSWER_WITHIN_MS - now;
  const band = leftMs <= 0 ? "past" : leftMs < HURRY_MS ? "soon" : "calm";
  return { kind: "running", leftMs, band };
}
