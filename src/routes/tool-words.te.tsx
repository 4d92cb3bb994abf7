import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages } from "#locales/te/messages.po";
import { messages as tools } from "#locales/te/tools.po";
import { wordsIn } from "#locales/words-in.ts";

const i18n = wordsIn("te", { ...messages, ...tools });

/** The words of the tools for a buyer, on top of those that every page has. */
export default function TeluguToolWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
