import { setupI18n } from "@lingui/core";
import { messages } from "#locales/te/messages.po";
import { LanguageError, LanguageLayout } from "#ui/shell/language-layout.tsx";

const i18n = setupI18n({ locale: "te", locales: "te-IN", messages: { te: messages } });

export default function Telugu() {
  return <LanguageLayout i18n={i18n} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LanguageError i18n={i18n} error={error} />;
}
