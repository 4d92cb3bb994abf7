import { DAY_MS, indiaDay, toIndiaMidnight, toIndiaMonday } from "#lib/time/time.ts";

const DAYS = 7;

/** Seven days by the clock of India; instants in ms since 1970. */
export interface Week {
  /** Its first day, such as "2026-11-23". */
  readonly name: string;
  /** Midnights at which its days begin, and the one at which it ends. */
  readonly days: readonly number[];
  readonly endsAt: number;
}

/** The week of the calendar that a moment is in, which begins on Monday. */
export function weekOf(at: number): Week {
  return sevenDaysFrom(toIndiaMonday(at));
}

/** Seven days from the one on that a moment is in. */
export function sevenDaysFrom(at: number): Week {
  const first = toIndiaMidnight(at);
  const days = Array.from({ length: DAYS }, (_, n) => first + n * DAY_MS);
  return { name: indiaDay(first), days, endsAt: first + DAYS * DAY_MS };
}

/** Each day of a week with its visits, in their order. */
export function visitsByDay<T extends { readonly startsAt: string }>(
  { days }: Week,
  visits: readonly T[],
): { readonly day: number; readonly visits: readonly T[] }[] {
  const dayOf = ({ startsAt }: T) => toIndiaMidnight(Date.parse(startsAt));
  return days.map((day) => ({ day, visits: visits.filter((visit) => dayOf(visit) === day) }));
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
