import { useEffect, useRef } from "react";

/** The window in which the list stands beside the map, as in the theme's `lg`. */
export const BESIDE = "(width >= 64rem)";

/**
 * Brings the card of a listing that was chosen on the map into view, and the list back to where it
 * was when the choice is taken back and nothing was scrolled since.
 */
export function useScrollToCard(chosen: string | null): void {
  const before = useRef<{ readonly from: number; readonly to: number } | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const isShown = isFirst.current;
    isFirst.current = false;
    if (isShown || !window.matchMedia(BESIDE).matches) return;
    if (chosen === null) {
      const moved = before.current;
      before.current = null;
      if (moved && Math.abs(window.scrollY - moved.to) < 2) window.scrollTo({ top: moved.from });
      return;
    }
    const card = document.querySelector(`[data-listing="${CSS.escape(chosen)}"]`);
    if (!card) return;
    const from = before.current?.from ?? window.scrollY;
    card.scrollIntoView({ block: "nearest" });
    before.current = { from, to: window.scrollY };
  }, [chosen]);
}
