import { createHash, randomUUID } from "node:crypto";
import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import { DELETED } from "#features/listings/model/changes/deletion.ts";
import type { ChangeKind, Editor } from "#features/listings/model/changes/listing-change.ts";
import { toPhotoDifferences } from "#features/listings/model/changes/photo-differences.ts";
import { toCanonicalJson } from "#features/listings/model/content-hash.server.ts";
import type { Photo } from "#features/listings/photos/photo.ts";
import { getPhotos } from "#features/listings/photos/stored-photos.ts";
import { MINUTE_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { listingChanges } from "#platform/db/schema.ts";

/** Steps of one piece of work by one agent, this close together, are one change. */
const SAME_EDIT_MS = 10 * MINUTE_MS;
const GATHERED: readonly ChangeKind[] = ["photo-added", "photos-ordered"];
/** Changes after which a photograph may be gone. */
const TAKEN_AWAY: (ChangeKind | typeof DELETED)[] = ["photo-removed", "undone", DELETED];

interface PhotosChanged {
  readonly mlsNumber: string;
  readonly before: readonly Photo[];
  readonly after: readonly Photo[];
  /** Null for the command line. */
  readonly by: Editor | null;
  readonly now: Date;
  /** True when it takes an earlier change back. */
  readonly isUndo: boolean;
}

/** Tells photographs, their order and words from every other state of them. */
export function toPhotosVersion(photos: readonly Photo[]): string {
  return createHash("sha256").update(toCanonicalJson(photos)).digest("hex").slice(0, 20);
}

/** Photographs of a row of `listing_changes`; null for a row that is about facts. */
export function findStoredPhotos(state: unknown): Photo[] | null {
  if (typeof state !== "object" || state === null || !("photos" in state)) return null;
  return getPhotos(state.photos);
}

/** Hashes of the photographs that were taken from any listing from a moment on, by hand or by an undo. */
export async function findRemovedHashes(db: Db, since: Date): Promise<ReadonlySet<string>> {
  const { at, what, before, after } = listingChanges;
  const rows = await db
    .select({ before, after })
    .from(listingChanges)
    .where(and(gte(at, since), inArray(what, TAKEN_AWAY), sql`${before} -> 'photos' is not null`));
  return new Set(
    rows.flatMap((row) => {
      const left = new Set((findStoredPhotos(row.after) ?? []).map(({ hash }) => hash));
      const were = (findStoredPhotos(row.before) ?? []).map(({ hash }) => hash);
      return were.filter((hash) => !left.has(hash));
    }),
  );
}

/**
 * Writes into the history what was done to photographs, in the transaction that does it. Thirty
 * uploads, or a photograph that is moved step by step, are one change.
 */
export async function recordPhotos(tx: Db, changed: PhotosChanged): Promise<void> {
  const { mlsNumber, before, after, by, now, isUndo } = changed;
  const kind = kindOfPhotoChange(before, after);
  if (kind === null) return;
  const last = isUndo ? null : await findGathering(tx, changed, kind);
  if (last) return gather(tx, last, changed);
  await tx.insert(listingChanges).values({
    id: randomUUID(),
    mlsNumber,
    at: now,
    what: isUndo ? "undone" : kind,
    accountId: by?.accountId ?? null,
    actor: by?.email ?? null,
    before: { photos: before },
    after: { photos: after },
  });
}

type Row = typeof listingChanges.$inferSelect;

/** The listing's newest change, when this one goes on with it. */
async function findGathering(
  tx: Db,
  { mlsNumber, by, now }: PhotosChanged,
  kind: ChangeKind,
): Promise<Row | null> {
  const [row] = await tx
    .select()
    .from(listingChanges)
    .where(eq(listingChanges.mlsNumber, mlsNumber))
    .orderBy(desc(listingChanges.at), desc(listingChanges.id))
    .limit(1);
  if (!row || row.what !== kind || !GATHERED.includes(kind)) return null;
  const isOwn = row.accountId === (by?.accountId ?? null) && row.actor === (by?.email ?? null);
  return isOwn && now.getTime() - row.at.getTime() < SAME_EDIT_MS ? row : null;
}

/** What was moved and moved back leaves nothing. */
async function gather(tx: Db, row: Row, { after, now }: PhotosChanged): Promise<void> {
  const own = eq(listingChanges.id, row.id);
  if (kindOfPhotoChange(findStoredPhotos(row.before) ?? [], after) === null)
    await tx.delete(listingChanges).where(own);
  else
    await tx
      .update(listingChanges)
      .set({ after: { photos: after }, at: now })
      .where(own);
}

/** What was done, by what differs; null when nothing does. */
function kindOfPhotoChange(before: readonly Photo[], after: readonly Photo[]): ChangeKind | null {
  const { added, removed, order, reworded, reclassified } = toPhotoDifferences(before, after);
  if (added.length > 0) return "photo-added";
  if (removed.length > 0) return "photo-removed";
  if (order.length > 0) return "photos-ordered";
  return reworded.length + reclassified.length > 0 ? "photo-described" : null;
}
