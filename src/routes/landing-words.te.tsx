import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages as landing } from "#locales/te/landing.po";
import { messages } from "#locales/te/messages.po";
import { wordsIn } from "#locales/words-in.ts";

const i18n = wordsIn("te", { ...messages, ...landing });

/** The words of the landing page, on top of those that every page has. */
export default function TeluguLandingWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
