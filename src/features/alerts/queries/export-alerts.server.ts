import { asc, eq } from "drizzle-orm";
import type { ExportElsewhere } from "#features/accounts/index.ts";
import type { Db } from "#platform/db/database.ts";
import { alerts, savedSearches } from "#platform/db/schema.ts";

/** The saved searches of an account, and whether it is mailed about them, as its owner gets it. */
export async function exportAlerts(
  db: Db,
  accountId: string,
): Promise<Pick<ExportElsewhere, "savedSearches" | "alerts">> {
  const searches = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.accountId, accountId))
    .orderBy(asc(savedSearches.savedAt));
  const agreed = await db.select().from(alerts).where(eq(alerts.accountId, accountId));
  return {
    savedSearches: searches.map(({ name, search, savedAt }) => ({
      name,
      search,
      savedAt: savedAt.toISOString(),
    })),
    alerts: agreed.map(({ noticeVersion, agreedAt }) => ({
      noticeVersion,
      agreedAt: agreedAt.toISOString(),
    })),
  };
}
