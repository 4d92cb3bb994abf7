import { and, asc, desc, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import { type Listing, parseListing } from "#features/listings/model/listing.ts";
import { findPastState, getListing } from "#features/listings/model/stored-listing.server.ts";
import type { Photo } from "#features/listings/photos/photo.ts";
import { getPhotos } from "#features/listings/photos/stored-photos.ts";
import type { Db } from "#platform/db/database.ts";
import { listingChanges, listings } from "#platform/db/schema.ts";
import { findStoredPhotos } from "./photo-history.server.ts";

/** A listing as visitors see it, or saw it last, with whether they find it now. */
export interface KnownListing {
  readonly listing: Listing;
  readonly photos: readonly Photo[];
  readonly published: boolean;
}

type Row = typeof listings.$inferSelect;

/**
 * The listings with these ids that are or were published, in no order: those that no longer are,
 * as they were published last. A draft is nobody's but the agents'.
 */
export async function findKnown(db: Db, mlsNumbers: readonly string[]): Promise<KnownListing[]> {
  // PostgreSQL takes no text with a zero character; no id has one.
  const ids = mlsNumbers.filter((id) => !id.includes("\0"));
  if (ids.length === 0) return [];
  const rows = await db.select().from(listings).where(inArray(listings.mlsNumber, ids));
  const published = rows.filter((row) => row.published).map(toKnown);
  const drafts = rows.filter((row) => !row.published);
  return [...published, ...(await findLastPublished(db, drafts))];
}

function toKnown(row: Row): KnownListing {
  return { listing: getListing(row), photos: getPhotos(row.photos), published: true };
}

async function findLastPublished(db: Db, rows: readonly Row[]): Promise<KnownListing[]> {
  if (rows.length === 0) return [];
  const { mlsNumber, at, id } = listingChanges;
  const ids = rows.map((row) => row.mlsNumber);
  const changes = await db
    .selectDistinctOn([mlsNumber])
    .from(listingChanges)
    .where(and(inArray(mlsNumber, ids), isPublished))
    .orderBy(mlsNumber, desc(at), desc(id));
  const known = changes.map(async (change): Promise<KnownListing[]> => {
    const parsed = parseListing(publishedState(change));
    const row = rows.find((one) => one.mlsNumber === change.mlsNumber);
    // What a rule of today refuses is left out: there is no card to show it by.
    if (!parsed.ok || !row) return [];
    const photos = (await findPhotosUntil(db, change)) ?? getPhotos(row.photos);
    // Files of a removed photograph are not kept.
    const stored = new Set(getPhotos(row.photos).map(({ hash }) => hash));
    const left = photos.filter(({ hash }) => stored.has(hash));
    return [{ listing: parsed.listing, photos: left, published: false }];
  });
  return (await Promise.all(known)).flat();
}

/** A change that put a listing on the site, left it there, or took it off. */
const isPublished = or(
  sql`${listingChanges.before} ->> 'published' = 'true'`,
  sql`${listingChanges.after} ->> 'published' = 'true'`,
);

/** The numbers of those listings that visitors find, or once did. */
export async function findOncePublished(
  db: Db,
  rows: readonly Pick<Row, "mlsNumber" | "published">[],
): Promise<ReadonlySet<string>> {
  const { mlsNumber } = listingChanges;
  const drafts = rows.filter(({ published }) => !published).map((row) => row.mlsNumber);
  const changes = await db
    .selectDistinct({ mlsNumber })
    .from(listingChanges)
    .where(and(inArray(mlsNumber, drafts), isPublished));
  const now = rows.filter(({ published }) => published);
  return new Set([...now, ...changes].map((row) => row.mlsNumber));
}

type Change = typeof listingChanges.$inferSelect;

/** Of a change that took the listing off, what it was before; of any other, what it became. */
function publishedState({ before, after }: Change): unknown {
  const became = findPastState(after);
  return (became?.published ? became : findPastState(before))?.listing;
}

/** The photographs before the first change of them after this one; null when there was none. */
async function findPhotosUntil(db: Db, change: Change): Promise<Photo[] | null> {
  const { mlsNumber, at, id, before } = listingChanges;
  const [next] = await db
    .select({ before })
    .from(listingChanges)
    .where(
      and(
        eq(mlsNumber, change.mlsNumber),
        gt(at, change.at),
        isNotNull(sql`${before} -> 'photos'`),
      ),
    )
    .orderBy(asc(at), asc(id))
    .limit(1);
  return next ? findStoredPhotos(next.before) : null;
}

/** True when visitors find a listing with this id, or once did. */
export async function isKnown(db: Db, mlsNumber: string): Promise<boolean> {
  return (await findKnown(db, [mlsNumber])).length > 0;
}
