export const LANGUAGES = ["en", "te", "hi"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language names itself, in full and on the switch. */
export const LANGUAGE_NAMES: Record<Language, { readonly full: string; readonly short: string }> = {
  en: { full: "English", short: "EN" },
  te: { full: "తెలుగు", short: "తె" },
  hi: { full: "हिन्दी", short: "हि" },
};

/** The language that a path speaks: `/te/…` Telugu, `/hi/…` Hindi, everything else English. */
export function languageOf(pathname: string): Language {
  const first = pathname.split("/", 2)[1];
  return first === "te" || first === "hi" ? first : "en";
}

/** A path without its language: `/te/about` is `/about`. */
export function withoutLanguage(pathname: string): string {
  if (languageOf(pathname) === "en") return pathname;
  return pathname.slice(3) || "/";
}

/** The path of the same page in a language; `path` starts with `/` and names no language. */
export function pathIn(language: Language, path: string): string {
  if (language === "en") return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}
