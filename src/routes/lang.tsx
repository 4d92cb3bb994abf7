import { use } from "react";
import { data, useLocation } from "react-router";
import { SignInLauncher } from "#features/accounts/ui.ts";
import { LeadLauncher } from "#features/leads/ui.ts";
import { VisitorError, VisitorLayout } from "#features/saved/ui.ts";
import type { CatalogueName } from "#platform/i18n/catalogues.ts";
import { languageOf, languageWithPrefix } from "#platform/i18n/languages.ts";
import { loadWords } from "#platform/ui/late/load-words.ts";
import { usePageHandles } from "#platform/ui/shell/page-handle.ts";
import type { Route } from "./+types/lang.ts";

/** A first part that is no language is no page either. */
export function loader({ params: { lang } }: Route.LoaderArgs) {
  if (lang !== undefined && languageWithPrefix(lang) === null) throw data(null, { status: 404 });
  return null;
}

export const shouldRevalidate = () => false;

function useWords(further: readonly CatalogueName[]) {
  return use(loadWords(languageOf(useLocation().pathname), further));
}

/** What every page stands in, in its language. */
export default function Language() {
  const pageWords = useWords(usePageHandles().flatMap(({ words }) => words ?? []));
  const i18n = useWords([]);
  const launchers = (
    <>
      <LeadLauncher i18n={i18n} />
      <SignInLauncher i18n={i18n} />
    </>
  );
  return <VisitorLayout i18n={i18n} pageWords={pageWords} beside={launchers} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <VisitorError i18n={useWords([])} error={error} />;
}
