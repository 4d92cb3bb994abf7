import type { I18n } from "@lingui/core";
import type { ReactNode } from "react";
import { AccountInMenu, AccountMenu, SignedOutNotice } from "#features/accounts/ui.ts";
import { SavedIdsContext, SaveSlotContext } from "#features/listings/ui.ts";
import {
  LanguageError,
  LanguageLayout,
  type ShellSlots,
} from "#platform/ui/shell/language-layout.tsx";
import { Heart } from "./heart.tsx";
import { SaveNotice } from "./save-notice.tsx";
import { savedHomes } from "./saved-homes.ts";
import { SavedLink } from "./saved-link.tsx";
import { useReadyHomes } from "./use-ready-homes.ts";

/** What the frame of every page shows of the visitor; the HTML holds none of it. */
const SLOTS: ShellSlots = {
  saved: <SavedLink />,
  account: <AccountMenu />,
  accountInMenu: <AccountInMenu />,
  notices: (
    <>
      <SignedOutNotice />
      <SaveNotice />
    </>
  ),
};

interface VisitorLayoutProps {
  readonly i18n: I18n;
  readonly pageWords: I18n;
  readonly beside: ReactNode;
}

/** The layout of one language with the visitor's account and hearts in it, `beside` after it. */
export function VisitorLayout({ i18n, pageWords, beside }: VisitorLayoutProps) {
  useReadyHomes();
  return (
    <SaveSlotContext value={Heart}>
      <SavedIdsContext value={savedHomes}>
        <LanguageLayout i18n={i18n} pageWords={pageWords} slots={SLOTS} />
        {beside}
      </SavedIdsContext>
    </SaveSlotContext>
  );
}

/** The same frame round a page that could not be shown. */
export function VisitorError({ i18n, error }: { i18n: I18n; error: unknown }) {
  return <LanguageError i18n={i18n} error={error} slots={SLOTS} />;
}
