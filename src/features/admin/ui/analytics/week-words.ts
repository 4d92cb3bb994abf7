import type { Language } from "#platform/i18n/languages.ts";

/** A week's Monday as its label: "16 Nov". */
export function formatWeek(week: string, language: Language): string {
  const options = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(`${language}-IN`, options).format(new Date(week));
}
