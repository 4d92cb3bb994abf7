import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Language } from "#platform/i18n/languages.ts";
import { leadConfirmedWords, leadReceivedWords, leadsWaitingWords } from "./lead-mail-words.ts";
import type { MailContent } from "./outbox.server.ts";
import { SECOND_FACTOR_WORDS } from "./second-factor-mail-words.ts";

/** What mails say of the site they come from. */
export interface MailSite {
  /** Scheme, host and port, without a path. */
  readonly origin: string;
  readonly infoEmail: string;
}

/** A fact; its value is the buyer's own text, or words of ours. */
export interface MailFact {
  readonly label: MessageDescriptor;
  readonly value: string | MessageDescriptor;
}

export interface MailWords {
  readonly subject: MessageDescriptor;
  readonly lead: MessageDescriptor;
  readonly facts?: readonly MailFact[];
  /** Digits to type in, shown large. */
  readonly code?: string;
  /** The one button. */
  readonly action?: { readonly label: MessageDescriptor; readonly path: string };
  /** How long it is good for. */
  readonly limit?: MessageDescriptor;
  /** For whoever did not ask for it. */
  readonly doubt: MessageDescriptor;
}

export type MailKind = MailContent["kind"];

export type ValuesOf<Kind extends MailKind> = Extract<MailContent, { kind: Kind }>["values"];

interface Surroundings {
  readonly infoEmail: string;
  /** The reader's. */
  readonly language: Language;
  /** The path of the page that mails a reset link, in the reader's language. */
  readonly forgotPath: string;
}

const NOTHING_CHANGES = msg`You did not ask for this? Then do nothing: nothing changes.`;
const TEN_MINUTES = msg`The code is good for 10 minutes and works once. We never ask for it by phone.`;

/** The words of each kind of mail. */
export const MAIL_WORDS: {
  readonly [Kind in MailKind]: (values: ValuesOf<Kind>, around: Surroundings) => MailWords;
} = {
  "verify-code": ({ code }) => ({
    subject: msg`${code} is your Sthalam code`,
    lead: msg`Enter this code to confirm your e-mail address.`,
    code,
    limit: TEN_MINUTES,
    doubt: NOTHING_CHANGES,
  }),
  "account-exists": ({ path }) => ({
    subject: msg`You already have a Sthalam account`,
    lead: msg`Someone, probably you, tried to sign up with this address. It has an account already: sign in with your password, or set a new one if you have forgotten it.`,
    action: { label: msg`Set a new password`, path },
    doubt: NOTHING_CHANGES,
  }),
  "reset-link": ({ path }) => ({
    subject: msg`Set a new Sthalam password`,
    lead: msg`With this link you choose a new password. All devices are signed out then.`,
    action: { label: msg`Choose a new password`, path },
    limit: msg`The link is good for 30 minutes and works once.`,
    doubt: NOTHING_CHANGES,
  }),
  "email-change-code": ({ code }) => ({
    subject: msg`${code} confirms your new address`,
    lead: msg`Enter this code in your profile, and this address becomes the one you sign in with.`,
    code,
    limit: TEN_MINUTES,
    doubt: NOTHING_CHANGES,
  }),
  "email-changed": ({ newEmail }, { infoEmail }) => ({
    subject: msg`Your Sthalam e-mail address was changed`,
    lead: msg`You now sign in with ${newEmail}. This address no longer belongs to your account.`,
    doubt: msg`It was not you? Write to us at once: ${infoEmail}`,
  }),
  "password-changed": (_, { infoEmail, forgotPath }) => ({
    subject: msg`Your Sthalam password was changed`,
    lead: msg`The password of your account was changed, and your other devices were signed out.`,
    action: { label: msg`It was not me: set a new password`, path: forgotPath },
    doubt: msg`If the button does not help, write to us: ${infoEmail}`,
  }),
  "second-factor": ({ what, codesLeft }, { infoEmail, forgotPath }) => ({
    ...SECOND_FACTOR_WORDS[what](codesLeft),
    action: { label: msg`It was not me: set a new password`, path: forgotPath },
    doubt: msg`If the button does not help, write to us: ${infoEmail}`,
  }),
  "lead-received": leadReceivedWords,
  "lead-confirmed": (values, { language }) => leadConfirmedWords(values, language),
  "leads-waiting": leadsWaitingWords,
};
