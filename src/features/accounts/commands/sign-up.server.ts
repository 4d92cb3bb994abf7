import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import { countTries } from "#features/accounts/credentials/attempts.server.ts";
import { mailLimits } from "#features/accounts/credentials/mail-limits.server.ts";
import { issueCode } from "#features/accounts/credentials/one-time-codes.server.ts";
import { findWeakness } from "#features/accounts/credentials/password-rules.server.ts";
import { digest } from "#features/accounts/credentials/secrets.server.ts";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import type { TooManyTries, WeakPassword } from "#features/accounts/model/refusals.ts";
import { recordEvent } from "#features/accounts/security-log/record-event.server.ts";
import { isOfTeam } from "#features/accounts/team/members.server.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts } from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";
import { type Language, pathIn } from "#platform/i18n/languages.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";

export interface SignUp {
  readonly name: string;
  /** As `toAddress` writes it. */
  readonly email: string;
  readonly password: string;
  readonly language: Language;
  /** Version of the notice that was shown. */
  readonly noticeVersion: string;
}

/**
 * What the browser that signed up is told, and shows again with its code: it says which of several
 * sign-ups with one address is its own. Made of the salted hash, which nobody else has seen.
 */
export function attemptOf(passwordHash: string): string {
  return digest("sign-up", passwordHash);
}

/**
 * Takes a sign-up and mails a code. An address that was not verified gets the new name and
 * password, so that whoever was there before waits in vain; a verified one gets a mail that says
 * so. The caller cannot tell the three apart.
 */
export async function signUp(
  context: AccountsContext,
  person: SignUp,
  caller: Caller,
): Promise<{ readonly ok: true; readonly attempt: string } | TooManyTries | WeakPassword> {
  const { email, name, password } = person;
  const now = context.clock();
  const ofTeam = await isOfTeam(context.db, email, now);
  const weak = findWeakness(password, { email, name, isOfTeam: ofTeam });
  if (weak) return weak;
  const limited = await countTries(context.db, mailLimits("sign-up", email, caller), now);
  if (limited) return limited;
  const passwordHash = await context.hasher.hash(password);
  await context.db.transaction(async (tx) => {
    const accountId = await keepSignUp(tx, { ...person, passwordHash, now });
    const kind = "sign-up";
    await recordEvent({ ...context, db: tx }, { kind, outcome: "done", accountId, caller });
  });
  return { ok: true, attempt: attemptOf(passwordHash) };
}

/** The account that the address has now. */
async function keepSignUp(
  tx: Db,
  person: SignUp & { readonly passwordHash: string; readonly now: Date },
): Promise<string> {
  const { name, email, language, passwordHash, noticeVersion, now } = person;
  const told = { name, language, passwordHash, noticeVersion, agreedAt: now };
  await tx
    .insert(accounts)
    .values({ id: randomUUID(), email, createdAt: now, ...told })
    .onConflictDoNothing({ target: accounts.email });
  const [account] = await tx.select().from(accounts).where(eq(accounts.email, email)).for("update");
  if (!account) throw new Error("An account vanished in the transaction that locks it.");
  const accountId = account.id;
  if (account.verifiedAt) await queueAccountExists(tx, { to: email, language, now });
  else {
    // Who signs up once more has as long as who does for the first time.
    const anew = { ...told, createdAt: now };
    await tx.update(accounts).set(anew).where(eq(accounts.id, accountId));
    await mailVerifyCode(tx, { accountId, email, language, now });
  }
  return accountId;
}

/** Tells the owner of an address that it has an account, with the way to a new password. */
export async function queueAccountExists(
  tx: Db,
  { to, language, now }: { readonly to: string; readonly language: Language; readonly now: Date },
): Promise<void> {
  const values = { path: pathIn(language, "/forgot-password") };
  await queueMail(tx, ACCOUNT_MAILS.accountExists, { to, language, values, now });
}

/** Mails a new code that verifies the account's address. */
export async function mailVerifyCode(
  tx: Db,
  {
    accountId,
    email,
    language,
    now,
  }: {
    readonly accountId: string;
    readonly email: string;
    readonly language: Language;
    readonly now: Date;
  },
): Promise<void> {
  const owner = { accountId, purpose: "verify-email" } as const;
  const { code, expiresAt } = await issueCode(tx, owner, { email, now });
  await queueMail(tx, ACCOUNT_MAILS.verifyCode, {
    to: email,
    language,
    values: { code },
    now,
    expiresAt,
  });
}
