import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { AccountsContext, SignedIn } from "#features/accounts/accounts-context.server.ts";
import { countTries } from "#features/accounts/credentials/attempts.server.ts";
import { mailLimits } from "#features/accounts/credentials/mail-limits.server.ts";
import { redeemCode } from "#features/accounts/credentials/one-time-codes.server.ts";
import { type Refused, refuse, type TooManyTries } from "#features/accounts/model/refusals.ts";
import { accounts } from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { openSession } from "./sessions.server.ts";
import { attemptOf, mailVerifyCode } from "./sign-up.server.ts";

export interface Verification {
  readonly email: string;
  readonly code: string;
  /** As the sign-up of this browser gave it; absent where another device signed up. */
  readonly attempt?: string | undefined;
}

/** A sign-in; `passwordGone` when another sign-up had put its own password in place. */
export interface Verified extends SignedIn {
  readonly passwordGone: boolean;
}

/**
 * Verifies the address of a sign-up by its code, and signs in. Whoever signs up with a stranger's
 * address puts a password in place and waits for the owner to type the code: a browser that
 * signed up itself is told apart by its attempt, and the other's name and password are dropped.
 * It has tries of its own, which the wrong guesses of others do not use up.
 */
export async function verifyEmail(
  context: AccountsContext,
  { email, code, attempt }: Verification,
  caller: Caller,
): Promise<Verified | Refused<"wrong-code">> {
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(accounts)
      .where(eq(accounts.email, email))
      .for("update");
    // Without an account the same questions are asked of one that never was.
    const accountId = account?.id ?? randomUUID();
    const passwordHash = account?.passwordHash ?? null;
    const isOwn = passwordHash !== null && attempt === attemptOf(passwordHash);
    const owner = { accountId, purpose: "verify-email" } as const;
    const redeemed = await redeemCode(tx, owner, { code, now, isElsewhere: !isOwn });
    const there = { ...context, db: tx };
    const way = "mailed-code";
    // Not told to the security log: anybody may try codes of sign-ups, as often as they like.
    if (redeemed !== email || !account) return refuse("wrong-code");
    const passwordGone = attempt !== undefined && passwordHash !== null && !isOwn;
    const stored = passwordGone ? { passwordHash: null, name: nameFrom(email) } : {};
    await tx
      .update(accounts)
      .set({ verifiedAt: now, ...stored })
      .where(eq(accounts.id, account.id));
    const { token } = await openSession(there, account, { way, caller });
    return { ok: true, token, user: { name: stored.name ?? account.name, email }, passwordGone };
  });
}

/** What to call somebody who has not said a name yet. */
function nameFrom(email: string): string {
  return email.slice(0, email.indexOf("@"));
}

/** Mails another code where an account waits for one; the caller cannot tell whether one does. */
export async function resendCode(
  { db, clock }: AccountsContext,
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
    const spoken = language ?? account.language;
    await mailVerifyCode(tx, { accountId: account.id, email, language: spoken, now });
  });
  return { ok: true };
}
