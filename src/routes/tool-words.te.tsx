import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages } from "#locales/te/messages.po";
import { messages as tools } from "#locales/te/tools.po";

const i18n = setupI18n({
  locale: "te",
  locales: "te-IN",
  messages: { te: { ...messages, ...tools } },
});

/** The words of the tools for a buyer, on top of those that every page has. */
export default function TeluguToolWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
