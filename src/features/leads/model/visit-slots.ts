import { DAY_MS, HOUR_MS, INDIA_AHEAD_MS, MINUTE_MS } from "#lib/time/time.ts";

/** When visits begin, by the clock of the layouts; the same every day, Sundays included. */
const OPENING_HOURS = [10, 11, 12, 13, 14, 15, 16, 17] as const;
/** How long a slot is; the last one ends at 18:00. */
const SLOT_MINUTES = 60;
const DAYS_AHEAD = 30;
/** The agent needs the time to get there. */
const NOTICE_MS = 2 * HOUR_MS;

/** A stretch of time; the end is not part of it. */
export interface Interval {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The time that the slot with this start takes. */
export function toSlotInterval(startsAt: Date): Interval {
  return { startsAt, endsAt: new Date(startsAt.getTime() + SLOT_MINUTES * MINUTE_MS) };
}

/** True when two stretches share a moment; one that ends as the other starts does not. */
export function overlap(one: Interval, other: Interval): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** Every slot that may be asked for at `now`, in order: the next 30 days, from two hours on. */
export function slotsFrom(now: Date): Date[] {
  const midnight = Math.floor((now.getTime() + INDIA_AHEAD_MS) / DAY_MS) * DAY_MS - INDIA_AHEAD_MS;
  const days = Array.from({ length: DAYS_AHEAD }, (_, day) => midnight + day * DAY_MS);
  return days
    .flatMap((day) => OPENING_HOURS.map((hour) => new Date(day + hour * 3600_000)))
    .filter((slot) => slot.getTime() >= now.getTime() + NOTICE_MS);
}

/** True for the start of a slot that may be asked for at `now`, taken or not. */
export function isSlot(at: Date, now: Date): boolean {
  return slotsFrom(now).some((slot) => slot.getTime() === at.getTime());
}
