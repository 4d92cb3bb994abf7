import type { I18n, Messages } from "@lingui/core";
import { LANGUAGES, type Language } from "./languages.ts";
import { wordsIn } from "./words-in.ts";

const FILES = import.meta.glob<Messages>("/src/locales/*/server.po", {
  import: "messages",
  eager: true,
});

function serverWords(language: Language): I18n {
  const messages = FILES[`/src/locales/${language}/server.po`];
  if (!messages) throw new Error(`The server has no words in ${language}.`);
  return wordsIn(language, messages);
}

/** What the server itself says, in mail and on pages of its own; no page's script holds it. */
export const SERVER_WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, serverWords(language)]),
) as Readonly<Record<Language, I18n>>;
