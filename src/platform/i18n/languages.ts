/** What the site needs to know of a language beside its words. */
interface LanguageEntry {
  /** How the language names itself, in full and on the switch. */
  readonly full: string;
  readonly short: string;
  /** First part of its paths; the language without one has "". */
  readonly prefix: string;
  /** BCP 47 tag, for formats and for who reads the page by machine. */
  readonly locale: string;
  /** Of a script beside Latin: its typeface in src/platform/ui/fonts.css, and a word of it. */
  readonly script: { readonly family: string; readonly sample: string } | null;
  /** Widths of its names as drawn icons, em: a page in another language lacks the typeface. */
  readonly drawn: { readonly full: number; readonly short: number } | null;
}

const TABLE = {
  en: {
    full: "English",
    short: "EN",
    prefix: "",
    locale: "en-IN",
    script: null,
    drawn: null,
  },
  te: {
    full: "తెలుగు",
    short: "తె",
    prefix: "te",
    locale: "te-IN",
    script: { family: "Anek Telugu", sample: "గుంటూరు" },
    drawn: { full: 2.82, short: 0.8 },
  },
  hi: {
    full: "हिन्दी",
    short: "हि",
    prefix: "hi",
    locale: "hi-IN",
    script: { family: "Anek Devanagari", sample: "गुंटूर" },
    drawn: { full: 1.96, short: 0.82 },
  },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof TABLE;
/** A language whose names are drawn on pages of the others. */
export type DrawnLanguage = {
  [Name in Language]: (typeof TABLE)[Name]["drawn"] extends null ? never : Name;
}[Language];

/** The languages of the site. docs/decisions/languages-are-one-table.md says what one more takes. */
export const LANGUAGE_TABLE: Readonly<Record<Language, LanguageEntry>> = TABLE;

export const LANGUAGES = Object.keys(TABLE) as readonly Language[];

/** The language of paths without a prefix. */
const WITHOUT_PREFIX: Language = "en";

/** The language that a path has this first part for; null: no language has. */
export function languageWithPrefix(prefix: string): Language | null {
  return LANGUAGES.find((language) => LANGUAGE_TABLE[language].prefix === prefix) ?? null;
}

/** One value for each language. */
export function byLanguage<Value>(toValue: (language: Language) => Value): Record<Language, Value> {
  const entries = LANGUAGES.map((language) => [language, toValue(language)] as const);
  // `Object.fromEntries` forgets which keys it was given.
  return Object.fromEntries(entries) as Record<Language, Value>;
}

/** What names of files have of their language, behind a sign: "-te"; nothing for English. */
export function languageMark(language: Language, sign: "." | "-"): string {
  const { prefix } = LANGUAGE_TABLE[language];
  return prefix && sign + prefix;
}

/** The language that a path speaks: `/te/…` Telugu, `/hi/…` Hindi, everything else English. */
export function languageOf(pathname: string): Language {
  return languageWithPrefix(pathname.split("/", 2)[1] ?? "") ?? WITHOUT_PREFIX;
}

/** A name of a language, as in a stored row or `i18n.locale`; one that is unknown means English. */
export function toLanguage(name: string): Language {
  return LANGUAGES.find((language) => language === name) ?? WITHOUT_PREFIX;
}

/** A path without its language: `/te/about` is `/about`. */
export function withoutLanguage(pathname: string): string {
  const { prefix } = LANGUAGE_TABLE[languageOf(pathname)];
  return prefix === "" ? pathname : pathname.slice(prefix.length + 1) || "/";
}

/** The path of the same page in a language; `path` starts with `/` and names no language. */
export function pathIn(language: Language, path: string): string {
  const { prefix } = LANGUAGE_TABLE[language];
  if (prefix === "") return path;
  return path === "/" ? `/${prefix}` : `/${prefix}${path}`;
}

/** What a person has written, with the language that it is in: a page of another says so by `lang`. */
export interface Said {
  readonly text: string;
  readonly language: Language;
}
