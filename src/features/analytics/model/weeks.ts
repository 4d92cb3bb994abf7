import { DAY_MS, INDIA_AHEAD_MS } from "#lib/time/time.ts";

const WEEK_MS = 7 * DAY_MS;
/** How far the numbers look back, the running week included. */
export const WEEKS_SHOWN = 12;
/** The first Monday after the clocks of computers began. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** The Monday of a moment's week by the clock of India: "2026-11-16". */
export function weekOf(at: Date): string {
  const there = at.getTime() + INDIA_AHEAD_MS - FIRST_MONDAY_MS;
  const monday = Math.floor(there / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS;
  return new Date(monday).toISOString().slice(0, 10);
}

/** The weeks that are shown at a moment, oldest first, the running one last. */
export function weeksUntil(now: Date): string[] {
  return Array.from({ length: WEEKS_SHOWN }, (_, at) =>
    weekOf(new Date(now.getTime() - (WEEKS_SHOWN - 1 - at) * WEEK_MS)),
  );
}
