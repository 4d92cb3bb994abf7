export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** For limits and lives that are stated in seconds. */
export const MINUTE_SECONDS = MINUTE_MS / SECOND_MS;
export const HOUR_SECONDS = HOUR_MS / SECOND_MS;
export const DAY_SECONDS = DAY_MS / SECOND_MS;

/** India has one time zone and no summer time. */
export const INDIA_TIME_ZONE = "Asia/Kolkata";
/** What the clock of India is ahead of UTC. */
export const INDIA_AHEAD_MS = 5.5 * HOUR_MS;

/** The midnight at which a day begins by the clock of India; moments in ms since 1970. */
export function toIndiaMidnight(at: number): number {
  return Math.floor((at + INDIA_AHEAD_MS) / DAY_MS) * DAY_MS - INDIA_AHEAD_MS;
}

const DAYS_OF_WEEK = 7;
/** As `getUTCDay` counts. */
const MONDAY = 1;

/** The midnight at which a Monday and the week begins by the clock of India; moments in ms since 1970. */
export function toIndiaMonday(at: number): number {
  const midnight = toIndiaMidnight(at);
  const weekday = new Date(midnight + INDIA_AHEAD_MS).getUTCDay();
  return midnight - ((weekday + DAYS_OF_WEEK - MONDAY) % DAYS_OF_WEEK) * DAY_MS;
}

/** The day of a moment by the clock of India: "2026-11-24". */
export function indiaDay(at: number): string {
  return new Date(at + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** The moment at which a day begins by the clock of India; invalid where there is no such day. */
export function startOfIndiaDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_AHEAD_MS);
}

/** A moment as a browser's `datetime-local` has it, by the clock of India: "2026-11-24T10:00". */
export function toIndiaField(at: number): string {
  return new Date(at + INDIA_AHEAD_MS).toISOString().slice(0, 16);
}

/** The moment of a `datetime-local` that means the clock of India, ISO 8601; null while it is empty. */
export function readIndiaField(local: string): string | null {
  return local === "" ? null : `${local}:00+05:30`;
}
