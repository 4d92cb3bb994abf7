import { and, desc, eq } from "drizzle-orm";
import type { AlertsContext } from "#features/alerts/alerts-context.server.ts";
import {
  MOST_SEARCHES,
  type RefusedSearch,
  readSearch,
  type SavedSearch,
} from "#features/alerts/model/saved-search.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, savedSearches } from "#platform/db/schema.ts";

/** Searches of an account, the last saved first. */
export async function listSearches(db: Db, accountId: string): Promise<SavedSearch[]> {
  const { search, name, savedAt } = savedSearches;
  return db
    .select({ search, name })
    .from(savedSearches)
    .where(eq(savedSearches.accountId, accountId))
    .orderBy(desc(savedAt), search);
}

/**
 * Saves searches, each as its address has them in one order. Those that the account has stay as they
 * are, so that saving the same again changes nothing.
 * @param given the first saved first
 * @returns those that are not in the account now, and why
 */
export async function saveSearches(
  { db, clock }: Pick<AlertsContext, "db" | "clock">,
  accountId: string,
  given: readonly SavedSearch[],
): Promise<RefusedSearch[]> {
  const refused: RefusedSearch[] = [];
  await db.transaction(async (tx) => {
    // Two tabs saving at once would each count one less than the most.
    const own = eq(accounts.id, accountId);
    await tx.select({ id: accounts.id }).from(accounts).where(own).for("update");
    const saved = new Set((await listSearches(tx, accountId)).map(({ search }) => search));
    // A millisecond apart, so that the list has them in the order in which they were saved.
    let savedAt = clock().getTime() - given.length;
    for (const { search: asked, name } of given) {
      const search = readSearch(asked);
      savedAt += 1;
      if (search === null) refused.push({ search: asked, code: "no-search" });
      else if (saved.has(search)) continue;
      else if (saved.size >= MOST_SEARCHES)
        refused.push({ search: asked, code: "too-many-searches" });
      else {
        await tx
          .insert(savedSearches)
          .values({ accountId, search, name, savedAt: new Date(savedAt) });
        saved.add(search);
      }
    }
  });
  return refused;
}

/** Removes a saved search; one that is not saved stays so. */
export async function removeSearch(db: Db, accountId: string, search: string): Promise<void> {
  await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.accountId, accountId), eq(savedSearches.search, search)));
}
