import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages } from "#locales/hi/messages.po";
import { messages as tools } from "#locales/hi/tools.po";
import { wordsIn } from "#locales/words-in.ts";

const i18n = wordsIn("hi", { ...messages, ...tools });

/** The words of the tools for a buyer, on top of those that every page has. */
export default function HindiToolWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
