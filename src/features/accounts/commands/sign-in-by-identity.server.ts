import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { SecondStepNeeded, SignedIn } from "#features/accounts/accounts-context.server.ts";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import { type Refused, refuse } from "#features/accounts/model/refusals.ts";
import {
  recordEvent,
  type SecurityLogContext,
} from "#features/accounts/security-log/record-event.server.ts";
import { currentNotice } from "#features/legal/index.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, identities, oneTimeCodes, resetLinks } from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { finishFirstStep } from "./two-step-sign-in.server.ts";

/** What a provider's id token says, after it was verified. */
export interface IdentityClaims {
  readonly issuer: string;
  readonly subject: string;
  /** As `toAddress` writes it; null where the provider tells none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly language: Language;
}

type Account = typeof accounts.$inferSelect;

/**
 * Signs in whom a provider vouches for: the account linked to (issuer, subject), else the one with
 * the address, else a new one; the latter two only when the provider says that the address is
 * verified. A local account nobody had verified loses its password: whoever set it may be another.
 */
export async function signInByIdentity(
  context: SecurityLogContext,
  claims: IdentityClaims,
  caller: Caller,
): Promise<SignedIn | SecondStepNeeded | Refused<"email-not-verified">> {
  return context.db.transaction(async (tx) => {
    const there = { ...context, db: tx };
    const account = (await findLinked(tx, claims)) ?? (await linkByEmail(there, claims, caller));
    if (!account) return refuse("email-not-verified");
    return finishFirstStep(there, account, { way: "identity", caller });
  });
}

async function findLinked(tx: Db, { issuer, subject }: IdentityClaims): Promise<Account | null> {
  const [row] = await tx
    .select({ account: accounts })
    .from(identities)
    .innerJoin(accounts, eq(accounts.id, identities.accountId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.account ?? null;
}

async function linkByEmail(
  context: SecurityLogContext,
  claims: IdentityClaims,
  caller: Caller,
): Promise<Account | null> {
  const { db: tx } = context;
  const now = context.clock();
  const { issuer, subject, email, emailVerified, name, language } = claims;
  if (email === null || !emailVerified) return null;
  const made = await tx
    .insert(accounts)
    .values({
      id: randomUUID(),
      email,
      name,
      language,
      verifiedAt: now,
      createdAt: now,
      noticeVersion: currentNotice("account"),
      agreedAt: now,
    })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  const [account] = await tx.select().from(accounts).where(eq(accounts.email, email)).for("update");
  if (!account) throw new Error("An account vanished in the transaction that locks it.");
  const owned = account.verifiedAt ? account : await takeOver(tx, account, { name, now });
  // The same person may come twice at once: whoever is second finds the link there.
  const linked = await tx
    .insert(identities)
    .values({ issuer, subject, accountId: owned.id, createdAt: now })
    .onConflictDoNothing()
    .returning({ accountId: identities.accountId });
  const way = "identity";
  for (const link of linked)
    await recordEvent(context, { kind: "identity-linked", outcome: "done", way, caller, ...link });
  // Whoever has just made the account knows how.
  if (linked.length > 0 && made.length === 0)
    await queueMail(tx, ACCOUNT_MAILS.identityLinked, {
      to: owned.email,
      language: owned.language,
      now,
      values: {},
    });
  return findLinked(tx, claims);
}

/** Makes an unverified account its true owner's, with nothing left of whoever made it. */
async function takeOver(
  tx: Db,
  { id }: Account,
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<Account> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.accountId, id));
  await tx.delete(resetLinks).where(eq(resetLinks.accountId, id));
  const [owned] = await tx
    .update(accounts)
    .set({
      name,
      passwordHash: null,
      verifiedAt: now,
      noticeVersion: currentNotice("account"),
      agreedAt: now,
    })
    .where(eq(accounts.id, id))
    .returning();
  if (!owned) throw new Error("An account vanished in the transaction that locks it.");
  return owned;
}
