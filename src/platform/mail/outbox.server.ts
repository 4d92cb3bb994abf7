import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#platform/db/database.ts";
import { mails } from "#platform/db/schema.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Mail } from "./mail.ts";

interface Queued<Schema extends z.ZodType> {
  readonly to: string;
  readonly language: Language;
  readonly values: z.input<Schema>;
  readonly now: Date;
  /** After this the mail is useless and is not sent. */
  readonly expiresAt?: Date | undefined;
}

/** Puts a mail in the outbox: it goes out if, and only if, the transaction `tx` is committed. */
export async function queueMail<Schema extends z.ZodType>(
  tx: Db,
  { kind }: Mail<string, Schema>,
  { to, language, values, now, expiresAt }: Queued<Schema>,
): Promise<void> {
  await tx.insert(mails).values({
    id: randomUUID(),
    recipient: to,
    kind,
    language,
    values,
    createdAt: now,
    nextAt: now,
    expiresAt: expiresAt ?? null,
  });
}

/**
 * Takes mail of a kind about a lead back that has not gone out: it tells of what is no longer so. One that is
 * being sent just then still goes. `to` is whose alone.
 */
export async function takeMailBack(
  tx: Db,
  { kind }: Pick<Mail, "kind">,
  { reference, to }: { readonly reference: string; readonly to?: string },
): Promise<void> {
  const isAbout = sql`${mails.values} ->> 'reference' = ${reference}`;
  const isTo = to === undefined ? undefined : eq(mails.recipient, to);
  await tx.delete(mails).where(and(eq(mails.kind, kind), isNull(mails.sentAt), isAbout, isTo));
}
