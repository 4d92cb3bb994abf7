import { msg, plural } from "@lingui/core/macro";
import type { MailWords } from "#platform/mail/mail.ts";

/** What may be done to an agent's second factor. */
export const SECOND_FACTOR_EVENTS = [
  "set-up",
  "replaced",
  "codes-renewed",
  "code-used",
  "forgotten",
  "reset-by-owner",
  "removed",
  "passkey-added",
  "passkey-removed",
] as const;
export type SecondFactorEvent = (typeof SECOND_FACTOR_EVENTS)[number];

/** What an agent is told when something is done to the second factor; given are the codes left. */
export const SECOND_FACTOR_WORDS: Record<
  SecondFactorEvent,
  (codesLeft: number) => Pick<MailWords, "subject" | "lead">
> = {
  "set-up": () => ({
    subject: msg`Your account now asks for a code of your app`,
    lead: msg`A code app was set up for your account. From now on sign-in asks for its code.`,
  }),
  replaced: () => ({
    subject: msg`Another app now opens your account`,
    lead: msg`The code app of your account was replaced by another one. The old app and the old recovery codes no longer work.`,
  }),
  "codes-renewed": () => ({
    subject: msg`You have new recovery codes`,
    lead: msg`Ten new recovery codes were made for your account. The older ones no longer work.`,
  }),
  "code-used": (codesLeft) => ({
    subject: msg`One of your recovery codes was used`,
    lead: msg`Somebody, probably you, used a recovery code in place of your app's code. ${plural(codesLeft, { 0: "None is left: make new ones in your account.", one: "# is left.", other: "# are left." })}`,
  }),
  removed: () => ({
    subject: msg`Your account no longer asks for a code`,
    lead: msg`The code app and the recovery codes of your account were removed. Your password alone opens it now.`,
  }),
  "passkey-added": () => ({
    subject: msg`Your account has a new passkey`,
    lead: msg`A passkey was added to your account. Whoever has its device can sign in with it.`,
  }),
  "passkey-removed": () => ({
    subject: msg`A passkey of your account was deleted`,
    lead: msg`A passkey was deleted from your account. It no longer opens it.`,
  }),
  "reset-by-owner": () => ({
    subject: msg`An owner of your team removed your code app`,
    lead: msg`An owner of your team removed your code app, your recovery codes and your passkeys, and signed you out everywhere. Sign in and set up an app again.`,
  }),
  forgotten: () => ({
    subject: msg`Your code app was removed`,
    lead: msg`At your request, the people who run the site removed your code app and your recovery codes. Sign in and set up an app again.`,
  }),
};
