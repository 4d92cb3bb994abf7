import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Brings the part that a link within the page names into view, as soon as it is there: a change of
 * address takes away, for a moment, what still waits for its script, and the router, which finds
 * no such part, goes to the top.
 */
export function useHashScroll(): void {
  const location = useLocation();
  const first = useRef(location);
  useEffect(() => {
    if (first.current === location || location.hash === "") return;
    const show = () => {
      const part = document.getElementById(location.hash.slice(1));
      part?.scrollIntoView();
      return part !== null;
    };
    if (show()) return;
    const watcher = new MutationObserver(() => show() && watcher.disconnect());
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [location]);
}
