import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages as accounts } from "#locales/te/accounts.po";
import { messages } from "#locales/te/messages.po";
import { wordsIn } from "#locales/words-in.ts";

const i18n = wordsIn("te", { ...messages, ...accounts });

/** The words of the account pages, on top of those that every page has. */
export default function TeluguAccountWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
