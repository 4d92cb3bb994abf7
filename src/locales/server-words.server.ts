import { type I18n, setupI18n } from "@lingui/core";
import { messages as en } from "./en/server.po";
import { messages as hi } from "./hi/server.po";
import type { Language } from "./languages.ts";
import { messages as te } from "./te/server.po";

/** What the server itself says, in mail and on pages of its own; no page's script holds it. */
export const SERVER_WORDS: Readonly<Record<Language, I18n>> = {
  en: setupI18n({ locale: "en", locales: "en-IN", messages: { en } }),
  te: setupI18n({ locale: "te", locales: "te-IN", messages: { te } }),
  hi: setupI18n({ locale: "hi", locales: "hi-IN", messages: { hi } }),
};
