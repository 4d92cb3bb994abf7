import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { accounts } from "#db/schema.ts";
import type { Language } from "#locales/languages.ts";
import { countTries } from "./attempts.server.ts";
import { mailLimits } from "./mail-limits.server.ts";
import { redeemCode } from "./one-time-codes.server.ts";
import { type Refused, refuse, type TooManyTries } from "./refusals.ts";
import { openSession } from "./sessions.server.ts";
import { mailVerifyCode } from "./sign-up.server.ts";
import type { AccountsWork, Caller, SignedIn } from "./work.server.ts";

/** Verifies the address of a sign-up by its code, and signs in. */
export async function verifyEmail(
  { db, clock }: AccountsWork,
  { email, code }: { readonly email: string; readonly code: string },
  { device }: Caller,
): Promise<SignedIn | Refused<"wrong-code">> {
  const now = clock();
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(accounts)
      .where(eq(accounts.email, email))
      .for("update");
    // Without an account the same questions are asked of one that never was.
    const accountId = account?.id ?? randomUUID();
    const redeemed = await redeemCode(tx, { accountId, purpose: "verify-email" }, { code, now });
    if (redeemed !== email || !account) return refuse("wrong-code");
    await tx.update(accounts).set({ verifiedAt: now }).where(eq(accounts.id, account.id));
    const token = await openSession(tx, account.id, { device, now });
    return { ok: true, token, user: { name: account.name, email } };
  });
}

/** Mails another code where an account waits for one; the caller cannot tell whether one does. */
export async function resendCode(
  { db, clock }: AccountsWork,
  { email, language }: { readonly email: string; readonly language: Language | undefined },
  caller: Caller,
): Promise<{ readonly ok: true } | TooManyTries> {
  const now = clock();
  const limited = await countTries(db, mailLimits("code", email, caller), now);
  if (limited) return limited;
  await db.transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.email, email), isNull(accounts.verifiedAt)))
      .for("update");
    if (!account) return;
    const spoken = language ?? (account.language as Language);
    await mailVerifyCode(tx, { accountId: account.id, email, language: spoken, now });
  });
  return { ok: true };
}
