import { and, asc, eq, gt, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import {
  type ListingSummary,
  type SummarySources,
  toSummary,
} from "#features/listings/model/catalogue/summary.ts";
import { type LayoutSketch, shareSketches } from "#features/listings/model/illustration-facts.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import { getListing } from "#features/listings/model/stored-listing.server.ts";
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

/**
 * Other published listings that tell of the same layout: those with its registration number, and its
 * namesakes, of which the numbers are given.
 */
export async function findTwins(
  db: Db,
  listing: Listing,
  namesakes: readonly string[],
): Promise<Listing[]> {
  const registration = listing.constructionDetails.approvals;
  if (registration === "" && namesakes.length === 0) return [];
  const shares = sql`${listings.listing} -> 'constructionDetails' ->> 'approvals' = ${registration}`;
  const rows = await db
    .select({ mlsNumber: listings.mlsNumber, listing: listings.listing })
    .from(listings)
    .where(
      and(
        or(
          registration === "" ? undefined : shares,
          namesakes.length === 0 ? undefined : inArray(listings.mlsNumber, [...namesakes]),
        ),
        ne(listings.mlsNumber, listing.mlsNumber),
        eq(listings.published, true),
      ),
    )
    .orderBy(asc(listings.position));
  return rows.map(getListing);
}

/** The photographs of the listing with this id; none when there is no such listing. */
export async function findPhotos(db: Db, mlsNumber: string): Promise<Photo[]> {
  if (mlsNumber.includes("\0")) return []; // which PostgreSQL takes in no text
  const [row] = await db
    .select({ photos: listings.photos })
    .from(listings)
    .where(eq(listings.mlsNumber, mlsNumber));
  return row ? getPhotos(row.photos) : [];
}

interface PublishedListing {
  readonly listing: Listing;
  readonly photos: readonly Photo[];
}

/** Published listings in catalogue order, read in pages so that a large catalogue never is held. */
async function* streamListings(
  db: Db,
  isWanted: SQL = eq(listings.published, true),
): AsyncGenerator<PublishedListing, void, void> {
  for (let after = -1; ; ) {
    const rows = await db
      .select({
        mlsNumber: listings.mlsNumber,
        position: listings.position,
        listing: listings.listing,
        photos: listings.photos,
      })
      .from(listings)
      .where(and(gt(listings.position, after), isWanted))
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

/** All listings in catalogue order, on the site or off it. */
export async function readAllListings(db: Db): Promise<Listing[]> {
  const all: Listing[] = [];
  for await (const { listing } of streamListings(db, sql`true`)) all.push(listing);
  return all;
}

/** Registration numbers whose published listings say both that permissions are there and that not. */
async function findDisputed(db: Db): Promise<ReadonlySet<string>> {
  const ofConstruction = (field: string) =>
    sql<string>`${listings.listing} -> 'constructionDetails' ->> ${sql.raw(`'${field}'`)}`;
  const registration = ofConstruction("approvals");
  const permissions = ofConstruction("permissions");
  const rows = await db
    .select({ registration })
    .from(listings)
    .where(and(eq(listings.published, true), sql`${registration} <> ''`))
    .groupBy(registration)
    .having(sql`bool_or(${permissions} = 'yes') and bool_or(${permissions} = 'no')`);
  return new Set(rows.map((row) => row.registration));
}

/** One state of the catalogue: its version and what belongs to it. */
export interface CatalogueSummaries {
  readonly version: string;
  readonly summaries: readonly ListingSummary[];
  /** What each is drawn from, in the same order. */
  readonly sketches: readonly LayoutSketch[];
  /** Registration numbers whose listings disagree on permissions. */
  readonly disputed: ReadonlySet<string>;
}

/** Version and summaries of one and the same state, even while an import is being committed. */
export async function readSummaries(
  db: Db,
  sources: Omit<SummarySources, "isDisputed">,
): Promise<CatalogueSummaries> {
  return db.transaction(
    async (tx) => {
      const version = await readCatalogueVersion(tx);
      const disputed = await findDisputed(tx);
      const ofState = { ...sources, isDisputed: (number: string) => disputed.has(number) };
      const summaries: ListingSummary[] = [];
      const sketches: LayoutSketch[] = [];
      const sketchOf = shareSketches();
      for await (const { listing, photos } of streamListings(tx)) {
        summaries.push(toSummary(listing, ofState, photos));
        sketches.push(sketchOf(listing));
      }
      return { version, summaries, sketches, disputed };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
