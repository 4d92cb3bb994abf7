import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import { isRouteErrorResponse, Outlet, PrefetchPageLinks } from "react-router";
import { useStoredPages } from "#platform/offline/use-stored-pages.ts";
import { Notices } from "#platform/ui/notice.tsx";
import { NotFound, PageFailed } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";
import { useLinkNavigation } from "./use-link-navigation.ts";

/** Places in the frame for what the frame does not know: who the visitor is. */
export interface ShellSlots {
  /** In the header on every screen, before the account. */
  readonly saved: ReactNode;
  /** At the end of the header on wide screens. */
  readonly account: ReactNode;
  /** Within the menu of small screens. */
  readonly accountInMenu: ReactNode;
  /** Over the foot of the page. */
  readonly notices: ReactNode;
}

interface LayoutProps {
  readonly i18n: I18n;
  readonly slots: ShellSlots;
}

/** What every page of one language stands in; the page itself has words of its own. */
export function LanguageLayout({
  pageWords,
  ...frame
}: LayoutProps & { readonly pageWords: I18n }) {
  return (
    <Frame {...frame}>
      <I18nProvider i18n={pageWords}>
        <Outlet />
      </I18nProvider>
    </Frame>
  );
}

/** The same frame round a page that could not be shown. */
export function LanguageError({ error, ...frame }: LayoutProps & { readonly error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <Frame {...frame}>{missing ? <NotFound /> : <PageFailed error={error} />}</Frame>;
}

function Frame({ i18n, slots, children }: LayoutProps & { readonly children: ReactNode }) {
  const ahead = useLinkNavigation();
  useStoredPages();
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
      <Header saved={slots.saved} account={slots.account} accountInMenu={slots.accountInMenu} />
      <main ref={content} id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer />
      <Notices>{slots.notices}</Notices>
      {ahead && <PrefetchPageLinks page={ahead} />}
    </I18nProvider>
  );
}
