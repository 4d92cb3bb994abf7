import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useDismiss } from "./use-dismiss.ts";

/** A menu in a `details` element: closed by Escape, by a click outside and by every change of page. */
export function useClosingMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  useDismiss(menu, ({ by }) => {
    if (!menu.current?.open) return;
    menu.current.open = false;
    if (by === "escape") menu.current.querySelector("summary")?.focus();
  });
  useEffect(() => {
    if (menu.current && pathname) menu.current.open = false;
  }, [pathname]);
  return menu;
}
