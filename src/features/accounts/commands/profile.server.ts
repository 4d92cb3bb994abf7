import { and, eq, isNull, ne } from "drizzle-orm";
import { countTries } from "#features/accounts/credentials/attempts.server.ts";
import { mailLimits } from "#features/accounts/credentials/mail-limits.server.ts";
import { issueCode, redeemCode } from "#features/accounts/credentials/one-time-codes.server.ts";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import { type Refused, refuse, type TooManyTries } from "#features/accounts/model/refusals.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, oneTimeCodes, resetLinks } from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import type { AccountsContext, User } from "./accounts-context.server.ts";
import type { Session } from "./sessions.server.ts";
import { queueAccountExists } from "./sign-up.server.ts";

type Account = typeof accounts.$inferSelect;

/** What the profile page shows. */
export interface Profile extends User {
  readonly hasPassword: boolean;
  /** Waits for its code. */
  readonly pendingEmail?: string;
}

export function toProfile({ name, email, passwordHash, pendingEmail }: Account): Profile {
  const hasPassword = passwordHash !== null;
  return { name, email, hasPassword, ...(pendingEmail !== null && { pendingEmail }) };
}

/** What became of a new profile; another address takes effect only with its code. */
export interface ProfileSaved {
  readonly ok: true;
  readonly profile: Profile;
  readonly needsVerification: boolean;
}

/**
 * Saves the name. A new address waits for the code that is mailed to it; if it is somebody's
 * already, that one is told instead, and the caller sees no difference.
 */
export async function saveProfile(
  { db, clock }: AccountsContext,
  { account: { id, email: current } }: Session,
  { name, email }: User,
  caller: Caller,
): Promise<ProfileSaved | TooManyTries> {
  const now = clock();
  const moves = email !== current;
  const limited = moves && (await countTries(db, mailLimits("new-address", email, caller), now));
  if (limited) return limited;
  return db.transaction(async (tx) => {
    const set = { name, pendingEmail: moves ? email : null };
    const [saved] = await tx.update(accounts).set(set).where(eq(accounts.id, id)).returning();
    if (!saved) throw new Error("A session outlived its account.");
    if (moves) await mailNewAddress(tx, saved, { email, now });
    else await dropChangeCode(tx, id);
    return { ok: true, profile: toProfile(saved), needsVerification: moves };
  });
}

async function mailNewAddress(
  tx: Db,
  { id, language }: Account,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<void> {
  const to = { to: email, language, now };
  if (await isTaken(tx, email, id)) {
    await dropChangeCode(tx, id);
    return queueAccountExists(tx, to);
  }
  const owner = { accountId: id, purpose: "change-email" } as const;
  const { code, expiresAt } = await issueCode(tx, owner, { email, now });
  await queueMail(tx, ACCOUNT_MAILS.emailChangeCode, { values: { code }, expiresAt, ...to });
}

async function dropChangeCode(tx: Db, accountId: string): Promise<void> {
  await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.accountId, accountId), eq(oneTimeCodes.purpose, "change-email")));
}

/** True when another account has shown that the address is its own. */
async function isTaken(tx: Db, email: string, except: string): Promise<boolean> {
  const [other] = await tx
    .select({ verifiedAt: accounts.verifiedAt })
    .from(accounts)
    .where(and(eq(accounts.email, email), ne(accounts.id, except)));
  return other?.verifiedAt != null;
}

/** Puts the pending address in place by the code mailed to it; the old one is told. */
export async function confirmEmail(
  { db, clock }: AccountsContext,
  { account }: Session,
  code: string,
): Promise<
  { readonly ok: true; readonly profile: Profile } | Refused<"wrong-code" | "email-taken">
> {
  const now = clock();
  const { id, email: old } = account;
  return db.transaction(async (tx) => {
    await tx.select().from(accounts).where(eq(accounts.id, id)).for("update");
    const email = await redeemCode(tx, { accountId: id, purpose: "change-email" }, { code, now });
    if (email === null) return refuse("wrong-code");
    if (await isTaken(tx, email, id)) return refuse("email-taken");
    // Whoever signed up with it and could not show the code does not own it.
    await tx.delete(accounts).where(and(eq(accounts.email, email), isNull(accounts.verifiedAt)));
    const [saved] = await tx
      .update(accounts)
      .set({ email, pendingEmail: null })
      .where(eq(accounts.id, id))
      .returning();
    if (!saved) throw new Error("A session outlived its account.");
    await tx.delete(resetLinks).where(eq(resetLinks.accountId, id));
    const language = saved.language;
    const values = { newEmail: email };
    await queueMail(tx, ACCOUNT_MAILS.emailChanged, { to: old, language, values, now });
    return { ok: true, profile: toProfile(saved) };
  });
}
