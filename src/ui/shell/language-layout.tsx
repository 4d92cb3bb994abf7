import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import { isRouteErrorResponse, Outlet, PrefetchPageLinks } from "react-router";
import { NotFound, PageFailed } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";
import { useLinkNavigation } from "./use-link-navigation.ts";

/** What every page of one language stands in. */
export function LanguageLayout({ i18n }: { i18n: I18n }) {
  return (
    <Frame i18n={i18n}>
      <Outlet />
    </Frame>
  );
}

/** The same frame round a page that could not be shown. */
export function LanguageError({ i18n, error }: { i18n: I18n; error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <Frame i18n={i18n}>{missing ? <NotFound /> : <PageFailed error={error} />}</Frame>;
}

function Frame({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const ahead = useLinkNavigation();
  const content = useRef<HTMLElement>(null);
  useFocusOnArrival(content);
  return (
    <I18nProvider i18n={i18n}>
      <a
        href="#content"
        className="sr-only z-50 rounded bg-ink px-4 py-3 text-white focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        <Trans>Skip to content</Trans>
      </a>
      <Header />
      <main ref={content} id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer />
      {ahead && <PrefetchPageLinks page={ahead} />}
    </I18nProvider>
  );
}
