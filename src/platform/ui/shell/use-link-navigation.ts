import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { isPlainClick } from "#platform/ui/local-link.tsx";

/** Paths that are files or data, not pages of the route table. */
const NOT_PAGES = /^\/(api|assets|catalogue|illustrations)\//;

/** True where the worker opens what it has stored, and the app's own way would only fail. */
function isWithoutNetwork(): boolean {
  return !navigator.onLine && Boolean(navigator.serviceWorker?.controller);
}

/** The link that a click is meant for, when it leads to another page of the site in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  return event.defaultPrevented || !isPlainClick(event) ? null : pageLinkAt(event.target);
}

function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return null;
  if (link.origin !== window.location.origin || NOT_PAGES.test(link.pathname)) return null;
  const { pathname, search } = window.location;
  const within = link.pathname === pathname && link.search === search && link.hash !== "";
  return within ? null : link;
}

/**
 * Makes plain links navigate without reload, once for the whole page. `data-keep-scroll` leaves
 * the scroll position, `data-replace` the history entry. The page gone to is told where the
 * visitor came from. Returns the page that a hovered or touched listing link leads to, to be
 * fetched ahead.
 */
export function useLinkNavigation(): string | null {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [ahead, setAhead] = useState<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || isWithoutNetwork()) return;
      event.preventDefault();
      const to = link.pathname + link.search + link.hash;
      void navigate(to, {
        // In another language the address stays that of the part; to go there would scroll to its beginning.
        ...(link.hreflang && { mask: to + window.location.hash }),
        state: { from: pathname + search },
        preventScrollReset: "keepScroll" in link.dataset,
        replace: "replace" in link.dataset,
      });
    };
    const onPoint = ({ target }: Event) => {
      const link = pageLinkAt(target);
      if (link?.pathname.includes("/property/")) setAhead(link.pathname);
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("pointerover", onPoint, { signal, passive: true });
    document.addEventListener("focusin", onPoint, { signal });
    return () => stop.abort();
  }, [navigate, pathname, search]);
  return ahead;
}
