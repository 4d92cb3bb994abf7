import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages as landing } from "#locales/hi/landing.po";
import { messages } from "#locales/hi/messages.po";

const i18n = setupI18n({
  locale: "hi",
  locales: "hi-IN",
  messages: { hi: { ...messages, ...landing } },
});

/** The words of the landing page, on top of those that every page has. */
export default function HindiLandingWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
