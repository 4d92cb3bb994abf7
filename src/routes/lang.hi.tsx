import { VisitorError, VisitorLayout } from "#favourites/visitor-layout.tsx";
import { LeadLauncher } from "#leads/lead-launcher.tsx";
import { messages } from "#locales/hi/messages.po";
import { wordsIn } from "#locales/words-in.ts";

const i18n = wordsIn("hi", messages);

export default function Hindi() {
  return <VisitorLayout i18n={i18n} beside={<LeadLauncher i18n={i18n} />} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <VisitorError i18n={i18n} error={error} />;
}
