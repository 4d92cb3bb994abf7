import type { I18n } from "@lingui/core";
import { messages as en } from "./en/server.po";
import { messages as hi } from "./hi/server.po";
import type { Language } from "./languages.ts";
import { messages as te } from "./te/server.po";
import { wordsIn } from "./words-in.ts";

/** What the server itself says, in mail and on pages of its own; no page's script holds it. */
export const SERVER_WORDS: Readonly<Record<Language, I18n>> = {
  en: wordsIn("en", en),
  te: wordsIn("te", te),
  hi: wordsIn("hi", hi),
};
