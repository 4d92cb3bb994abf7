import { HOUR_MS } from "#lib/time/time.ts";
import type { LeadState } from "./lead-states.ts";

/** The promise on every page: a call within 24 hours. */
export const ANSWER_WITHIN_MS = 24 * HOUR_MS;
/** From here on a lead must not wait for the next coffee. */
export const HURRY_MS = 4 * HOUR_MS;

/** How urgent a lead is. */
export const CLOCK_BANDS = ["past", "soon", "calm"] as const;
export type ClockBand = (typeof CLOCK_BANDS)[number];

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
