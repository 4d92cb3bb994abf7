import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages as accounts } from "#locales/en/accounts.po";
import { messages as agent } from "#locales/en/agent.po";
import { messages } from "#locales/en/messages.po";

const i18n = setupI18n({
  locale: "en",
  locales: "en-IN",
  messages: { en: { ...messages, ...accounts, ...agent } },
});

/** The words of the agent's console, on top of those that every page has. */
export default function EnglishAgentWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
