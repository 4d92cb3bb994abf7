import { and, eq } from "drizzle-orm";
import type {
  AccountsContext,
  SecondStepNeeded,
  SignedIn,
} from "#features/accounts/accounts-context.server.ts";
import {
  countFailure,
  countTries,
  forgetFailures,
  giveTryBack,
} from "#features/accounts/credentials/attempts.server.ts";
import {
  accountGuessLimits,
  knownBrowserKey,
  networkGuessLimits,
  signInKey,
} from "#features/accounts/credentials/guess-limits.server.ts";
import { mailLimits } from "#features/accounts/credentials/mail-limits.server.ts";
import { type Refused, refuse, type TooManyTries } from "#features/accounts/model/refusals.ts";
import { isKnownBrowser } from "#features/accounts/security-log/known-browsers.server.ts";
import { recordEvent } from "#features/accounts/security-log/record-event.server.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts } from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";
import { mailVerifyCode } from "./sign-up.server.ts";
import { finishFirstStep } from "./two-step-sign-in.server.ts";

type Account = typeof accounts.$inferSelect;

/** Right password, but the address is not verified yet. */
export interface VerificationNeeded {
  readonly ok: true;
  readonly needsVerification: true;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in by password; without an account it does the same work and says the same. */
export async function signIn(
  context: AccountsContext,
  { email, password }: Credentials,
  caller: Caller,
): Promise<
  SignedIn | SecondStepNeeded | VerificationNeeded | Refused<"wrong-credentials"> | TooManyTries
> {
  const { db, clock, hasher } = context;
  const now = clock();
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  const isKnown = account !== undefined && (await isKnownBrowser(db, account.id, caller));
  const key = isKnown ? knownBrowserKey(email, caller) : signInKey(email, caller);
  const limits = isKnown
    ? []
    : [...accountGuessLimits(email, caller), ...networkGuessLimits(caller)];
  const limited = (await countFailure(db, key, now)) ?? (await countTries(db, limits, now));
  if (limited) return limited;
  const { matches, outdated } = await hasher.check(account?.passwordHash ?? null, password);
  if (!account || !matches) {
    const accountId = account?.id ?? null;
    const way = "password";
    await recordEvent(context, { kind: "sign-in", outcome: "refused", accountId, way, caller });
    return refuse("wrong-credentials");
  }
  if (!account.verifiedAt) return askForVerification(context, account, caller);
  const rehashed = outdated ? await hasher.hash(password) : null;
  return db.transaction(async (tx) => {
    if (!(await stillHas(tx, account, rehashed))) return refuse("wrong-credentials");
    const there = { ...context, db: tx };
    const done = await finishFirstStep(there, account, { way: "password", caller });
    await forgetFailures(tx, key);
    for (const limit of limits) await giveTryBack(tx, limit);
    return done;
  });
}

/**
 * Locks the account and looks whether its password is still the one that was checked, which may
 * have been changed meanwhile; then no session may begin. Writes the new hash where there is one.
 */
async function stillHas(tx: Db, account: Account, rehashed: string | null): Promise<boolean> {
  const hash = account.passwordHash ?? "";
  const [same] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, hash)))
    .for("update");
  if (same && rehashed !== null)
    await tx.update(accounts).set({ passwordHash: rehashed }).where(eq(accounts.id, account.id));
  return same !== undefined;
}

async function askForVerification(
  { db, clock }: AccountsContext,
  { id, email, language }: Account,
  caller: Caller,
): Promise<VerificationNeeded> {
  const now = clock();
  await forgetFailures(db, signInKey(email, caller));
  // A code that came less than a minute ago is still good: no other is sent.
  const limited = await countTries(db, mailLimits("code", email, caller), now);
  if (!limited)
    await db.transaction(async (tx) => {
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for("update");
      if (account && !account.verifiedAt)
        await mailVerifyCode(tx, { accountId: id, email, language, now });
    });
  return { ok: true, needsVerification: true };
}
