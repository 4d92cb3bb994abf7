import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages as leads } from "#locales/hi/leads.po";
import { messages } from "#locales/hi/messages.po";
import { wordsIn } from "#locales/words-in.ts";

const i18n = wordsIn("hi", { ...messages, ...leads });

/** The words of the pages about leads, on top of those that every page has. */
export default function HindiLeadWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
