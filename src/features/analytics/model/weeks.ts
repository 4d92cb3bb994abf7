import { DAY_MS, indiaDay, toIndiaMonday } from "#lib/time/time.ts";

const WEEK_MS = 7 * DAY_MS;
/** How far the numbers look back, the running week included. */
export const WEEKS_SHOWN = 12;

/** The Monday of a moment's week by the clock of India: "2026-11-16". */
export function mondayOf(at: Date): string {
  return indiaDay(toIndiaMonday(at.getTime()));
}

/** The weeks that are shown at a moment, oldest first, the running one last. */
export function weeksUntil(now: Date): string[] {
  return Array.from({ length: WEEKS_SHOWN }, (_, at) =>
    mondayOf(new Date(now.getTime() - (WEEKS_SHOWN - 1 - at) * WEEK_MS)),
  );
}
