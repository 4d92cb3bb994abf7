import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type Refused, refuse } from "#features/accounts/model/refusals.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, identities, oneTimeCodes, resetLinks } from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { AccountsContext, SignedIn } from "./accounts-context.server.ts";
import { openSession } from "./sessions.server.ts";

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
  { db, clock }: Pick<AccountsContext, "db" | "clock">,
  claims: IdentityClaims,
  { device }: Pick<Caller, "device">,
): Promise<SignedIn | Refused<"email-not-verified">> {
  const now = clock();
  return db.transaction(async (tx) => {
    const account = (await findLinked(tx, claims)) ?? (await linkByEmail(tx, claims, now));
    if (!account) return refuse("email-not-verified");
    const token = await openSession(tx, account.id, { device, now });
    return { ok: true, token, user: { name: account.name, email: account.email } };
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

async function linkByEmail(tx: Db, claims: IdentityClaims, now: Date): Promise<Account | null> {
  const { issuer, subject, email, emailVerified, name, language } = claims;
  if (email === null || !emailVerified) return null;
  await tx
    .insert(accounts)
    .values({ id: randomUUID(), email, name, language, verifiedAt: now, createdAt: now })
    .onConflictDoNothing({ target: accounts.email });
  const [account] = await tx.select().from(accounts).where(eq(accounts.email, email)).for("update");
  if (!account) throw new Error("An account vanished in the transaction that locks it.");
  const owned = account.verifiedAt ? account : await takeOver(tx, account, { name, now });
  // The same person may come twice at once: whoever is second finds the link there.
  await tx
    .insert(identities)
    .values({ issuer, subject, accountId: owned.id, createdAt: now })
    .onConflictDoNothing();
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
    .set({ name, passwordHash: null, verifiedAt: now })
    .where(eq(accounts.id, id))
    .returning();
  if (!owned) throw new Error("An account vanished in the transaction that locks it.");
  return owned;
}
