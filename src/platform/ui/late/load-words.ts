import type { I18n } from "@lingui/core";
import { type CatalogueName, loadCatalogue } from "#platform/i18n/catalogues.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { untilLoaded } from "./until-loaded.ts";

/** What every page has the words of. */
const EVERYWHERE: CatalogueName = "messages";

const asked = new Map<string, Promise<I18n>>();

/**
 * The words of a language: those that every page has, with those of further catalogues on top.
 * The same promise for the same words, as React's `use` wants it.
 */
export function loadWords(
  language: Language,
  further: readonly CatalogueName[] = [],
): Promise<I18n> {
  const key = [language, ...further].join();
  let words = asked.get(key);
  if (!words) {
    words = compose(language, [EVERYWHERE, ...further]);
    asked.set(key, words);
  }
  return words;
}

async function compose(language: Language, names: readonly CatalogueName[]): Promise<I18n> {
  const parts = await Promise.all(
    names.map((name) => untilLoaded(() => loadCatalogue(language, name))),
  );
  return wordsIn(language, Object.assign({}, ...parts));
}
