import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { href } from "#platform/ui/href.ts";
import { LocalLink, MenuLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useClosingMenu } from "#platform/ui/use-closing-menu.ts";
import { CallLink } from "./agent-links.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { usePageHandles } from "./page-handle.ts";
import { useSite } from "./site.ts";

interface HeaderProps {
  /** The way to what the visitor has saved. */
  readonly saved: ReactNode;
  /** The visitor's own place, at the end of the bar and within the menu of small screens. */
  readonly account: ReactNode;
  readonly accountInMenu: ReactNode;
}

/** The bar on top of every page: where to go, in which language, whom to call, who is there. */
export function Header({ saved, account, accountInMenu }: HeaderProps) {
  const { t } = useLingui();
  const pinned = usePageHandles().some(({ pinnedHeader }) => pinnedHeader);
  return (
    <header
      className={`site-frame z-40 h-(--header-height) border-b border-line bg-card print:hidden ${
        pinned ? "relative lg:sticky lg:top-0" : "relative"
      }`}
    >
      <div className="mx-auto flex h-full max-w-[1440px] items-center gap-1 pr-2 pl-4 md:gap-4 md:px-8 xl:gap-8">
        <LocalLink to={href("/")} className="mr-auto flex min-h-11 items-center xl:mr-0">
          <Logo />
          <span className="sr-only">{t`Home`}</span>
        </LocalLink>
        <nav aria-label={t`Main`} className="hidden flex-1 gap-1 self-stretch xl:flex">
          <MainLinks className="relative flex items-center px-3 font-medium whitespace-nowrap hover:text-river aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-ink" />
        </nav>
        <div className="hidden md:block">
          <LanguageSwitch />
        </div>
        <PhonePill />
        {saved}
        {account}
        <MobileMenu account={accountInMenu} />
      </div>
    </header>
  );
}

function MainLinks({ className }: { className: string }) {
  const { t } = useLingui();
  return (
    <>
      <MenuLink to={href("/projects")} className={className}>
        {t`Featured Projects`}
      </MenuLink>
      <MenuLink to={href("/searchProperties")} className={className}>
        {t`Search Properties`}
      </MenuLink>
      <MenuLink to={href("/about")} className={className}>
        {t`About`}
      </MenuLink>
      <MenuLink to={href("/contact")} className={className}>
        {t`Contact`}
      </MenuLink>
    </>
  );
}

function PhonePill() {
  const { t } = useLingui();
  const { supportPhone } = useSite();
  return (
    <CallLink
      aria-label={t`Call ${supportPhone}`}
      className="inline-flex size-11 items-center justify-center gap-2 rounded-full text-control font-[550] whitespace-nowrap hover:border-edge md:h-10 md:w-auto md:border md:border-line md:bg-card md:pr-4 md:pl-3.5"
    >
      <Icon name="phone" className="size-5 text-ink md:size-4.5 md:text-river" />
      <span className="num hidden md:inline">{supportPhone}</span>
    </CallLink>
  );
}

/** The menu of small screens; a `details` element, so that it opens without script too. */
function MobileMenu({ account }: { account: ReactNode }) {
  const { t } = useLingui();
  const menu = useClosingMenu();
  return (
    <details ref={menu} className="group xl:hidden">
      <summary
        aria-label={t`Menu`}
        className="grid size-11 list-none place-items-center rounded hover:bg-mist [&::-webkit-details-marker]:hidden"
      >
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="x" className="hidden size-6 group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full flex flex-col border-b border-line bg-card px-4 py-3 shadow-float md:left-auto md:w-80 md:rounded-b-card md:border-x">
        <nav aria-label={t`Main`} className="flex flex-col">
          <MainLinks className="flex min-h-12 items-center border-b border-line text-lead font-medium aria-[current]:text-river" />
        </nav>
        {account}
        <div className="mt-2 md:hidden">
          <LanguageSwitch size="full" />
        </div>
      </div>
    </details>
  );
}
