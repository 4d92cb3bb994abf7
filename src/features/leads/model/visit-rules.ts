import { DAY_MS, HOUR_MS, indiaDay, startOfIndiaDay } from "#lib/time/time.ts";

/** A stretch of time; the end is not part of it. */
export interface Interval {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Whole hours of a day by the clock of the layouts, 0 to 24; the last visit ends at `to`. */
interface OpenHours {
  readonly from: number;
  readonly to: number;
}

/** When visits are offered, and how many at once. */
export interface VisitRules {
  /** By weekday, Sunday first; null for a day without visits. */
  readonly hours: readonly (OpenHours | null)[];
  /** Holidays and hours in which nobody can come. */
  readonly closed: readonly Interval[];
  /** How long a visit takes, in minutes: the next one may begin then. */
  readonly minutes: number;
  /** Visits that may be under way at once at one layout. */
  readonly atOneLayout: number;
  /** Visits that may be under way at once, wherever; null for any number. */
  readonly cars: number | null;
}

/** How long a visit may take, in minutes. */
export const VISIT_MINUTES = [15, 20, 30, 45, 60, 90, 120, 180, 240] as const;
/** How long one takes that says nothing of it. */
export const USUAL_MINUTES = 60;

const USUAL: OpenHours = { from: 10, to: 18 };

/** What holds while nobody has set anything: every day, Sundays included. */
export const USUAL_RULES: VisitRules = {
  hours: Array.from({ length: 7 }, () => USUAL),
  closed: [],
  minutes: USUAL_MINUTES,
  atOneLayout: 1,
  cars: null,
};

/** Hours of a day without visits. */
export const CLOSED = "closed";
const HOURS = /^(\d{1,2})\s*[-–]\s*(\d{1,2})$/;
const STRETCH = /^(\d{4}-\d{2}-\d{2})(?:\s+(\d{1,2}\s*[-–]\s*\d{1,2}))?$/;

/** Hours as an agent writes them, such as "10-18" or "closed"; undefined for anything else. */
export function parseHours(typed: string): OpenHours | null | undefined {
  const text = typed.trim().toLowerCase();
  if (text === CLOSED) return null;
  const [, from, to] = HOURS.exec(text) ?? [];
  const hours = { from: Number(from), to: Number(to) };
  return hours.from < hours.to && hours.to <= 24 ? hours : undefined;
}

/** As `parseHours` reads it. */
export function writeHours(hours: OpenHours | null): string {
  return hours ? `${hours.from}-${hours.to}` : CLOSED;
}

/**
 * Days and hours without visits as an agent writes them, such as "2026-12-25, 2026-12-31 14-18", in
 * order; undefined where one of them is neither.
 */
export function parseClosed(typed: string): Interval[] | undefined {
  const parts = typed.split(/[,;\n]/).flatMap((part) => part.trim() || []);
  const read = parts.map(parseStretch);
  if (read.includes(null)) return undefined;
  return read.flatMap((one) => one ?? []).sort((a, b) => +a.startsAt - +b.startsAt);
}

function parseStretch(part: string): Interval | null {
  const [, day = "", hours] = STRETCH.exec(part) ?? [];
  const midnight = startOfIndiaDay(day).getTime();
  const open = hours === undefined ? { from: 0, to: 24 } : parseHours(hours);
  // A 30th of February is read as a day of March.
  if (Number.isNaN(midnight) || !open || indiaDay(midnight) !== day) return null;
  const at = (hour: number) => new Date(midnight + hour * HOUR_MS);
  return { startsAt: at(open.from), endsAt: at(open.to) };
}

/** As `parseClosed` reads it. */
export function writeClosed(closed: readonly Interval[]): string {
  return closed
    .map(({ startsAt, endsAt }) => {
      const day = indiaDay(startsAt.getTime());
      const midnight = startOfIndiaDay(day).getTime();
      const hourOf = (at: Date) => (at.getTime() - midnight) / HOUR_MS;
      const isWhole = endsAt.getTime() - startsAt.getTime() === DAY_MS;
      return isWhole ? day : `${day} ${hourOf(startsAt)}-${hourOf(endsAt)}`;
    })
    .join(", ");
}
