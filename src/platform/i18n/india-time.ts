import { INDIA_TIME_ZONE } from "#lib/time/time.ts";
import { LANGUAGE_TABLE, type Language } from "./languages.ts";

type Part = "weekday" | "day" | "month" | "year";

/** Abbreviated months are read in English alone. */
const MONTH: Readonly<Record<Language, "short" | "long">> = { en: "short", te: "long", hi: "long" };

function formatter(language: Language, options: Intl.DateTimeFormatOptions) {
  const { locale } = LANGUAGE_TABLE[language];
  return new Intl.DateTimeFormat(locale, { timeZone: INDIA_TIME_ZONE, ...options });
}

/**
 * Parts of a date in the order that people here write them, day first. The platform's own patterns
 * put commas into a Telugu date and the weekday behind the year.
 */
function parts(at: Date, language: Language, options: Intl.DateTimeFormatOptions) {
  const found = formatter(language, options).formatToParts(at);
  const read = (type: Part) => found.find((part) => part.type === type)?.value ?? "";
  return { weekday: read("weekday"), date: [read("day"), read("month"), read("year")].join(" ") };
}

/** "24 Nov 2026", by the clock of India. */
export function formatIndiaDate(at: Date, language: Language): string {
  const month = MONTH[language];
  return parts(at, language, { day: "numeric", month, year: "numeric" }).date;
}

/**
 * A date as far as a source states it: "2026-02-18" is "18 Feb 2026", "2025-11" is "Nov 2025", "2025"
 * stays.
 */
export function formatStatedDate(stated: string, language: Language): string {
  const [, month, day] = stated.split("-");
  if (month === undefined) return stated;
  const at = new Date(stated);
  if (day !== undefined) return formatIndiaDate(at, language);
  return parts(at, language, { month: MONTH[language], year: "numeric" }).date.trim();
}

/** "24 November 2026". */
export function formatIndiaLongDate(at: Date, language: Language): string {
  return parts(at, language, { day: "numeric", month: "long", year: "numeric" }).date;
}

/** "16 Nov". */
export function formatIndiaDayOfYear(at: Date, language: Language): string {
  return parts(at, language, { day: "numeric", month: MONTH[language] }).date.trim();
}

/** "Tuesday, 24 November 2026, 10:00 am". */
export function formatIndiaTime(at: Date, language: Language): string {
  return `${formatIndiaDay(at, language)}, ${formatIndiaHour(at, language)}`;
}

/** "24 Nov 2026, 10:00 am". */
export function formatIndiaMoment(at: Date, language: Language): string {
  return `${formatIndiaDate(at, language)}, ${formatIndiaHour(at, language)}`;
}

/** "Tuesday, 24 November 2026". */
export function formatIndiaDay(at: Date, language: Language): string {
  const options = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  const { weekday, date } = parts(at, language, options);
  return `${weekday}, ${date}`;
}

/** "Sat", "28" and "Nov": a day where there is room for each by itself. */
export function formatIndiaDayParts(at: Date, language: Language) {
  const read = (options: Intl.DateTimeFormatOptions) => formatter(language, options).format(at);
  return {
    weekday: read({ weekday: "short" }),
    day: read({ day: "numeric" }),
    month: read({ month: "short" }),
  };
}

/** "10:00 am"; "ఉదయం 10:00" and "सुबह 10:00" with the part of the day in front, as it is said there. */
export function formatIndiaHour(at: Date, language: Language): string {
  const clock = { hour: "numeric", minute: "2-digit" } as const;
  if (language === "en") return formatter(language, clock).format(at);
  const found = formatter(language, { ...clock, dayPeriod: "short" }).formatToParts(at);
  const read = (type: string) => found.find((part) => part.type === type)?.value ?? "";
  return `${read("dayPeriod")} ${read("hour")}:${read("minute")}`;
}
