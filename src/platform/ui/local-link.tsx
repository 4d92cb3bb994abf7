import type { AnchorHTMLAttributes } from "react";
import { useLocation } from "react-router";
import { languageOf, pathIn } from "#platform/i18n/languages.ts";
import { TEXT_ACTION } from "./button.ts";
import { Icon } from "./pictures/icon.tsx";

/** The address of a page in the language of the page that is open. */
export function useLocalPath(): (path: string) => string {
  const language = languageOf(useLocation().pathname);
  return (path) => pathIn(language, path);
}

interface LocalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/**
 * A link within the site that stays in the page's language. A plain anchor: `useLinkNavigation`
 * turns its click into a navigation without reload. (A router link each costs a page of 50 links
 * a fifth of its rendering time.)
 */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  return <a href={useLocalPath()(to)} {...rest} />;
}

/** The link above a page to the one that it was come to from: "All tools". */
export function WayUp({ className = "", children, ...link }: LocalLinkProps) {
  return (
    <LocalLink {...link} className={`${TEXT_ACTION} w-fit print:hidden ${className}`}>
      <Icon name="arrow-left" className="size-5" />
      {children}
    </LocalLink>
  );
}

/** A link of a menu: marked while its page is open. */
export function MenuLink({ to, ...rest }: LocalLinkProps) {
  const { pathname } = useLocation();
  const href = pathIn(languageOf(pathname), to);
  return <a href={href} aria-current={href === pathname ? "page" : undefined} {...rest} />;
}

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** True for a click by which a link opens in this tab. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The link of this site that a click opens in this tab. */
export function plainLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target } = event;
  const link = target instanceof Element && isPlainClick(event) ? target.closest("a") : null;
  return link && !link.target && link.origin === window.location.origin ? link : null;
}
