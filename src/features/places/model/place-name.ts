import type { Language } from "#platform/i18n/languages.ts";

/** A place's name in English and the languages that the gazetteer has; null: no spelling is known. */
export interface PlaceName {
  readonly en: string;
  readonly te: string | null;
  readonly hi: string | null;
}

/** The name in a language, in English where it is not known. */
export function placeNameIn(name: PlaceName, language: Language): string {
  const known: Partial<Record<Language, string | null>> = name;
  return known[language] ?? name.en;
}
