import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import type { Language } from "#locales/languages.ts";
import { wordsIn } from "#locales/words-in.ts";

/** A frame of pages that have words of their own, on top of those that every page has. */
export function wordsFrame(language: Language, messages: I18n["messages"]) {
  const i18n = wordsIn(language, messages);
  return function Words() {
    return (
      <I18nProvider i18n={i18n}>
        <Outlet />
      </I18nProvider>
    );
  };
}
