import { useLocation } from "react-router";
import { type ConsolePage, pageAt } from "#features/admin/console-pages.ts";
import { withoutLanguage } from "#platform/i18n/languages.ts";

/** The page that is open, and whether it is one that is come to from `part`. */
export function usePlace() {
  const here = withoutLanguage(useLocation().pathname);
  const page = pageAt(here)?.page;
  const isIn = (part: ConsolePage) =>
    page?.under !== undefined
      ? part.path === page.under
      : part.path === page?.path || here.startsWith(`/agent/${part.path}/`);
  return { page, isIn };
}
