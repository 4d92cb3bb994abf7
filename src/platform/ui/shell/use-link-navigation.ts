import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { plainLinkOf } from "#platform/ui/local-link.tsx";

/** Paths that are files or data, not pages of the route table. */
const NOT_PAGES = /^\/(api|assets|catalogue|illustrations)\//;
const LISTING_LINK = 'a[href^="/"][href*="/property/"]';

/** The worker that opens what it has stored, where the app's own way would only fail. */
const withoutNetwork = () => !navigator.onLine && navigator.serviceWorker?.controller;

/** The link that a click is meant for, when it leads to another page of the site in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.defaultPrevented ? null : plainLinkOf(event);
  if (!link || link.hasAttribute("download") || NOT_PAGES.test(link.pathname)) return null;
  const { pathname, search } = window.location;
  const within = link.pathname === pathname && link.search === search && link.hash;
  return within ? null : link;
}

/**
 * Makes plain links navigate without reload, once for the whole page. `data-keep-scroll` leaves
 * the scroll position, `data-replace` the history entry. The page gone to is told where the
 * visitor came from; in another language it is the same page, and knows what it knew. Returns the
 * page that a hovered or touched listing link leads to, to be fetched ahead.
 */
export function useLinkNavigation(): string | null {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [ahead, setAhead] = useState<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || withoutNetwork()) return;
      event.preventDefault();
      const to = link.pathname + link.search + link.hash;
      void navigate(to, {
        // In another language the address stays that of the part; to go there would scroll to its beginning.
        ...(link.hreflang
          ? { mask: to + window.location.hash, state }
          : { state: { from: pathname + search } }),
        preventScrollReset: "keepScroll" in link.dataset,
        replace: "replace" in link.dataset,
      });
    };
    const onPoint = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(LISTING_LINK);
      if (link) setAhead(link.pathname);
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("pointerover", onPoint, { signal, passive: true });
    document.addEventListener("focusin", onPoint, { signal });
    return () => stop.abort();
  }, [navigate, pathname, search, state]);
  return ahead;
}
