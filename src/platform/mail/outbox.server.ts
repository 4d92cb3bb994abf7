import { randomUUID } from "node:crypto";
import type { Db } from "#platform/db/database.ts";
import { mails } from "#platform/db/schema.ts";
import type { Language } from "#platform/i18n/languages.ts";

/** What both mails of a lead say. */
interface LeadAbout {
  readonly reference: string;
  /** One of `LEAD_KINDS_MAILED`. */
  readonly leadKind: string;
  readonly listingName: string | null;
  /** ISO instant at which a visit begins. */
  readonly preferredAt: string | null;
}

/** All that the agent needs to answer a lead. */
interface LeadFacts extends LeadAbout {
  readonly path: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly requirements: string;
  readonly mlsNumber: string | null;
  readonly plotNumber: string | null;
  /** The language that the buyer reads the site in. */
  readonly spoken: string;
}

/** The morning's mail of leads that nobody has answered. */
interface LeadsWaiting {
  readonly count: number;
  /** Of these, older than 24 hours. */
  readonly past: number;
  /** The oldest, a few at most. */
  readonly leads: readonly {
    readonly reference: string;
    readonly name: string;
    readonly phone: string;
  }[];
  readonly path: string;
}

/** What may be done to an agent's second factor. */
export const SECOND_FACTOR_EVENTS = [
  "set-up",
  "replaced",
  "codes-renewed",
  "code-used",
  "forgotten",
] as const;
export type SecondFactorEvent = (typeof SECOND_FACTOR_EVENTS)[number];

/** What the agent is told of it. */
interface SecondFactorTold {
  readonly what: SecondFactorEvent;
  /** Recovery codes that still work. */
  readonly codesLeft: number;
}

/**
 * Every kind of mail with what its text is filled with. A `path` starts with `/`, names its
 * language, and becomes a link by the public origin, never by what a request says its host is.
 */
export type MailContent =
  | { readonly kind: "verify-code"; readonly values: { readonly code: string } }
  | { readonly kind: "account-exists"; readonly values: { readonly path: string } }
  | { readonly kind: "reset-link"; readonly values: { readonly path: string } }
  | { readonly kind: "email-change-code"; readonly values: { readonly code: string } }
  | { readonly kind: "email-changed"; readonly values: { readonly newEmail: string } }
  | { readonly kind: "password-changed"; readonly values: Record<string, never> }
  | { readonly kind: "second-factor"; readonly values: SecondFactorTold }
  | { readonly kind: "lead-received"; readonly values: LeadFacts }
  | { readonly kind: "lead-confirmed"; readonly values: LeadAbout & { readonly path: string } }
  | { readonly kind: "leads-waiting"; readonly values: LeadsWaiting };

export type Mail = MailContent & {
  readonly to: string;
  readonly language: Language;
  readonly now: Date;
  /** After this the mail is useless and is not sent. */
  readonly expiresAt?: Date;
};

/** Puts a mail in the outbox: it goes out if, and only if, the transaction `tx` is committed. */
export async function queueMail(tx: Db, mail: Mail): Promise<void> {
  await tx.insert(mails).values({
    id: randomUUID(),
    recipient: mail.to,
    kind: mail.kind,
    language: mail.language,
    values: mail.values,
    createdAt: mail.now,
    nextAt: mail.now,
    expiresAt: mail.expiresAt ?? null,
  });
}
