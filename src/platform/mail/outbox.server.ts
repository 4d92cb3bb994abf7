import { randomUUID } from "node:crypto";
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
