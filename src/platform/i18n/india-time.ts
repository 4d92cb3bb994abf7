import { INDIA_TIME_ZONE } from "#lib/time/time.ts";
import { LANGUAGE_TABLE, type Language } from "./languages.ts";

function format(language: Language, options: Intl.DateTimeFormatOptions, at: Date): string {
  return new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, {
    timeZone: INDIA_TIME_ZONE,
    ...options,
  }).format(at);
}

/** "Tuesday, 24 November 2026, 10:00 am", by the clock of India. */
export function formatIndiaTime(at: Date, language: Language): string {
  return `${formatIndiaDay(at, language)}, ${formatIndiaHour(at, language)}`;
}

/** "24 Nov 2026, 10:00 am". */
export function formatIndiaMoment(at: Date, language: Language): string {
  const day = format(language, { day: "numeric", month: "short", year: "numeric" }, at);
  return `${day}, ${formatIndiaHour(at, language)}`;
}

/** "Tuesday, 24 November 2026". */
export function formatIndiaDay(at: Date, language: Language): string {
  return format(language, { weekday: "long", day: "numeric", month: "long", year: "numeric" }, at);
}

/** "10:00 am". */
export function formatIndiaHour(at: Date, language: Language): string {
  return format(language, { hour: "numeric", minute: "2-digit" }, at);
}
