import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isSignInPage, parseArrival } from "#features/accounts/model/next-path.ts";
import { toLanguage, withoutLanguage } from "#platform/i18n/languages.ts";
import { loadWords } from "#platform/ui/late/load-words.ts";
import { plainLinkOf } from "#platform/ui/local-link.tsx";
import type { SignInOpening, SignInSheetProps } from "./screens/sign-in-sheet.tsx";

interface LoadedSheet {
  readonly Sheet: ComponentType<SignInSheetProps>;
  readonly words: I18n;
}

/** The sheet with its words; no page loads them before somebody wants to sign in. */
async function loadSheet({ locale }: I18n): Promise<LoadedSheet> {
  const [{ SignInSheet }, words] = await Promise.all([
    import("./screens/sign-in-sheet.tsx"),
    loadWords(toLanguage(locale), ["accounts"]),
  ]);
  return { Sheet: SignInSheet, words };
}

/**
 * Opens the sheet of signing in where a link leads to `/login` or `/signup`. It is fetched when such a
 * link is pointed at; if that fails, the link does what it does without script.
 */
export function SignInLauncher({ i18n }: { i18n: I18n }) {
  const { pathname } = useLocation();
  const [sheet, setSheet] = useState<LoadedSheet | null>(null);
  const [opening, setOpening] = useState<(SignInOpening & { readonly on: string }) | null>(null);
  useEffect(() => {
    const load = () => loadSheet(i18n).then(setSheet);
    const onClick = (event: MouseEvent) => {
      const link = plainLinkOf(event);
      const next = link && openingOf(link);
      if (!next) return;
      event.preventDefault();
      const open = () => setOpening({ ...next, on: window.location.pathname });
      load().then(open, () => window.location.assign(link.href));
    };
    const onPoint = ({ target }: Event) => {
      // A plan's plots are links too, of SVG.
      const link = target instanceof Element ? target.closest("a") : null;
      if (link instanceof HTMLAnchorElement && openingOf(link)) void load().catch(() => undefined); // the click tries again
    };
    // Before `useLinkNavigation`, which leaves alone what is prevented already.
    document.addEventListener("click", onClick, { capture: true });
    document.addEventListener("pointerover", onPoint, { passive: true });
    document.addEventListener("focusin", onPoint);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      document.removeEventListener("pointerover", onPoint);
      document.removeEventListener("focusin", onPoint);
    };
  }, [i18n]);
  // Going back leaves the sheet behind.
  if (!sheet || opening?.on !== pathname) return null;
  return (
    <I18nProvider i18n={sheet.words}>
      <sheet.Sheet opening={opening} onClose={() => setOpening(null)} />
    </I18nProvider>
  );
}

/** What a link opens; null for one that leads elsewhere, within the sheet, and on the pages of signing in. */
function openingOf(link: HTMLAnchorElement): SignInOpening | null {
  const path = withoutLanguage(link.pathname);
  if (path !== "/login" && path !== "/signup") return null;
  if (link.closest("dialog") || isSignInPage(window.location.pathname)) return null;
  const { next } = parseArrival(link.search, null);
  return { step: path === "/login" ? "login" : "signup", next };
}
