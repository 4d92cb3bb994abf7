import { and, asc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Listing } from "#features/listings/model/listing.ts";
import { getListing } from "#features/listings/model/stored-listing.server.ts";
import {
  type ListingSummary,
  type SummarySources,
  toSummary,
} from "#features/listings/model/summary.ts";
import type { Photo } from "#features/listings/photos/photo.ts";
import { getPhotos } from "#features/listings/photos/stored-photos.ts";
import { readCatalogueVersion } from "#platform/db/catalogue-watch.server.ts";
import type { Db } from "#platform/db/database.ts";
import { listings } from "#platform/db/schema.ts";

const PAGE_ROWS = 1000;

/** Hash of all published listings in order; changes with any of them, empty before an import. */
export function catalogueVersion(db: Db): Promise<string> {
  return readCatalogueVersion(db);
}

/** The published listing with this id, null when there is none. */
export async function findListing(db: Db, mlsNumber: string): Promise<Listing | null> {
  // PostgreSQL takes no text with a zero character; no id has one.
  if (mlsNumber.includes("\0")) return null;
  const [row] = await db
    .select({ mlsNumber: listings.mlsNumber, listing: listings.listing })
    .from(listings)
    .where(and(eq(listings.mlsNumber, mlsNumber), eq(listings.published, true)));
  return row ? getListing(row) : null;
}

/** True when the catalogue has, or once published, a listing with this id. */
export async function isInCatalogue(db: Db, mlsNumber: string): Promise<boolean> {
  if (mlsNumber.includes("\0")) return false; // as above
  const rows = await db
    .select({ mlsNumber: listings.mlsNumber })
    .from(listings)
    .where(eq(listings.mlsNumber, mlsNumber));
  return rows.length > 0;
}

/** A listing with whether visitors find it now. */
export interface StoredListing {
  readonly listing: Listing;
  readonly photos: readonly Photo[];
  readonly published: boolean;
}

/** The listings with these ids, in no order, unpublished ones as well. */
export async function findStored(db: Db, mlsNumbers: readonly string[]): Promise<StoredListing[]> {
  if (mlsNumbers.length === 0) return [];
  const rows = await db
    .select()
    .from(listings)
    .where(inArray(listings.mlsNumber, [...mlsNumbers]));
  return rows.map((row) => ({
    listing: getListing(row),
    photos: getPhotos(row.photos),
    published: row.published,
  }));
}

/** Other published listings that state the same registration number as this one. */
export async function findSharing(db: Db, listing: Listing): Promise<Listing[]> {
  const registration = listing.constructionDetails.approvals;
  if (registration === "") return [];
  const rows = await db
    .select({ mlsNumber: listings.mlsNumber, listing: listings.listing })
    .from(listings)
    .where(
      and(
        sql`${listings.listing} -> 'constructionDetails' ->> 'approvals' = ${registration}`,
        ne(listings.mlsNumber, listing.mlsNumber),
        eq(listings.published, true),
      ),
    )
    .orderBy(asc(listings.position));
  return rows.map(getListing);
}

/** The photographs of the listing with this id; none when there is no such listing. */
export async function findPhotos(db: Db, mlsNumber: string): Promise<Photo[]> {
  if (mlsNumber.includes("\0")) return []; // as above
  const [row] = await db
    .select({ photos: listings.photos })
    .from(listings)
    .where(eq(listings.mlsNumber, mlsNumber));
  return row ? getPhotos(row.photos) : [];
}

type PublishedListing = Omit<StoredListing, "published">;

/** Published listings in catalogue order, read in pages so that a large catalogue never is held. */
async function* streamListings(db: Db): AsyncGenerator<PublishedListing, void, void> {
  for (let after = -1; ; ) {
    const rows = await db
      .select({
        mlsNumber: listings.mlsNumber,
        position: listings.position,
        listing: listings.listing,
        photos: listings.photos,
      })
      .from(listings)
      .where(and(gt(listings.position, after), eq(listings.published, true)))
      .orderBy(asc(listings.position))
      .limit(PAGE_ROWS);
    for (const row of rows) yield { listing: getListing(row), photos: getPhotos(row.photos) };
    const last = rows.at(-1);
    if (rows.length < PAGE_ROWS || !last) return;
    after = last.position;
  }
}

/** All published listings in catalogue order. */
export async function readListings(db: Db): Promise<Listing[]> {
  const all: Listing[] = [];
  for await (const { listing } of streamListings(db)) all.push(listing);
  return all;
}

/** One state of the catalogue: its version and the summaries that belong to it. */
export interface CatalogueSummaries {
  readonly version: string;
  readonly summaries: readonly ListingSummary[];
}

/** Version and summaries of one and the same state, even while an import is being committed. */
export async function readSummaries(db: Db, sources: SummarySources): Promise<CatalogueSummaries> {
  return db.transaction(
    async (tx) => {
      const version = await readCatalogueVersion(tx);
      const summaries: ListingSummary[] = [];
      for await (const { listing, photos } of streamListings(tx))
        summaries.push(toSummary(listing, sources, photos));
      return { version, summaries };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
