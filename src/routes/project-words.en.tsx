import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages } from "#locales/en/messages.po";
import { messages as project } from "#locales/en/project.po";
import { wordsIn } from "#locales/words-in.ts";

const i18n = wordsIn("en", { ...messages, ...project });

/** The words of the featured project's page, on top of those that every page has. */
export default function EnglishProjectWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
