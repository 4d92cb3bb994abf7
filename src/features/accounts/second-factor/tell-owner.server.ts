import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import type { SecondFactorEvent } from "#features/accounts/mails/second-factor-words.server.ts";
import type { Db } from "#platform/db/database.ts";
import type { accounts } from "#platform/db/schema.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { countRecoveryCodes } from "./recovery-codes.server.ts";

export type Owner = Pick<typeof accounts.$inferSelect, "id" | "email" | "language">;

/** Mails the agent what was done to the second factor, if and only if `tx` is committed. */
export async function tellOwner(
  tx: Db,
  { id, email, language }: Owner,
  { what, now }: { readonly what: SecondFactorEvent; readonly now: Date },
): Promise<void> {
  const values = { what, codesLeft: await countRecoveryCodes(tx, id) };
  const to = { to: email, language, now };
  await queueMail(tx, ACCOUNT_MAILS.secondFactor, { values, ...to });
}
