import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages as leads } from "#locales/en/leads.po";
import { messages } from "#locales/en/messages.po";
import { wordsIn } from "#locales/words-in.ts";

const i18n = wordsIn("en", { ...messages, ...leads });

/** The words of the pages about leads, on top of those that every page has. */
export default function EnglishLeadWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
