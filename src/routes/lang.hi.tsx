import { setupI18n } from "@lingui/core";
import { VisitorError, VisitorLayout } from "#favourites/visitor-layout.tsx";
import { LeadLauncher } from "#leads/lead-launcher.tsx";
import { messages } from "#locales/hi/messages.po";

const i18n = setupI18n({ locale: "hi", locales: "hi-IN", messages: { hi: messages } });

export default function Hindi() {
  return <VisitorLayout i18n={i18n} beside={<LeadLauncher i18n={i18n} />} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <VisitorError i18n={i18n} error={error} />;
}
