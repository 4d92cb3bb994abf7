import { DAY_MS, HOUR_MS } from "#lib/time/time.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { USUAL_MINUTES } from "./visit-rules.ts";
import { toVisitInterval } from "./visit-slots.ts";

/** How a visit stands: asked for by the buyer, agreed, and how it ended. */
export const VISIT_STATES = ["asked", "confirmed", "done", "missed", "cancelled"] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** What may be done to a visit; a move of none is a visit agreed by telephone. */
export const VISIT_ACTS = ["confirm", "move", "cancel", "done", "missed"] as const;
export type VisitAct = (typeof VISIT_ACTS)[number];

/** What a buyer may do by oneself. */
export const BUYER_ACTS = ["move", "cancel"] as const satisfies readonly VisitAct[];

/** A visit as far as what may be done to it goes. */
export interface VisitAt {
  readonly state: VisitState;
  readonly startsAt: Date;
}

/** A visit as its buyer sees it. */
export interface OwnVisit {
  readonly reference: string;
  /** Opens the visit's page, where it is moved and cancelled. */
  readonly token: string;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly state: VisitState;
  /** Goes with a change: an older one is refused. */
  readonly version: number;
  /** Grows with each change: what calendars go by. */
  readonly sequence: number;
  readonly mlsNumber: string | null;
  readonly plotNumber: string | null;
  /** The layout or project that it is of. */
  readonly layout: string | null;
  /** The project is made up, which pages say in their language. */
  readonly isSample: boolean;
  /** Address of a drawing of the plot. */
  readonly drawing: string | null;
  readonly mayCancel: boolean;
  readonly mayMove: boolean;
}

/** A visit in the agents' calendar. */
export interface ConsoleVisit {
  readonly reference: string;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly state: VisitState;
  readonly name: string;
  readonly phone: string;
  readonly mlsNumber: string | null;
  /** The layout or project that it is of. */
  readonly layout: string | null;
  readonly plotNumber: string | null;
  readonly language: Language;
  /** Of the lead: goes with a change, an older one is refused. */
  readonly version: number;
}

/** The address at which a member's own calendar reads the visits; its secret is told once. */
export interface VisitFeed {
  /** ISO 8601. */
  readonly createdAt: string;
  /** When a calendar last read it, to the hour; null for never. */
  readonly readAt: string | null;
}

/** As the calls of that address answer. */
export interface VisitFeedReply {
  /** Null where there is none. */
  readonly feed: VisitFeed | null;
  /** The secret of one that was just made; null in any other answer. */
  readonly key: string | null;
  /** Whether an owner allows addresses with the key in them. */
  readonly byAddress: boolean;
}

/** The agents' visits of some days, and those of before that nobody said the end of. */
export interface VisitCalendar {
  readonly visits: readonly ConsoleVisit[];
  readonly unsettled: readonly ConsoleVisit[];
  /** How many of those there are; the latest are shown. */
  readonly unsettledFound: number;
}

/** A state out of the database; a visit that says none was asked for and no more. */
export function toVisitState(text: string | null): VisitState {
  return VISIT_STATES.find((state) => state === text) ?? "asked";
}

/** True while it takes its time in the calendar. */
export function isExpected(state: VisitState): boolean {
  return state === "asked" || state === "confirmed";
}

/** True for a visit that stands and has not begun. */
export function isOpen({ state, startsAt }: VisitAt, now: Date): boolean {
  return isExpected(state) && startsAt > now;
}

/**
 * How a visit stands after an act of an agent's or the buyer's; null when it cannot be done: a visit
 * that ended is neither confirmed nor cancelled, and one that has not begun has no end. A time that
 * an agent moves it to is agreed; a time that the buyer moves it to is asked for, also instead of one
 * that was cancelled.
 */
export function visitAfter(
  visit: VisitAt | null,
  act: VisitAct,
  { by, now }: { readonly by: "agent" | "buyer"; readonly now: Date },
): VisitState | null {
  if (act === "move") {
    if (by === "agent") return "confirmed";
    return visit && (isOpen(visit, now) || visit.state === "cancelled") ? "asked" : null;
  }
  if (!visit) return null;
  if (act === "confirm")
    return visit.state === "asked" && visit.startsAt > now ? "confirmed" : null;
  if (act === "cancel") return isOpen(visit, now) ? "cancelled" : null;
  // A wrong end is put right by the other one.
  return visit.state !== "cancelled" && visit.startsAt <= now ? act : null;
}

/** Whether a visit that went with its lead came back with it: its time may be over, or somebody else's. */
export type RestoredVisit = "back" | "gone";

/** How long before a visit its reminders are sent, the first one first. */
export const REMIND_BEFORE_MS = [DAY_MS, 2 * HOUR_MS] as const;

/** How many of a visit's reminders there is nothing to wait for: too late, or due now. */
export function remindersDue(startsAt: Date, now: Date): number {
  const left = startsAt.getTime() - now.getTime();
  return REMIND_BEFORE_MS.filter((before) => left <= before).length;
}

/** When a visit ends that takes so many minutes; an hour where nobody said how many. */
export function visitEnd(startsAt: Date, minutes: number | null): Date {
  return toVisitInterval(startsAt, minutes ?? USUAL_MINUTES).endsAt;
}
