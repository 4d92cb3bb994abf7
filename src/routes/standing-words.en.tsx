import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages } from "#locales/en/messages.po";
import { messages as pages } from "#locales/en/pages.po";
import { wordsIn } from "#locales/words-in.ts";

const i18n = wordsIn("en", { ...messages, ...pages });

/** The words of the pages about us and the rules, on top of those that every page has. */
export default function EnglishStandingWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
