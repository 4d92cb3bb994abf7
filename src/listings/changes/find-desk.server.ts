import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { listingChanges, listings } from "#db/schema.ts";
import { type SummarySources, toSummary } from "#listings/figures.ts";
import type { Listing } from "#listings/listing.ts";
import { getPhotos } from "#listings/pictures/stored-photos.ts";
import { findPhotos } from "#listings/store.server.ts";
import type { DeskQuery, DeskSort, YesOrNo } from "./desk-query.ts";
import type { DeskListing, DeskTable } from "./desk-replies.ts";
import { toPhotosVersion } from "./photo-history.server.ts";
import { findState } from "./stored-state.server.ts";

const name = sql<string>`${listings.listing} ->> 'name'`;
const location = sql<string>`${listings.listing} ->> 'location'`;
const rate = sql`${listings.listing} -> 'marketValue' ->> 'pricePerSqYd'`;

const ORDERS: Record<DeskSort, SQL[]> = {
  catalogue: [asc(listings.position)],
  changed: [desc(listings.updatedAt), asc(listings.position)],
  name: [sql`lower(${name})`, asc(listings.position)],
};

function holds(asked: YesOrNo | null, condition: SQL): SQL | undefined {
  if (asked === null) return undefined;
  return asked === "yes" ? condition : sql`not (${condition})`;
}

function conditionOf({ text, published, photos, rate: stated }: DeskQuery): SQL | undefined {
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return and(
    text
      ? or(ilike(name, pattern), ilike(location, pattern), ilike(listings.mlsNumber, pattern))
      : undefined,
    holds(published, eq(listings.published, true)),
    holds(photos, sql`jsonb_array_length(${listings.photos}) > 0`),
    holds(stated, sql`coalesce(${rate}, '') <> ''`),
  );
}

/** The table of all listings, published or not, as a query asks for it. */
export async function findDeskTable(
  db: Db,
  query: DeskQuery,
  sources: SummarySources,
): Promise<DeskTable> {
  const condition = conditionOf(query);
  const rows = await db
    .select()
    .from(listings)
    .where(condition)
    .orderBy(...ORDERS[query.sort])
    .limit(query.shown);
  const [found] = await db.select({ rows: count() }).from(listings).where(condition);
  const [all] = await db
    .select({
      rows: count(),
      published: sql<number>`count(*) filter (where ${listings.published})::integer`,
    })
    .from(listings);
  return {
    rows: rows.map((row) => {
      const photos = getPhotos(row.photos);
      return {
        // Rows are written only after parsing.
        summary: toSummary(row.listing as Listing, sources, photos),
        published: row.published,
        photos: photos.length,
        changedAt: row.updatedAt.toISOString(),
      };
    }),
    found: found?.rows ?? 0,
    all: all?.rows ?? 0,
    published: all?.published ?? 0,
  };
}

/** One listing for its form; null when there is none with this number. */
export async function findDeskListing(db: Db, mlsNumber: string): Promise<DeskListing | null> {
  const state = await findState(db, mlsNumber);
  if (!state) return null;
  const [last] = await db
    .select({ at: listingChanges.at, actor: listingChanges.actor })
    .from(listingChanges)
    .where(eq(listingChanges.mlsNumber, mlsNumber))
    .orderBy(desc(listingChanges.at))
    .limit(1);
  const photos = await findPhotos(db, mlsNumber);
  return {
    ...state,
    photos,
    photosVersion: toPhotosVersion(photos),
    last: last ? { at: last.at.toISOString(), actor: last.actor } : null,
  };
}
