import { msg } from "@lingui/core/macro";
import { z } from "zod";
import { pathIn } from "#platform/i18n/languages.ts";
import { defineMail, mailAddress, sitePath } from "#platform/mail/mail.ts";
import { SECOND_FACTOR_EVENTS, SECOND_FACTOR_WORDS } from "./second-factor-words.server.ts";

const NOTHING_CHANGES = msg`You did not ask for this? Then do nothing: nothing changes.`;
const TEN_MINUTES = msg`The code is good for 10 minutes and works once. We never ask for it by phone.`;

const codeAlone = z.strictObject({ code: z.string().regex(/^\d{6}$/) });
const pathAlone = z.strictObject({ path: sitePath });

/** Every mail of an account. */
export const ACCOUNT_MAILS = {
  verifyCode: defineMail({
    kind: "verify-code",
    sentWhen: "Somebody signs up, or asks for the code again.",
    values: codeAlone,
    example: { code: "204816" },
    words: ({ code }) => ({
      subject: msg`${code} is your Sthalam code`,
      lead: msg`Enter this code to confirm your e-mail address.`,
      code,
      limit: TEN_MINUTES,
      doubt: NOTHING_CHANGES,
    }),
  }),
  accountExists: defineMail({
    kind: "account-exists",
    sentWhen: "Somebody signs up with an address, or changes to one, that has an account.",
    values: pathAlone,
    example: { path: "/te/forgot-password" },
    words: ({ path }) => ({
      subject: msg`You already have a Sthalam account`,
      lead: msg`Someone, probably you, tried to sign up with this address. It has an account already: sign in with your password, or set a new one if you have forgotten it.`,
      action: { label: msg`Set a new password`, path },
      doubt: NOTHING_CHANGES,
    }),
  }),
  resetLink: defineMail({
    kind: "reset-link",
    sentWhen: "Somebody has forgotten the password.",
    values: pathAlone,
    example: { path: "/reset-password?token=abc&email=a%40b.in" },
    words: ({ path }) => ({
      subject: msg`Set a new Sthalam password`,
      lead: msg`With this link you choose a new password. All devices are signed out then.`,
      action: { label: msg`Choose a new password`, path },
      limit: msg`The link is good for 30 minutes and works once.`,
      doubt: NOTHING_CHANGES,
    }),
  }),
  emailChangeCode: defineMail({
    kind: "email-change-code",
    sentWhen: "Somebody changes the address in the profile; to the new one.",
    values: codeAlone,
    example: { code: "713204" },
    words: ({ code }) => ({
      subject: msg`${code} confirms your new address`,
      lead: msg`Enter this code in your profile, and this address becomes the one you sign in with.`,
      code,
      limit: TEN_MINUTES,
      doubt: NOTHING_CHANGES,
    }),
  }),
  emailChanged: defineMail({
    kind: "email-changed",
    sentWhen: "The address was changed; to the old one.",
    values: z.strictObject({ newEmail: mailAddress }),
    example: { newEmail: "new@example.in" },
    words: ({ newEmail }, { infoEmail }) => ({
      subject: msg`Your Sthalam e-mail address was changed`,
      lead: msg`You now sign in with ${newEmail}. This address no longer belongs to your account.`,
      doubt: msg`It was not you? Write to us at once: ${infoEmail}`,
    }),
  }),
  passwordChanged: defineMail({
    kind: "password-changed",
    sentWhen: "The password was changed, in the profile or by a link.",
    values: z.strictObject({}),
    example: {},
    words: (_, { infoEmail, language }) => ({
      subject: msg`Your Sthalam password was changed`,
      lead: msg`The password of your account was changed, and your other devices were signed out.`,
      action: {
        label: msg`It was not me: set a new password`,
        path: pathIn(language, "/forgot-password"),
      },
      doubt: msg`If the button does not help, write to us: ${infoEmail}`,
    }),
  }),
  secondFactor: defineMail({
    kind: "second-factor",
    sentWhen: "Something was done to an agent's second factor.",
    values: z.strictObject({
      what: z.enum(SECOND_FACTOR_EVENTS),
      /** Recovery codes that still count. */
      codesLeft: z.int().min(0),
    }),
    example: { what: "set-up", codesLeft: 10 },
    words: ({ what, codesLeft }, { infoEmail, language }) => ({
      ...SECOND_FACTOR_WORDS[what](codesLeft),
      action: {
        label: msg`It was not me: set a new password`,
        path: pathIn(language, "/forgot-password"),
      },
      doubt: msg`If the button does not help, write to us: ${infoEmail}`,
    }),
  }),
};
