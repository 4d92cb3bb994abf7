import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages as accounts } from "#locales/hi/accounts.po";
import { messages } from "#locales/hi/messages.po";
import { wordsIn } from "#locales/words-in.ts";

const i18n = wordsIn("hi", { ...messages, ...accounts });

/** The words of the account pages, on top of those that every page has. */
export default function HindiAccountWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
