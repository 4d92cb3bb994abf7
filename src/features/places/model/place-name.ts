import type { Language } from "#platform/i18n/languages.ts";

/** A place's name in English and the languages that the gazetteer has; null: no spelling is known. */
export interface PlaceName {
  readonly en: string;
  readonly te: string | null;
  readonly hi: string | null;
}

/** True of a district's English name, which the gazetteer ends so to tell it from the town of its name. */
export function isDistrictName(name: string): boolean {
  return name.endsWith(" district");
}

/** The name in a language, in English where it is not known. */
export function placeNameIn(name: PlaceName, language: Language): string {
  const known: Partial<Record<Language, string | null>> = name;
  return known[language] ?? name.en;
}
