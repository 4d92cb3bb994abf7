import { and, count, desc, eq } from "drizzle-orm";
import { findKnown, findPriceHistories, isKnown } from "#features/listings/index.server.ts";
import type { SummarySources } from "#features/listings/index.ts";
import { MOST_SAVED } from "#features/saved/model/most-saved.ts";
import {
  type CarryReply,
  type SavedListing,
  type SaveRefusal,
  toSavedListing,
} from "#features/saved/model/saved-listing.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, favourites } from "#platform/db/schema.ts";

type SaveResult = { readonly ok: true } | { readonly ok: false; readonly code: SaveRefusal };

interface SaveContext {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Ids of an account's saved homes, the last saved first. */
export async function listSaved(db: Db, accountId: string): Promise<string[]> {
  return (await findSaved(db, accountId)).map(({ mlsNumber }) => mlsNumber);
}

function findSaved(db: Db, accountId: string) {
  return db
    .select({ mlsNumber: favourites.mlsNumber, savedAt: favourites.savedAt })
    .from(favourites)
    .where(eq(favourites.accountId, accountId))
    .orderBy(desc(favourites.savedAt), favourites.mlsNumber);
}

/** What the cards of an account's saved homes show, the last saved first. */
export async function readOwnListings(
  db: Db,
  accountId: string,
  sources: SummarySources,
): Promise<SavedListing[]> {
  const saved = await findSaved(db, accountId);
  const savedAt = new Map(saved.map((home) => [home.mlsNumber, home.savedAt.toISOString()]));
  const listings = await readSavedListings(db, [...savedAt.keys()], sources);
  return listings.map((one) => ({ ...one, savedAt: savedAt.get(one.mlsNumber) }));
}

/**
 * Saves a home that is, or once was, in the catalogue; saving it again changes nothing.
 * @param savedAt of one that was removed by mistake: when it had been saved
 */
export async function saveHome(
  { db, clock }: SaveContext,
  accountId: string,
  { mlsNumber, savedAt }: { readonly mlsNumber: string; readonly savedAt?: Date | undefined },
): Promise<SaveResult> {
  const now = clock();
  if (!(await isKnown(db, mlsNumber))) return { ok: false, code: "no-such-listing" };
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const inserted = await tx
      .insert(favourites)
      .values({ accountId, mlsNumber, savedAt: savedAt && savedAt < now ? savedAt : now })
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

/**
 * Saves what a visitor had saved before signing in, all or nothing. Those that the account has stay as
 * they are, so that carrying the same again changes nothing.
 * @param mlsNumbers the first saved first
 * @returns those that are not in the account now, and why
 */
export async function carryHomes(
  { db, clock }: SaveContext,
  accountId: string,
  mlsNumbers: readonly string[],
): Promise<CarryReply["refused"]> {
  const given = [...new Set(mlsNumbers)];
  const known = new Set((await findKnown(db, given)).map(({ listing }) => listing.mlsNumber));
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const saved = new Set(await listSaved(tx, accountId));
    const isNew = (id: string) => known.has(id) && !saved.has(id);
    const taken = given.filter(isNew).slice(0, Math.max(0, MOST_SAVED - saved.size));
    // A millisecond apart, so that the list has them in the order in which they were saved.
    const first = clock().getTime() - taken.length + 1;
    const rows = taken.map((mlsNumber, at) => ({
      accountId,
      mlsNumber,
      savedAt: new Date(first + at),
    }));
    if (rows.length > 0) await tx.insert(favourites).values(rows);
    return given
      .filter((id) => !saved.has(id) && !taken.includes(id))
      .map((mlsNumber) => ({
        mlsNumber,
        code: known.has(mlsNumber) ? "too-many-saved" : "no-such-listing",
      }));
  });
}

/** Two tabs saving at once would each count 499 without the other. */
async function lockAccount(tx: Pick<Db, "select">, accountId: string): Promise<void> {
  const own = eq(accounts.id, accountId);
  await tx.select({ id: accounts.id }).from(accounts).where(own).for("update");
}

/** Removes a saved home; one that is not saved stays so. */
export async function removeHome(db: Db, accountId: string, mlsNumber: string): Promise<void> {
  await db
    .delete(favourites)
    .where(and(eq(favourites.accountId, accountId), eq(favourites.mlsNumber, mlsNumber)));
}

/** What the cards of these homes show, in this order; ids that visitors know nothing of are left out. */
export async function readSavedListings(
  db: Db,
  mlsNumbers: readonly string[],
  sources: SummarySources,
): Promise<SavedListing[]> {
  const ids = [...new Set(mlsNumbers)];
  const stored = new Map((await findKnown(db, ids)).map((one) => [one.listing.mlsNumber, one]));
  const histories = await findPriceHistories(db, [...stored.keys()]);
  return ids.flatMap((id) => {
    const found = stored.get(id);
    return found ? [toSavedListing(found, histories.get(id) ?? [], sources)] : [];
  });
}
