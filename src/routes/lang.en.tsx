import { VisitorError, VisitorLayout } from "#favourites/visitor-layout.tsx";
import { LeadLauncher } from "#leads/lead-launcher.tsx";
import { messages } from "#locales/en/messages.po";
import { wordsIn } from "#locales/words-in.ts";

const i18n = wordsIn("en", messages);

export default function English() {
  return <VisitorLayout i18n={i18n} beside={<LeadLauncher i18n={i18n} />} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <VisitorError i18n={i18n} error={error} />;
}
