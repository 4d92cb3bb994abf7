import type { I18n, Messages } from "@lingui/core";
import { LANGUAGES, type Language } from "./languages.ts";
import { wordsIn } from "./words-in.ts";

type Files = Readonly<Record<string, Messages>>;
const SERVER_FILES: Files = import.meta.glob<Messages>("/src/locales/*/server.po", {
  import: "messages",
  eager: true,
});
const FIELD_FILES: Files = import.meta.glob<Messages>("/src/locales/*/fields.po", {
  import: "messages",
  eager: true,
});

function wordsOf(files: Files, name: string): Readonly<Record<Language, I18n>> {
  const words = LANGUAGES.map((language) => {
    const messages = files[`/src/locales/${language}/${name}.po`];
    if (!messages) throw new Error(`The server has no ${name} words in ${language}.`);
    return [language, wordsIn(language, messages)] as const;
  });
  return Object.fromEntries(words) as Record<Language, I18n>;
}

/** What the server itself says, in mail and on pages of its own; no page's script holds it. */
export const SERVER_WORDS = wordsOf(SERVER_FILES, "server");
/** Names and hints of fields, for files that the server writes and reads. */
export const FIELD_WORDS = wordsOf(FIELD_FILES, "fields");
