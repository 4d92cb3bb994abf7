import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import { useLocation } from "react-router";
import { callApi, useSeenDevice } from "#features/accounts/ui.ts";
import {
  CONSOLE_PAGES,
  type ConsolePage,
  consoleHref,
  pageAt,
} from "#features/admin/console-pages.ts";
import { may } from "#features/admin/model/rights.ts";
import { languageOf, pathIn, withoutLanguage } from "#platform/i18n/languages.ts";
import { href } from "#platform/ui/href.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { LanguageSwitch } from "#platform/ui/shell/language-switch.tsx";
import { useClosingMenu } from "#platform/ui/use-closing-menu.ts";
import { AskBeforeLeaving, useMayLeave } from "#platform/ui/use-unsaved.tsx";
import { useAgent } from "./admin-context.tsx";
import { useConsoleCalls } from "./calls/console-calls.ts";
import { ConsoleMark } from "./console-mark.tsx";
import { ConsolePart } from "./console-part.tsx";
import { NewsContext } from "./inbox/news.ts";
import { useNews } from "./inbox/use-news.ts";
import { SignedOutSheet } from "./second-factor/signed-out-sheet.tsx";
import { useHeldFocus } from "./use-held-focus.ts";

/** The bar on top of the console, the news that its parts show, and the question before they lose a text. */
export function ConsoleFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const news = useNews();
  const frame = useRef<HTMLDivElement>(null);
  useSeenDevice("requests", useConsoleCalls().call);
  useHeldFocus(frame);
  return (
    <AskBeforeLeaving question={t`Leave without saving? Your changes here will be lost.`}>
      <NewsContext value={news}>
        <div ref={frame} data-console className="min-h-dvh">
          <PageTitle />
          <meta name="robots" content="noindex" />
          <div className="relative z-40 flex h-(--header-height) items-center gap-6 bg-ink pr-2 pl-4 text-white md:px-8 xl:gap-8 [&_:focus-visible]:outline-card">
            <LocalLink
              to={consoleHref("today")}
              className="mr-auto flex min-h-11 items-center lg:mr-0"
            >
              <ConsoleMark />
            </LocalLink>
            <nav aria-label={t`Console`} className="hidden flex-1 gap-1 self-stretch lg:flex">
              <PartLinks
                waiting={news.waiting}
                className="relative flex items-center gap-2 px-3 font-medium text-night-muted hover:text-white aria-[current]:text-white aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-2 aria-[current]:after:h-0.5 aria-[current]:after:bg-card"
              />
            </nav>
            <div className="hidden items-center gap-2 lg:flex">
              <SiteLink />
              <LockButton />
            </div>
            <SmallMenu waiting={news.waiting} />
          </div>
          <PageOfRole>{children}</PageOfRole>
        </div>
        <SignedOutSheet />
      </NewsContext>
    </AskBeforeLeaving>
  );
}

/** The page, or in its place why there is none for the role; a viewer is told once that all is to be looked at. */
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
          <Trans>You may look at everything here and change nothing.</Trans>
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

/** The page that is open, and whether it is one that is come to from `part`. */
function usePlace() {
  const here = withoutLanguage(useLocation().pathname);
  const page = pageAt(here)?.page;
  const isIn = (part: ConsolePage) =>
    page?.under !== undefined
      ? part.path === page.under
      : part.path === page?.path || here.startsWith(`/agent/${part.path}/`);
  return { page, isIn };
}

const PARTS = CONSOLE_PAGES.flatMap((page) => {
  const { words, isWithin } = page;
  return words && !isWithin ? [{ ...page, words }] : [];
});

function PartLinks({ waiting, className }: { waiting: number; className: string }) {
  const { t, i18n } = useLingui();
  const language = languageOf(useLocation().pathname);
  const { isIn } = usePlace();
  const { agent } = useAgent();
  return PARTS.filter(({ right }) => may(agent.role, right)).map((part) => (
    <a
      key={part.path}
      href={pathIn(language, `/agent/${part.path}`)}
      aria-current={isIn(part) ? "page" : undefined}
      className={className}
    >
      {i18n._(part.words)}
      {part.path === "leads" && waiting > 0 && (
        <span className="num rounded-full bg-laterite px-2 text-small text-white">
          {waiting}
          <span className="sr-only"> {t`to answer`}</span>
        </span>
      )}
    </a>
  ));
}

const QUIET =
  "flex min-h-11 items-center gap-2 rounded px-3 text-control font-medium whitespace-nowrap text-night hover:text-white hover:underline underline-offset-4";

function SiteLink() {
  return (
    <LocalLink to={href("/")} target="_blank" className={QUIET}>
      <Trans>Open the site</Trans>
      <Icon name="external-link" className="size-4" />
    </LocalLink>
  );
}

/** Closes the console on this device; the visitor stays signed in. */
function LockButton() {
  const { reload } = useAgent();
  const mayLeave = useMayLeave();
  const lock = async () => {
    if (!mayLeave()) return;
    await callApi("POST", "/api/agent/second-factor/lock");
    await reload();
  };
  return (
    <button type="button" onClick={() => void lock()} className={QUIET}>
      <Icon name="lock" className="size-4" />
      <Trans>Lock</Trans>
    </button>
  );
}

function SmallMenu({ waiting }: { waiting: number }) {
  const { t } = useLingui();
  const menu = useClosingMenu();
  return (
    <details ref={menu} className="group lg:hidden">
      <summary
        aria-label={t`Menu`}
        className="grid size-11 list-none place-items-center rounded hover:bg-white/15 [&::-webkit-details-marker]:hidden"
      >
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="x" className="hidden size-6 group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full border-t border-white/15 bg-ink px-4 py-3 shadow-float">
        <nav aria-label={t`Console`} className="flex flex-col">
          <PartLinks
            waiting={waiting}
            className="flex min-h-12 items-center gap-2 border-b border-white/15 text-lead font-medium text-night aria-[current]:text-white"
          />
        </nav>
        <div className="-mx-3 mt-2 flex flex-wrap justify-between">
          <SiteLink />
          <LockButton />
        </div>
        <div className="mt-2 text-night">
          <LanguageSwitch size="full" />
        </div>
      </div>
    </details>
  );
}
