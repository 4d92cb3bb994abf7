import { and, eq, isNull } from "drizzle-orm";
import { countFailure, forgetFailures } from "#features/accounts/credentials/attempts.server.ts";
import { findWeakness } from "#features/accounts/credentials/password-rules.server.ts";
import { digest } from "#features/accounts/credentials/secrets.server.ts";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import {
  type Refused,
  refuse,
  type TooManyTries,
  type WeakPassword,
} from "#features/accounts/model/refusals.ts";
import { accounts, mails, resetLinks } from "#platform/db/schema.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { endSessions, isFresh, type Session } from "./sessions.server.ts";

type OwnerUnproven =
  | Refused<"wrong-password" | "password-needed" | "fresh-sign-in-needed">
  | TooManyTries;

type OwnerProof = { readonly ok: true } | OwnerUnproven;

/** Shows that the owner sits there: by the password, or where none is given by a fresh sign-in. */
async function proveOwner(
  { db, clock, hasher }: AccountsContext,
  session: Session,
  password: string | undefined,
): Promise<OwnerProof> {
  const now = clock();
  if (password === undefined)
    return isFresh(session, now) ? { ok: true } : refuse("fresh-sign-in-needed");
  const { id, passwordHash } = session.account;
  const key = digest("own-password", id);
  const limited = await countFailure(db, key, now);
  if (limited) return limited;
  const { matches } = await hasher.check(passwordHash, password);
  if (!matches) return refuse("wrong-password");
  await forgetFailures(db, key);
  return { ok: true };
}

export interface PasswordChange {
  /** Absent only for accounts without one. */
  readonly currentPassword?: string | undefined;
  readonly newPassword: string;
}

/** Sets another password and ends the account's other sessions. */
export async function changePassword(
  context: AccountsContext,
  session: Session,
  { currentPassword, newPassword }: PasswordChange,
): Promise<{ readonly ok: true } | WeakPassword | OwnerUnproven> {
  const { id, email, language, passwordHash: old } = session.account;
  if (old !== null && currentPassword === undefined) return refuse("password-needed");
  const proof = await proveOwner(context, session, currentPassword);
  if (!proof.ok) return proof;
  const weak = findWeakness(newPassword, { email, isAgent: context.isAgent(email) });
  if (weak) return weak;
  const passwordHash = await context.hasher.hash(newPassword);
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const asBefore = old === null ? isNull(accounts.passwordHash) : eq(accounts.passwordHash, old);
    const changed = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, id), asBefore))
      .returning({ id: accounts.id });
    // Another change came first: what was proven is proven no more.
    if (changed.length === 0) return refuse("wrong-password");
    await endSessions(tx, id, session.id);
    await tx.delete(resetLinks).where(eq(resetLinks.accountId, id));
    const to = { to: email, language, now };
    await queueMail(tx, ACCOUNT_MAILS.passwordChanged, { values: {}, ...to });
    return { ok: true };
  });
}

/**
 * Deletes the account with all that hangs on it: sessions, saved homes, identities, codes, links,
 * and the mail to its address. What it left elsewhere loses the name.
 */
export async function deleteAccount(
  context: AccountsContext,
  session: Session,
  password: string | undefined,
): Promise<OwnerProof> {
  const proof = await proveOwner(context, session, password);
  if (!proof.ok) return proof;
  const { id, email } = session.account;
  await context.db.transaction(async (tx) => {
    await tx.delete(accounts).where(eq(accounts.id, id));
    await tx.delete(mails).where(eq(mails.recipient, email));
    await context.forgetPerson(tx, email);
  });
  return { ok: true };
}
