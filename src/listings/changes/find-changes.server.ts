import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { listingChanges } from "#db/schema.ts";
import { toDifferences } from "./differences.ts";
import { CHANGE_KINDS, type ListingChange, type ListingState } from "./listing-change.ts";

const MOST_SHOWN = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The newest hundred changes of a listing, newest first. */
export async function findChanges(db: Db, mlsNumber: string): Promise<ListingChange[]> {
  const rows = await db
    .select()
    .from(listingChanges)
    .where(eq(listingChanges.mlsNumber, mlsNumber))
    .orderBy(desc(listingChanges.at), desc(listingChanges.id))
    .limit(MOST_SHOWN);
  return rows.map((row) => {
    const before = row.before as ListingState | null;
    const after = row.after as ListingState;
    return {
      id: row.id,
      at: row.at.toISOString(),
      what: CHANGE_KINDS.find((kind) => kind === row.what) ?? "edited",
      actor: row.actor,
      isNew: before === null,
      publishedBefore: before?.published ?? null,
      publishedAfter: after.published,
      differences: before ? toDifferences(before.listing, after.listing) : [],
    };
  });
}

/** How a listing was before a change; null when it has no such change. Not parsed. */
export async function findChangeState(
  db: Db,
  mlsNumber: string,
  id: string,
): Promise<{ readonly listing: unknown; readonly published: boolean } | null> {
  if (!UUID.test(id)) return null; // which no database takes
  const [row] = await db
    .select()
    .from(listingChanges)
    .where(and(eq(listingChanges.id, id), eq(listingChanges.mlsNumber, mlsNumber)));
  if (!row) return null;
  // A listing that was new has no state before: it stays, and is taken off the site.
  if (row.before !== null) return row.before as ListingState;
  return { ...(row.after as ListingState), published: false };
}
