import { and, count, desc, eq } from "drizzle-orm";
import { findKnown, isKnown } from "#features/listings/index.server.ts";
import type { SummarySources } from "#features/listings/index.ts";
import { type SavedListing, toSavedListing } from "#features/saved/model/saved-listing.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, favourites } from "#platform/db/schema.ts";

const MOST_SAVED = 500;

export type SaveResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: "no-such-listing" | "too-many-saved" };

/** Ids of an account's saved homes, the last saved first. */
export async function listSaved(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ mlsNumber: favourites.mlsNumber })
    .from(favourites)
    .where(eq(favourites.accountId, accountId))
    .orderBy(desc(favourites.savedAt), favourites.mlsNumber);
  return rows.map(({ mlsNumber }) => mlsNumber);
}

/** Saves a home that is, or once was, in the catalogue; saving it again changes nothing. */
export async function saveHome(
  { db, clock }: { readonly db: Db; readonly clock: () => Date },
  accountId: string,
  mlsNumber: string,
): Promise<SaveResult> {
  if (!(await isKnown(db, mlsNumber))) return { ok: false, code: "no-such-listing" };
  return db.transaction(async (tx) => {
    // Two tabs saving at once would each count 499 without the other.
    const own = eq(accounts.id, accountId);
    await tx.select({ id: accounts.id }).from(accounts).where(own).for("update");
    const inserted = await tx
      .insert(favourites)
      .values({ accountId, mlsNumber, savedAt: clock() })
      .onConflictDoNothing()
      .returning({ mlsNumber: favourites.mlsNumber });
    if (inserted.length === 0) return { ok: true };
    const [saved] = await tx
      .select({ all: count() })
      .from(favourites)
      .where(eq(favourites.accountId, accountId));
    if ((saved?.all ?? 0) <= MOST_SAVED) return { ok: true };
    await removeHome(tx, accountId, mlsNumber);
    return { ok: false, code: "too-many-saved" };
  });
}

/** Removes a saved home; one that is not saved stays so. */
export async function removeHome(db: Db, accountId: string, mlsNumber: string): Promise<void> {
  // PostgreSQL takes no text with a zero character; no id has one.
  if (mlsNumber.includes("\0")) return;
  await db
    .delete(favourites)
    .where(and(eq(favourites.accountId, accountId), eq(favourites.mlsNumber, mlsNumber)));
}

/** An account's saved homes with what their cards show, the last saved first. */
export async function readSavedListings(
  db: Db,
  accountId: string,
  sources: SummarySources,
): Promise<SavedListing[]> {
  const ids = await listSaved(db, accountId);
  const stored = new Map((await findKnown(db, ids)).map((one) => [one.listing.mlsNumber, one]));
  return ids.flatMap((id) => {
    const found = stored.get(id);
    return found ? [toSavedListing(found, sources)] : [];
  });
}
