import { I18nProvider } from "@lingui/react";
import { Outlet } from "react-router";
import { messages as accounts } from "#locales/en/accounts.po";
import { messages as agent } from "#locales/en/agent.po";
import { messages } from "#locales/en/messages.po";
import { wordsIn } from "#locales/words-in.ts";

const i18n = wordsIn("en", { ...messages, ...accounts, ...agent });

/** The words of the agent's console, on top of those that every page has. */
export default function EnglishAgentWords() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}
