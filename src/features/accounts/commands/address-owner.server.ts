import { and, eq, isNull, ne } from "drizzle-orm";
import type { AccountsContext, AddressMove } from "#features/accounts/accounts-context.server.ts";
import { moveMember } from "#features/accounts/team/members.server.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts } from "#platform/db/schema.ts";

/** True when another account has shown that the address is its own. */
export async function isTaken(tx: Db, email: string, except: string): Promise<boolean> {
  const [other] = await tx
    .select({ verifiedAt: accounts.verifiedAt })
    .from(accounts)
    .where(and(eq(accounts.email, email), ne(accounts.id, except)));
  return other?.verifiedAt != null;
}

/**
 * Frees an address for its owner: whoever signed up with it and could not show the code does not
 * own it. False when another account has shown that it does.
 */
export async function freeAddress(tx: Db, email: string, except: string): Promise<boolean> {
  if (await isTaken(tx, email, except)) return false;
  const others = and(eq(accounts.email, email), isNull(accounts.verifiedAt));
  await tx.delete(accounts).where(and(others, ne(accounts.id, except)));
  return true;
}

/** Writes the owner's new address where the former one stands: in the team, and in what other features know. */
export async function moveOwner(
  { movePerson }: Pick<AccountsContext, "movePerson">,
  tx: Db,
  owner: { readonly id: string; readonly email: string },
  move: AddressMove,
): Promise<void> {
  if (owner.email === move.to) return;
  await moveMember(tx, owner.email, move.to);
  await movePerson(tx, owner, move);
}

/** The account of an address, verified or not; null when there is none. */
export async function findAccountOf(
  db: Db,
  email: string,
): Promise<{ readonly id: string; readonly name: string; readonly createdAt: Date } | null> {
  const { id, name, createdAt } = accounts;
  const rows = await db
    .select({ id, name, createdAt })
    .from(accounts)
    .where(eq(accounts.email, email));
  return rows[0] ?? null;
}
