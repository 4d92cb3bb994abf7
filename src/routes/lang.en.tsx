import { setupI18n } from "@lingui/core";
import { messages } from "#locales/en/messages.po";
import { LanguageError, LanguageLayout } from "#ui/shell/language-layout.tsx";

const i18n = setupI18n({ locale: "en", locales: "en-IN", messages: { en: messages } });

export default function English() {
  return <LanguageLayout i18n={i18n} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LanguageError i18n={i18n} error={error} />;
}
