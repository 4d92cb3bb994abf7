import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation } from "react-router";
import { callApi, type Failure } from "#features/accounts/ui.ts";
import { CONSOLE_PAGES, consoleHref } from "#features/admin/console-pages.ts";
import { may } from "#features/admin/model/rights.ts";
import { languageOf, pathIn } from "#platform/i18n/languages.ts";
import { useMayLeave } from "#platform/ui/forms/use-unsaved.tsx";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { LanguageSwitch } from "#platform/ui/shell/language-switch.tsx";
import { useClosingMenu } from "#platform/ui/use-closing-menu.ts";
import { useAgent } from "./admin-context.tsx";
import { ConsoleMark } from "./console-mark.tsx";
import { useRefusalWords } from "./refusal-words.ts";
import { usePlace } from "./use-place.ts";

interface WaitingProps {
  /** How many leads are to be answered. */
  readonly waiting: number;
}

/** On top of the console: where one can go, in a row where it fits and else behind a button. */
export function ConsoleBar({ waiting }: WaitingProps) {
  const { t } = useLingui();
  return (
    <div className="relative z-40 flex h-(--header-height) items-center gap-4 bg-ink pr-2 pl-4 text-white md:px-8 print:hidden [&_:focus-visible]:outline-card">
      <LocalLink to={consoleHref("today")} className="mr-auto flex min-h-11 items-center xl:mr-0">
        <ConsoleMark />
      </LocalLink>
      <nav aria-label={t`Console`} className="hidden flex-1 self-stretch xl:flex">
        <PartLinks
          parts={PARTS.filter(({ isBehind }) => !isBehind)}
          waiting={waiting}
          className={IN_ROW}
        />
        <MoreMenu />
      </nav>
      <SmallMenu waiting={waiting} />
    </div>
  );
}

/** At the foot of a phone: what is used all day, under the thumb. A page's own bar there takes its place. */
export function TabBar({ waiting }: WaitingProps) {
  const { t, i18n } = useLingui();
  const language = languageOf(useLocation().pathname);
  const { isIn } = usePlace();
  const { agent } = useAgent();
  return (
    <nav
      aria-label={t`Every day`}
      className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-line bg-card pb-[env(safe-area-inset-bottom)] [body:has([data-bottom-bar])_&]:hidden md:hidden print:hidden"
    >
      {PARTS.filter(({ tab, right }) => tab && may(agent.role, right)).map((part) => (
        <a
          key={part.path}
          href={pathIn(language, `/agent/${part.path}`)}
          aria-current={isIn(part) ? "page" : undefined}
          className="relative grid min-h-14 content-center justify-items-center gap-0.5 px-1 text-label font-medium text-muted aria-[current]:text-river"
        >
          <Icon name={part.tab ?? "list"} className="size-6" />
          {i18n._(part.words)}
          {part.path === "leads" && waiting > 0 && (
            <span className="num absolute top-1 left-[calc(50%+0.5rem)] rounded-full bg-laterite px-1.5 text-label text-white">
              {waiting}
              <span className="sr-only"> {t`to call`}</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}

const IN_ROW =
  "relative flex items-center gap-2 px-3 font-medium whitespace-nowrap text-night-muted hover:text-white aria-[current]:text-white aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-2 aria-[current]:after:h-0.5 aria-[current]:after:bg-card";
const IN_MENU =
  "flex min-h-12 items-center gap-2 border-b border-white/15 text-lead font-medium text-night aria-[current]:text-white";

const PARTS = CONSOLE_PAGES.flatMap((page) => {
  const { words, isWithin } = page;
  return words && !isWithin ? [{ ...page, words }] : [];
});

interface PartLinksProps extends WaitingProps {
  readonly parts: typeof PARTS;
  readonly className: string;
}

function PartLinks({ parts, waiting, className }: PartLinksProps) {
  const { t, i18n } = useLingui();
  const language = languageOf(useLocation().pathname);
  const { isIn } = usePlace();
  const { agent } = useAgent();
  return parts
    .filter(({ right }) => may(agent.role, right))
    .map((part) => (
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
            <span className="sr-only"> {t`to call`}</span>
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
  const refusalWords = useRefusalWords("pressed");
  const [failure, setFailure] = useState<Failure | null>(null);
  const lock = async () => {
    if (!mayLeave()) return;
    const reply = await callApi("POST", "/api/agent/second-factor/lock");
    setFailure(reply.ok ? null : reply);
    await reload();
  };
  return (
    <>
      <button type="button" onClick={() => void lock()} className={QUIET}>
        <Icon name="lock" className="size-4" />
        <Trans>Lock</Trans>
      </button>
      {failure && (
        <p role="alert" className="flex basis-full gap-2 px-3 text-small text-white">
          <Icon name="circle-alert" className="mt-0.75 size-4 shrink-0" />
          {refusalWords(failure)}
        </p>
      )}
    </>
  );
}

/** On wide screens: who is here, the parts that are not used each day, the ways out and the languages. */
function MoreMenu() {
  const menu = useClosingMenu();
  const { agent } = useAgent();
  const { isIn } = usePlace();
  const parts = PARTS.filter(({ isBehind }) => isBehind);
  return (
    <details ref={menu} className="group relative ml-auto flex">
      <summary
        data-current={parts.some(isIn) || undefined}
        className={`h-full cursor-pointer list-none hover:text-white group-open:text-white data-current:text-white [&::-webkit-details-marker]:hidden ${IN_ROW}`}
      >
        <Trans>More</Trans>
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <div className="absolute top-full right-0 w-72 border-t border-white/15 bg-ink px-4 py-3 shadow-float">
        <p className="text-small text-night-muted [overflow-wrap:anywhere]">{agent.email}</p>
        <div className="mt-1 flex flex-col">
          <PartLinks parts={parts} waiting={0} className={IN_MENU} />
        </div>
        <MenuFoot />
      </div>
    </details>
  );
}

/** The ways out of the console, and its languages. */
function MenuFoot() {
  return (
    <>
      <div className="-mx-3 mt-2 flex flex-wrap justify-between">
        <SiteLink />
        <LockButton />
      </div>
      <div className="mt-2 text-night">
        <LanguageSwitch size="full" />
      </div>
    </>
  );
}

/** The same behind one button, where the row does not fit. */
function SmallMenu({ waiting }: WaitingProps) {
  const { t } = useLingui();
  const menu = useClosingMenu();
  return (
    <details ref={menu} className="group xl:hidden">
      <summary
        aria-label={t`Menu`}
        className="grid size-11 list-none place-items-center rounded hover:bg-white/15 [&::-webkit-details-marker]:hidden"
      >
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="x" className="hidden size-6 group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header-height))] overflow-y-auto border-t border-white/15 bg-ink px-4 py-3 shadow-float md:px-8">
        <nav aria-label={t`Console`} className="flex flex-col">
          <PartLinks parts={PARTS} waiting={waiting} className={IN_MENU} />
        </nav>
        <MenuFoot />
      </div>
    </details>
  );
}
