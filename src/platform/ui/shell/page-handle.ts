import { useMatches } from "react-router";
import type { CatalogueName } from "#platform/i18n/catalogues.ts";

/** What a route may say of its pages, as its `handle`; what one above it says holds as well. */
export interface PageHandle {
  /** Catalogues that its words are in, beside the one of every page. */
  readonly words?: readonly CatalogueName[];
  /**
   * "touch": can be read and used without script, so that it starts when the visitor first touches,
   * scrolls or types; "ready-for-touch": the same, but its script is fetched once it is painted, since
   * most visitors do touch it; unset: starts once it is painted. A part that is nothing without
   * script has `data-script-only`: where one is on the screen, the page starts once it is painted.
   */
  readonly startsAt?: "touch" | "ready-for-touch";
  /**
   * The query of its address with what the page knows, in one order, defaults left out; unset: it
   * knows none. Addresses that differ in anything else show the same page, made once.
   */
  readonly query?: (params: URLSearchParams) => string;
  /**
   * True where its text tells prices from the start: the rupee sign's file is fetched with the letters'.
   * Coming after them, it would have all of the page laid out a second time.
   */
  readonly showsPrices?: boolean;
  /** True keeps the header in view while the page scrolls. */
  readonly pinnedHeader?: boolean;
}

/** The `headers` of a route whose address holds a secret: it is told to nobody and kept nowhere. */
export const secretAddress = () => ({
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
});

const NOTHING: PageHandle = {};

/** What the open page's routes say, the innermost last. */
export function usePageHandles(): readonly PageHandle[] {
  return useMatches().map(({ handle }) => (handle as PageHandle | undefined) ?? NOTHING);
}
