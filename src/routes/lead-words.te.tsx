import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages as leads } from "#locales/te/leads.po";
import { messages } from "#locales/te/messages.po";
import { wordsIn } from "#locales/words-in.ts";

const i18n = wordsIn("te", { ...messages, ...leads });

/** The words of the pages about leads, on top of those that every page has. */
export default function TeluguLeadWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
