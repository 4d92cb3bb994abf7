import { byLanguage, LANGUAGES, type Language, type Said } from "#platform/i18n/languages.ts";
import type { Quote } from "#platform/ui/quotes.tsx";
import { parseTestimonial, TESTIMONIAL_KEYS, type TestimonialKey } from "./testimonials.ts";

/** Texts in which a site says what it is, for which the shipped words stand until an owner writes them. */
export const SITE_TEXTS = ["promise", "about"] as const;
export type SiteText = (typeof SITE_TEXTS)[number];

/** The setting of a text in a language. */
export type SiteTextKey = `${SiteText}.${Language}`;

/** The key under which a text in a language is set. */
export function siteTextKey(text: SiteText, language: Language): SiteTextKey {
  return `${text}.${language}`;
}

/** Every text of every language, in the order in which they are shown. */
export const SITE_TEXT_SETTINGS: readonly {
  readonly key: SiteTextKey;
  readonly text: SiteText;
  readonly language: Language;
}[] = SITE_TEXTS.flatMap((text) =>
  LANGUAGES.map((language) => ({ key: siteTextKey(text, language), text, language })),
);

/**
 * Of words in some languages those for a page: its own, else those of the first language that has any. What a
 * site promises is the same on every page, so the shipped words never stand beside an owner's.
 */
export function saidIn(
  words: Readonly<Partial<Record<Language, string | undefined>>>,
  language: Language,
): Said | null {
  for (const one of [language, ...LANGUAGES]) {
    const text = words[one];
    if (text !== undefined) return { text, language: one };
  }
  return null;
}

/** What owners have written, for pages of one language. */
export interface ShownTexts {
  /** Null while the shipped words stand. */
  readonly promise: Said | null;
  readonly about: Said | null;
  readonly quotes: readonly Quote[];
}

/** What owners have set, as pages of a language show it. */
export function toShownTexts(
  set: Readonly<Partial<Record<SiteTextKey | TestimonialKey, string>>>,
  language: Language,
): ShownTexts {
  const textOf = (text: SiteText) =>
    saidIn(
      byLanguage((one) => set[siteTextKey(text, one)]),
      language,
    );
  return {
    promise: textOf("promise"),
    about: textOf("about"),
    quotes: TESTIMONIAL_KEYS.flatMap((key) => {
      const read = parseTestimonial(set[key] ?? "");
      if (!read.ok) return [];
      const { name, place, text, stars } = read.testimonial;
      const said = saidIn(text, language);
      return said ? [{ key, name, place, said, stars }] : [];
    }),
  };
}
