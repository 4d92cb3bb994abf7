import { asc, inArray } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { plotChanges } from "#platform/db/schema.ts";

/** What was done to plots in the name of whoever is reached by these (E.164, or an address), as its owner gets it; times are ISO 8601. */
export async function findOwnPlots(db: Db, contacts: readonly string[]) {
  const rows = await db
    .select()
    .from(plotChanges)
    .where(inArray(plotChanges.contactAfter, [...contacts]))
    .orderBy(asc(plotChanges.at));
  return rows.map(({ project, number, at, what, buyerAfter }) => ({
    ...{ project, number, at: at.toISOString(), what, name: buyerAfter },
  }));
}
