import { DAY_MS, HOUR_MS, INDIA_AHEAD_MS, MINUTE_MS } from "#lib/time/time.ts";
import { type Interval, USUAL_RULES, type VisitRules } from "./visit-rules.ts";

/** How long a slot is. */
const SLOT_MINUTES = 60;
const DAYS_AHEAD = 30;
/** The agent needs the time to get there. */
const NOTICE_MS = 2 * HOUR_MS;

/** The time that the slot with this start takes. */
export function toSlotInterval(startsAt: Date): Interval {
  return { startsAt, endsAt: new Date(startsAt.getTime() + SLOT_MINUTES * MINUTE_MS) };
}

/** True when two stretches share a moment; one that ends as the other starts does not. */
export function overlap(one: Interval, other: Interval): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/**
 * Every slot that may be asked for at `now`, in order: of the next 30 days, from two hours on, in the
 * hours of its weekday and outside of what is closed.
 */
export function slotsFrom(now: Date, { hours, closed }: VisitRules = USUAL_RULES): Date[] {
  const midnight = Math.floor((now.getTime() + INDIA_AHEAD_MS) / DAY_MS) * DAY_MS - INDIA_AHEAD_MS;
  const days = Array.from({ length: DAYS_AHEAD }, (_, day) => midnight + day * DAY_MS);
  return days
    .flatMap((day) => {
      const open = hours[new Date(day + INDIA_AHEAD_MS).getUTCDay()];
      const count = open ? open.to - open.from : 0;
      const first = day + (open?.from ?? 0) * HOUR_MS;
      return Array.from({ length: count }, (_, hour) => new Date(first + hour * HOUR_MS));
    })
    .filter((slot) => slot.getTime() >= now.getTime() + NOTICE_MS)
    .filter((slot) => !closed.some((stretch) => overlap(toSlotInterval(slot), stretch)));
}

/** True for the start of a slot that may be asked for at `now`, taken or not. */
export function isSlot(at: Date, now: Date, rules: VisitRules = USUAL_RULES): boolean {
  return slotsFrom(now, rules).some((slot) => slot.getTime() === at.getTime());
}
