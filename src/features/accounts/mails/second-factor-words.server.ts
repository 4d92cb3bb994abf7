import { msg, plural } from "@lingui/core/macro";
import type { MailWords } from "#platform/mail/mail.ts";

/** What may be done to an agent's second factor. */
export const SECOND_FACTOR_EVENTS = [
  "set-up",
  "replaced",
  "codes-renewed",
  "code-used",
  "forgotten",
] as const;
export type SecondFactorEvent = (typeof SECOND_FACTOR_EVENTS)[number];

/** What an agent is told when something is done to the second factor; given are the codes left. */
export const SECOND_FACTOR_WORDS: Record<
  SecondFactorEvent,
  (codesLeft: number) => Pick<MailWords, "subject" | "lead">
> = {
  "set-up": () => ({
    subject: msg`Your console now asks for a code of your app`,
    lead: msg`A code app was set up for your account. From now on the console opens with its code.`,
  }),
  replaced: () => ({
    subject: msg`Another app now opens your console`,
    lead: msg`The code app of your account was replaced by another one. The old app and the old recovery codes no longer work, and the console was locked on your other devices.`,
  }),
  "codes-renewed": () => ({
    subject: msg`You have new recovery codes`,
    lead: msg`Ten new recovery codes were made for your account. The older ones no longer work.`,
  }),
  "code-used": (codesLeft) => ({
    subject: msg`One of your recovery codes was used`,
    lead: msg`Somebody, probably you, used a recovery code in place of your app's code. ${plural(codesLeft, { 0: "None is left: make new ones in the console.", one: "# is left.", other: "# are left." })}`,
  }),
  forgotten: () => ({
    subject: msg`Your app no longer opens the console`,
    lead: msg`At your request your code app and your recovery codes were removed by those who run the site. Sign in and set an app up again.`,
  }),
};
