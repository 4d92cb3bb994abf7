import { and, eq } from "drizzle-orm";
import {
  countFailure,
  countTries,
  forgetFailures,
  giveTryBack,
  type Limit,
  type Limited,
  ofNetworks,
} from "#features/accounts/credentials/attempts.server.ts";
import { mailLimits } from "#features/accounts/credentials/mail-limits.server.ts";
import { digest } from "#features/accounts/credentials/secrets.server.ts";
import { type Refused, refuse, type TooManyTries } from "#features/accounts/model/refusals.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts } from "#platform/db/schema.ts";
import { type Caller, widerNetworks } from "#platform/http/caller.ts";
import type { AccountsContext, SignedIn } from "./accounts-context.server.ts";
import { openSession } from "./sessions.server.ts";
import { mailVerifyCode } from "./sign-up.server.ts";

type Account = typeof accounts.$inferSelect;

/** Right password, but the address is not verified yet. */
export interface VerificationNeeded {
  readonly ok: true;
  readonly needsVerification: true;
}

/** Guesses at many accounts from one network; wide, as carriers put thousands behind one address. */
const NETWORK_FAILURES: Limit = { rule: "sign-in network an hour", most: 1000, seconds: 3600 };

/** At one account from an IPv6 network of any width; the narrowest has its own growing delay. */
const ACCOUNT_NETWORK: Limit = { rule: "sign-in account network an hour", most: 20, seconds: 3600 };
/** At one account from anywhere: slow guesses by many, and still the owner's ten mistakes. */
const ACCOUNT_FAILURES: Limit = { rule: "sign-in account an hour", most: 100, seconds: 3600 };

/** What a guess counts against beside the growing delay; each is given back by the right one. */
function guessLimits(email: string, { network }: Pick<Caller, "network">): Limited[] {
  const wider = widerNetworks(network).map((wide, at) => ({
    limit: { ...ACCOUNT_NETWORK, most: ACCOUNT_NETWORK.most * (at + 1) },
    subject: digest(email, wide),
  }));
  return [
    ...wider,
    ...ofNetworks(NETWORK_FAILURES, network),
    { limit: ACCOUNT_FAILURES, subject: email },
  ];
}

/** Under which failures to sign in are counted. */
export function signInKey(email: string, { network }: Pick<Caller, "network">): string {
  return digest("sign-in", email, network);
}

/** Under which all failures at an account are counted, from wherever they come. */
export function accountKey(email: string): string {
  return digest(ACCOUNT_FAILURES.rule, email);
}

/** Signs in by password; without an account it does the same work and says the same. */
export async function signIn(
  context: AccountsContext,
  { email, password }: { readonly email: string; readonly password: string },
  caller: Caller,
): Promise<SignedIn | VerificationNeeded | Refused<"wrong-credentials"> | TooManyTries> {
  const { db, clock, hasher } = context;
  const now = clock();
  const key = signInKey(email, caller);
  const limits = guessLimits(email, caller);
  const limited = (await countFailure(db, key, now)) ?? (await countTries(db, limits, now));
  if (limited) return limited;
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  const { matches, outdated } = await hasher.check(account?.passwordHash ?? null, password);
  if (!account || !matches) return refuse("wrong-credentials");
  if (!account.verifiedAt) return askForVerification(context, account, caller);
  const rehashed = outdated ? await hasher.hash(password) : null;
  return db.transaction(async (tx) => {
    if (!(await stillHas(tx, account, rehashed))) return refuse("wrong-credentials");
    const token = await openSession(tx, account.id, { device: caller.device, now });
    await forgetFailures(tx, key);
    for (const limit of limits) await giveTryBack(tx, limit);
    return { ok: true, token, user: { name: account.name, email } };
  });
}

/**
 * Locks the account and looks whether its password is still the one that was checked, which may
 * have been changed meanwhile; then no session may begin. Writes the new hash where there is one.
 */
async function stillHas(tx: Db, account: Account, rehashed: string | null): Promise<boolean> {
  const hash = account.passwordHash ?? "";
  const [same] = await tx
    .update(accounts)
    .set({ passwordHash: rehashed ?? hash })
    .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, hash)))
    .returning({ id: accounts.id });
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
