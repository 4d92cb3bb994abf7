import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { ListingHistory } from "#features/listings/model/admin-listings-replies.ts";
import { DELETED } from "#features/listings/model/changes/deletion.ts";
import { toDifferences } from "#features/listings/model/changes/differences.ts";
import {
  CHANGE_KINDS,
  type ListingChange,
} from "#features/listings/model/changes/listing-change.ts";
import { toPhotoDifferences } from "#features/listings/model/changes/photo-differences.ts";
import { findPastState, type PastState } from "#features/listings/model/stored-listing.server.ts";
import type { Photo } from "#features/listings/photos/photo.ts";
import { toListPage } from "#lib/pages/list-page.ts";
import type { PastCursor } from "#lib/pages/past-cursor.ts";
import type { Db } from "#platform/db/database.ts";
import { listingChanges } from "#platform/db/schema.ts";
import { findStoredPhotos } from "./photo-history.server.ts";

const MOST_SHOWN = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A listing that was deleted is another one, though its number may be in use again. */
const isOfThis = ne(listingChanges.what, DELETED);

/** A hundred changes of a listing, newest first, from a place in its history on. */
export async function findChanges(
  db: Db,
  mlsNumber: string,
  older: PastCursor | null = null,
): Promise<ListingHistory> {
  const { at, id } = listingChanges;
  const beyond = older && sql`(${at}, ${id}) < (${older.at}::timestamptz, ${older.id}::uuid)`;
  const rows = await db
    .select()
    .from(listingChanges)
    .where(and(eq(listingChanges.mlsNumber, mlsNumber), isOfThis, beyond ?? undefined))
    .orderBy(desc(at), desc(id))
    .limit(MOST_SHOWN + 1);
  const page = toListPage(rows, {
    side: older && ("after" as const),
    most: MOST_SHOWN,
    placeOf: (row) => ({ at: row.at.toISOString(), id: row.id }),
  });
  return {
    changes: page.rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      what: CHANGE_KINDS.find((kind) => kind === row.what) ?? "edited",
      actor: row.actor,
      ...(toPhotosPart(row) ?? toFactsPart(row)),
    })),
    older: page.after && { at: page.after.at, id: page.after.id },
  };
}

type Row = typeof listingChanges.$inferSelect;
type ChangePart = Omit<ListingChange, "id" | "at" | "what" | "actor">;

function toFactsPart(row: Row): ChangePart {
  const before = findPastState(row.before);
  const after = getStateAfter(row);
  return {
    isNew: before === null,
    publishedBefore: before?.published ?? null,
    publishedAfter: after.published,
    differences: before ? toDifferences(before.listing, after.listing) : [],
    photos: null,
  };
}

function getStateAfter({ id, after }: Row): PastState {
  const state = findPastState(after);
  if (!state) throw new Error(`Change ${id} left nothing.`);
  return state;
}

/** Null for a change of facts; one of photographs leaves facts and publishing as they are. */
function toPhotosPart({ before, after }: Row): ChangePart | null {
  const [was, is] = [findStoredPhotos(before), findStoredPhotos(after)];
  if (!was || !is) return null;
  const photos = toPhotoDifferences(was, is);
  return { isNew: false, publishedBefore: null, publishedAfter: true, differences: [], photos };
}

/** How a listing was before a change; null when it has no such change. */
export async function findChangeState(
  db: Db,
  mlsNumber: string,
  id: string,
): Promise<PastState | null> {
  const row = await findRow(db, mlsNumber, id);
  if (!row || findStoredPhotos(row.after)) return null;
  // A listing that was new has no state before: it stays, and is taken off the site.
  return findPastState(row.before) ?? { ...getStateAfter(row), published: false };
}

/** The photographs before a change of them; null when the listing has no such change. */
export async function findPhotosBefore(
  db: Db,
  mlsNumber: string,
  id: string,
): Promise<Photo[] | null> {
  const row = await findRow(db, mlsNumber, id);
  return row ? findStoredPhotos(row.before) : null;
}

async function findRow(db: Db, mlsNumber: string, id: string): Promise<Row | null> {
  if (!UUID.test(id)) return null; // which no database takes
  const own = and(eq(listingChanges.id, id), eq(listingChanges.mlsNumber, mlsNumber), isOfThis);
  const [row] = await db.select().from(listingChanges).where(own);
  return row ?? null;
}
