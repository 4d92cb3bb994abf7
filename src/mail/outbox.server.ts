import { randomUUID } from "node:crypto";
import type { Db } from "#db/database.ts";
import { mails } from "#db/schema.ts";
import type { Language } from "#locales/languages.ts";

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
  | { readonly kind: "password-changed"; readonly values: Record<string, never> };

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
