import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages } from "#locales/en/messages.po";
import { messages as tools } from "#locales/en/tools.po";

const i18n = setupI18n({
  locale: "en",
  locales: "en-IN",
  messages: { en: { ...messages, ...tools } },
});

/** The words of the tools for a buyer, on top of those that every page has. */
export default function EnglishToolWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
