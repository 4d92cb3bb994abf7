import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages } from "#locales/te/messages.po";
import { messages as pages } from "#locales/te/pages.po";
import { wordsIn } from "#locales/words-in.ts";

const i18n = wordsIn("te", { ...messages, ...pages });

/** The words of the pages about us and the rules, on top of those that every page has. */
export default function TeluguStandingWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
