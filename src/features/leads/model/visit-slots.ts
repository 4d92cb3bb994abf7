import { DAY_MS, HOUR_MS, INDIA_AHEAD_MS, MINUTE_MS, toIndiaMidnight } from "#lib/time/time.ts";
import { type Interval, USUAL_RULES, type VisitRules } from "./visit-rules.ts";

const DAYS_AHEAD = 30;
/** The agent needs the time to get there. */
const NOTICE_MS = 2 * HOUR_MS;

/** The time that a visit of so many minutes takes which begins then. */
export function toVisitInterval(startsAt: Date, minutes: number): Interval {
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) };
}

/** True when two stretches share a moment; one that ends as the other starts does not. */
export function overlap(one: Interval, other: Interval): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/**
 * Every slot that may be asked for at `now`, in order: of the next 30 days, from two hours on, one after
 * the other in the hours of its weekday, and outside of what is closed.
 */
export function slotsFrom(now: Date, rules: VisitRules = USUAL_RULES): Date[] {
  const midnight = toIndiaMidnight(now.getTime());
  const days = Array.from({ length: DAYS_AHEAD }, (_, day) => midnight + day * DAY_MS);
  return days
    .flatMap((day) => slotsOfDay(day, rules))
    .filter((slot) => slot.getTime() >= now.getTime() + NOTICE_MS);
}

/** Every slot of the day that begins at this midnight in India, over or not; none of one that is closed. */
export function slotsOfDay(day: number, { hours, closed, minutes }: VisitRules): Date[] {
  const open = hours[new Date(day + INDIA_AHEAD_MS).getUTCDay()];
  const length = open ? open.to - open.from : 0;
  const count = Math.floor((length * HOUR_MS) / (minutes * MINUTE_MS));
  const first = day + (open?.from ?? 0) * HOUR_MS;
  return Array.from({ length: count }, (_, n) => new Date(first + n * minutes * MINUTE_MS)).filter(
    (slot) => !closed.some((stretch) => overlap(toVisitInterval(slot, minutes), stretch)),
  );
}

/** True for the start of a slot that may be asked for at `now`, taken or not. */
export function isSlot(at: Date, now: Date, rules: VisitRules = USUAL_RULES): boolean {
  return slotsFrom(now, rules).some((slot) => slot.getTime() === at.getTime());
}
