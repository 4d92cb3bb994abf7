import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import { useSeenDevice } from "#features/accounts/ui.ts";
import { may } from "#features/admin/model/rights.ts";
import { AskBeforeLeaving } from "#platform/ui/forms/use-unsaved.tsx";
import { useAgent } from "./admin-context.tsx";
import { useConsoleCalls } from "./calls/console-calls.ts";
import { ConsoleBar, TabBar } from "./console-bar.tsx";
import { ConsolePart } from "./console-part.tsx";
import { NewsContext } from "./inbox/news.ts";
import { useNews } from "./inbox/use-news.ts";
import { SignedOutSheet } from "./second-factor/signed-out-sheet.tsx";
import { useHeldFocus } from "./use-held-focus.ts";
import { usePlace } from "./use-place.ts";

/** The bar on top of the console, the news that its parts show, and the question before they lose a text. */
export function ConsoleFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const news = useNews();
  const frame = useRef<HTMLDivElement>(null);
  const { hasLeft } = useAgent();
  useSeenDevice("requests", useConsoleCalls().call);
  useHeldFocus(frame);
  return (
    <AskBeforeLeaving question={t`Leave without saving? Your changes here will be lost.`}>
      <NewsContext value={news}>
        <div
          ref={frame}
          data-console
          className={`min-h-dvh max-md:pb-16 ${hasLeft ? "invisible" : ""}`}
        >
          <PageTitle />
          <meta name="robots" content="noindex" />
          <ConsoleBar waiting={news.waiting} />
          <PageOfRole>{children}</PageOfRole>
          <TabBar waiting={news.waiting} />
        </div>
        <SignedOutSheet />
      </NewsContext>
    </AskBeforeLeaving>
  );
}

/** The page, or in its place why there is none for the role; a viewer is told once what there is to look at. */
function PageOfRole({ children }: { readonly children: ReactNode }) {
  const { agent } = useAgent();
  const { page } = usePlace();
  if (page && !may(agent.role, page.right))
    return (
      <ConsolePart width="form">
        <div>
          <h1 className="text-h1">
            <Trans>This page is not for your role</Trans>
          </h1>
          <p className="mt-3 text-muted">
            <Trans>Ask an owner of the team.</Trans>
          </p>
        </div>
      </ConsolePart>
    );
  return (
    <>
      {agent.role === "viewer" && (
        <p
          role="note"
          className="bg-turmeric-tint px-4 py-2 text-center text-small text-turmeric-ink"
        >
          <Trans>You look at leads, visits, plots, listings and figures, and change nothing.</Trans>
        </p>
      )}
      {children}
    </>
  );
}

/** The title of the tab, but of a page that says its own. */
function PageTitle() {
  const { t, i18n } = useLingui();
  const { page } = usePlace();
  if (!page?.words || page.hasOwnTitle) return null;
  const name = i18n._(page.words);
  return <title>{t`${name} · Sthalam agent`}</title>;
}
