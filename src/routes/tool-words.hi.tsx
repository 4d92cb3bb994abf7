import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages } from "#locales/hi/messages.po";
import { messages as tools } from "#locales/hi/tools.po";

const i18n = setupI18n({
  locale: "hi",
  locales: "hi-IN",
  messages: { hi: { ...messages, ...tools } },
});

/** The words of the tools for a buyer, on top of those that every page has. */
export default function HindiToolWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
