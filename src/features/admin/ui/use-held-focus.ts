import { type RefObject, useEffect } from "react";
import { type HeldControl, successorOf, toHeldControl } from "./held-control.ts";

/**
 * Keeps the focus where a button, or the row of a list that it is in, goes with what was pressed: browsers leave it nowhere.
 * Of a page that is gone to, the focus is none of its business.
 */
export function useHeldFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = box.current;
    if (!within) return;
    let held: HeldControl | null = null;
    let path = location.pathname;
    const onFocus = ({ target }: FocusEvent) => {
      held = target instanceof Element ? toHeldControl(target) : null;
      path = location.pathname;
    };
    // Some browsers say it of what is taken out as well: that is gone when the microtask runs.
    const onBlur = () =>
      queueMicrotask(() => {
        if (held?.control.isConnected) held = null;
      });
    const follow = () => {
      if (!held) return;
      if (held.control.isConnected) {
        held = toHeldControl(held.control);
        return;
      }
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const next = isLost && path === location.pathname ? successorOf(held) : null;
      held = null;
      if (next instanceof HTMLElement) putFocus(next);
    };
    // A key that is held down would go on to press what the focus comes to.
    const onKey = (event: KeyboardEvent) => {
      const presses = event.key === "Enter" && held?.control.matches("a, button");
      if (event.repeat && presses) event.preventDefault();
    };
    const observer = new MutationObserver(follow);
    observer.observe(within, { childList: true, subtree: true });
    within.addEventListener("focusin", onFocus);
    within.addEventListener("focusout", onBlur);
    within.addEventListener("keydown", onKey);
    return () => {
      observer.disconnect();
      within.removeEventListener("focusin", onFocus);
      within.removeEventListener("focusout", onBlur);
      within.removeEventListener("keydown", onKey);
    };
  }, [box]);
}

/** Headings take the focus once they are told to. */
function putFocus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
