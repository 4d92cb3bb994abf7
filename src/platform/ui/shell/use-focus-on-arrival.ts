import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { withoutLanguage } from "#platform/i18n/languages.ts";

/**
 * Puts the focus on the content of a page that was gone to, as a browser does on its own
 * navigations: else the next Tab goes on from where the old page had the link.
 */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const page = withoutLanguage(useLocation().pathname);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    content.current?.focus({ preventScroll: true });
  }, [page, content]);
}
