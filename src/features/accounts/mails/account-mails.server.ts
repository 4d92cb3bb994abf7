import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { z } from "zod";
import { ROLES, type Role } from "#features/accounts/model/team.ts";
import { formatIndiaDate, formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { pathIn } from "#platform/i18n/languages.ts";
import {
  defineMail,
  type MailWords,
  mailAddress,
  oneLine,
  type Reader,
  sitePath,
} from "#platform/mail/mail.ts";
import { SECOND_FACTOR_EVENTS, SECOND_FACTOR_WORDS } from "./second-factor-words.server.ts";

/** Roles of the team in words, for mails. */
const ROLE_WORDS: Readonly<Record<Role, MessageDescriptor>> = {
  owner: msg`Owner: may do everything, the team and the settings too`,
  agent: msg`Agent: answers leads, changes plots and listings`,
  viewer: msg`Viewer: sees leads, visits, plots, listings and figures, changes nothing`,
};

const NOTHING_CHANGES = msg`Didn’t ask for this? Ignore this mail: nothing changes.`;
const TEN_MINUTES = msg`The code works once, within 10 minutes. We never ask for it by phone.`;

const codeAlone = z.strictObject({ code: z.string().regex(/^\d{6}$/) });
const pathAlone = z.strictObject({ path: sitePath });

/** How a mail of what was done to an account ends, for whoever did not do it. */
function ifNotYou({ infoEmail, language }: Reader): Pick<MailWords, "action" | "footnote"> {
  return {
    action: {
      label: msg`This wasn’t me: set a new password`,
      path: pathIn(language, "/forgot-password"),
    },
    footnote: msg`If the button doesn’t work, write to us: ${infoEmail}`,
  };
}

/** Every mail of an account. */
export const ACCOUNT_MAILS = {
  verifyCode: defineMail({
    kind: "verify-code",
    sentWhen: "Somebody signs up, or asks for the code again.",
    values: codeAlone,
    example: { code: "204816" },
    words: ({ code }) => ({
      subject: msg`${code} is your Sthalam code`,
      lead: msg`Enter this code to confirm your email address.`,
      code,
      limit: TEN_MINUTES,
      footnote: NOTHING_CHANGES,
    }),
  }),
  accountExists: defineMail({
    kind: "account-exists",
    sentWhen: "Somebody signs up with an address, or changes to one, that has an account.",
    values: pathAlone,
    example: { path: "/te/forgot-password" },
    words: ({ path }) => ({
      subject: msg`You already have a Sthalam account`,
      lead: msg`Someone, probably you, tried to sign up with this address. It already has an account: sign in with your password, or set a new one if you have forgotten it.`,
      action: { label: msg`Set a new password`, path },
      footnote: NOTHING_CHANGES,
    }),
  }),
  resetLink: defineMail({
    kind: "reset-link",
    sentWhen: "Somebody has forgotten the password.",
    values: pathAlone,
    example: { path: "/reset-password#token=abc&email=a%40b.in" },
    words: ({ path }) => ({
      subject: msg`Set a new Sthalam password`,
      lead: msg`Use this link to choose a new password. All devices will then be signed out.`,
      action: { label: msg`Choose a new password`, path },
      limit: msg`The link works once, within 30 minutes.`,
      footnote: NOTHING_CHANGES,
    }),
  }),
  emailChangeCode: defineMail({
    kind: "email-change-code",
    sentWhen: "Somebody changes the address in the profile; to the new one.",
    values: codeAlone,
    example: { code: "713204" },
    words: ({ code }) => ({
      subject: msg`${code} confirms your new address`,
      lead: msg`Enter this code in your profile to sign in with this address from now on.`,
      code,
      limit: TEN_MINUTES,
      footnote: NOTHING_CHANGES,
    }),
  }),
  emailChanged: defineMail({
    kind: "email-changed",
    sentWhen: "The address was changed; to the old one.",
    values: z.strictObject({ newEmail: mailAddress, path: sitePath }),
    example: { newEmail: "new@example.in", path: "/te/undo-email#token=abc" },
    words: ({ newEmail, path }, { infoEmail }) => ({
      subject: msg`Your Sthalam email address was changed`,
      lead: msg`You now sign in with ${newEmail}. This address no longer belongs to your account, and your other devices were signed out.`,
      action: { label: msg`It was not me: put this address back`, path },
      limit: msg`The link is good for 7 days. It signs out every device and lets you choose a new password.`,
      footnote: msg`If the button doesn’t work, write to us: ${infoEmail}`,
    }),
  }),
  proofCode: defineMail({
    kind: "proof-code",
    sentWhen: "Somebody signed in without a password confirms who it is before a change.",
    values: codeAlone,
    example: { code: "520931" },
    words: ({ code }) => ({
      subject: msg`${code} confirms that it is you`,
      lead: msg`Enter this code to go on with the change that you began in your account.`,
      code,
      limit: TEN_MINUTES,
      footnote: msg`It was not you? Then someone is signed in to your account. Sign in, and sign out your other devices in your profile.`,
    }),
  }),
  newBrowser: defineMail({
    kind: "new-browser",
    sentWhen: "Somebody signs in by a browser that never signed in to the account.",
    values: z.strictObject({ device: oneLine, at: z.iso.datetime() }),
    example: { device: "Chrome on Android", at: "2026-11-22T09:30:00.000Z" },
    words: ({ device, at }, reader) => ({
      subject: msg`A new sign-in to your Sthalam account`,
      lead: msg`Someone, probably you, signed in to your account by a browser that we do not know.`,
      facts: [
        { label: msg`Device`, value: device || msg`Unknown device` },
        { label: msg`Time`, value: formatIndiaMoment(new Date(at), reader.language) },
      ],
      ...ifNotYou(reader),
    }),
  }),
  identityLinked: defineMail({
    kind: "identity-linked",
    sentWhen: "An account is signed in to through a provider for the first time.",
    values: z.strictObject({}),
    example: {},
    words: (_, reader) => ({
      subject: msg`Your Sthalam account has another way to sign in`,
      lead: msg`Someone, probably you, signed in through Google, Facebook or Apple with your email. From now on that opens your account too.`,
      ...ifNotYou(reader),
    }),
  }),
  passwordChanged: defineMail({
    kind: "password-changed",
    sentWhen: "The password was changed, in the profile or by a link.",
    values: z.strictObject({}),
    example: {},
    words: (_, reader) => ({
      subject: msg`Your Sthalam password was changed`,
      lead: msg`The password of your account was changed, and your other devices were signed out.`,
      ...ifNotYou(reader),
    }),
  }),
  accountIdle: defineMail({
    kind: "account-idle",
    sentWhen: "Nobody has signed in for so long that the account will be deleted in 30 days.",
    values: z.strictObject({ endsAt: z.iso.datetime(), path: sitePath }),
    example: { endsAt: "2028-11-22T04:30:00.000Z", path: "/te/login" },
    words: ({ endsAt, path }, { language }) => {
      const day = formatIndiaDate(new Date(endsAt), language);
      return {
        subject: msg`Your Sthalam account will be deleted`,
        lead: msg`You have not signed in for a long time. We keep nothing longer than we need it: your account, your saved homes and your requests will be deleted after ${day}.`,
        action: { label: msg`Sign in to keep the account`, path },
        footnote: msg`If you no longer need the account, you need not do anything.`,
      };
    },
  }),
  teamInvitation: defineMail({
    kind: "team-invitation",
    sentWhen: "An owner of the team invites somebody to it.",
    values: z.strictObject({ role: z.enum(ROLES), invitedBy: mailAddress, path: sitePath }),
    example: {
      role: "agent",
      invitedBy: "owner@example.in",
      path: "/te/join-team#token=abc",
    },
    words: ({ role, invitedBy, path }) => ({
      subject: msg`You are invited to the Sthalam team`,
      lead: msg`${invitedBy} invites you to the team of the site. Log in or sign up with this email, and the console opens for you.`,
      facts: [{ label: msg`Your role`, value: ROLE_WORDS[role] }],
      action: { label: msg`Join the team`, path },
      limit: msg`The link works once, within 7 days.`,
      footnote: msg`You do not know this person? Ignore this mail: nothing changes.`,
    }),
  }),
  ownerAdded: defineMail({
    kind: "owner-added",
    sentWhen: "An owner makes somebody an owner; to the other owners.",
    values: z.strictObject({ email: mailAddress, madeBy: mailAddress, path: sitePath }),
    example: {
      email: "sita@example.in",
      madeBy: "owner@example.in",
      path: "/te/agent/team",
    },
    words: ({ email, madeBy, path }, { infoEmail }) => ({
      subject: msg`The Sthalam team has another owner`,
      lead: msg`${madeBy} made ${email} an owner. An owner may do everything: change the team and the settings, and take other owners out.`,
      action: { label: msg`Look at the team`, path },
      footnote: msg`If this should not be, take the role back at once, or write to us: ${infoEmail}`,
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
    words: ({ what, codesLeft }, reader) => ({
      ...SECOND_FACTOR_WORDS[what](codesLeft),
      ...ifNotYou(reader),
    }),
  }),
};
