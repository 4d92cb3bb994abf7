import type { I18n } from "@lingui/core";
import type { ReactNode } from "react";
import { AccountInMenu, AccountMenu } from "#accounts/account-menu.tsx";
import { SignedOutNotice } from "#accounts/signed-out-notice.tsx";
import { SaveSlotContext } from "#listings/save-slot.tsx";
import { LanguageError, LanguageLayout, type ShellSlots } from "#ui/shell/language-layout.tsx";
import { Heart } from "./heart.tsx";
import { SaveNotice } from "./save-notice.tsx";

/** What the frame of every page shows of the visitor; the HTML holds none of it. */
const SLOTS: ShellSlots = {
  account: <AccountMenu />,
  accountInMenu: <AccountInMenu />,
  notices: (
    <>
      <SignedOutNotice />
      <SaveNotice />
    </>
  ),
};

/** The layout of one language with the visitor's account and hearts in it, `beside` after it. */
export function VisitorLayout({ i18n, beside }: { i18n: I18n; beside: ReactNode }) {
  return (
    <SaveSlotContext value={Heart}>
      <LanguageLayout i18n={i18n} slots={SLOTS} />
      {beside}
    </SaveSlotContext>
  );
}

/** The same frame round a page that could not be shown. */
export function VisitorError({ i18n, error }: { i18n: I18n; error: unknown }) {
  return <LanguageError i18n={i18n} error={error} slots={SLOTS} />;
}
