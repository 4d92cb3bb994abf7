import { DAY_MS, indiaDay, toIndiaMonday } from "#lib/time/time.ts";

const DAYS = 7;

/** A week of the calendar by the clock of India; instants in ms since 1970. */
export interface Week {
  /** Its Monday, such as "2026-11-23". */
  readonly name: string;
  /** Midnights at which its days begin, and the one at which it ends. */
  readonly days: readonly number[];
  readonly endsAt: number;
}

/** The week that a moment is in. */
export function weekOf(at: number): Week {
  const monday = toIndiaMonday(at);
  const days = Array.from({ length: DAYS }, (_, n) => monday + n * DAY_MS);
  return { name: indiaDay(monday), days, endsAt: monday + DAYS * DAY_MS };
}

/** The week that an address names by one of its days; that of `now` where it names none. */
export function parseWeek(text: string | null, now: number): Week {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text ?? "") ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return weekOf(Number.isNaN(day) ? now : day);
}

/** The name of the week so many weeks later. */
export function weekLater({ days }: Week, weeks: number): string {
  return weekOf((days[0] ?? 0) + weeks * DAYS * DAY_MS).name;
}
