import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { ownStorage } from "#platform/ui/own-storage.ts";

/** What names of its entries begin with: the page's own key follows. */
const KEY = "console scroll";

/** Comes back to where a list was left, once its rows are there: before that nothing is so far down. */
export function useScrollBack(isReady: boolean) {
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const name = `${KEY} ${key}`;
  const left = useRef(0);
  useEffect(() => {
    if (!isReady) return;
    const stored = isBack ? ownStorage("sessionStorage")?.getItem(name) : null;
    if (stored) scrollTo({ top: Number(stored), behavior: "instant" });
    left.current = scrollY;
    const follow = () => {
      left.current = scrollY;
    };
    addEventListener("scroll", follow, { passive: true });
    return () => {
      removeEventListener("scroll", follow);
      ownStorage("sessionStorage")?.setItem(name, String(left.current));
    };
  }, [isReady, isBack, name]);
}
