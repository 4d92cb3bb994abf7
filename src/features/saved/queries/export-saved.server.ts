import { asc, eq } from "drizzle-orm";
import type { ExportElsewhere } from "#features/accounts/index.ts";
import type { Db } from "#platform/db/database.ts";
import { favourites } from "#platform/db/schema.ts";

/** The saved homes of an account as its owner gets them, the first saved first. */
export async function exportSavedHomes(
  db: Db,
  accountId: string,
): Promise<ExportElsewhere["savedHomes"]> {
  const rows = await db
    .select()
    .from(favourites)
    .where(eq(favourites.accountId, accountId))
    .orderBy(asc(favourites.savedAt));
  return rows.map(({ mlsNumber, savedAt }) => ({ mlsNumber, savedAt: savedAt.toISOString() }));
}
