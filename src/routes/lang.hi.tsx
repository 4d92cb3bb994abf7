import { setupI18n } from "@lingui/core";
import { messages } from "#locales/hi/messages.po";
import { LanguageError, LanguageLayout } from "#ui/shell/language-layout.tsx";

const i18n = setupI18n({ locale: "hi", locales: "hi-IN", messages: { hi: messages } });

export default function Hindi() {
  return <LanguageLayout i18n={i18n} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LanguageError i18n={i18n} error={error} />;
}
