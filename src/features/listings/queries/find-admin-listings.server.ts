import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import type {
  AdminListingsQuery,
  AdminListingsSort,
  YesOrNo,
} from "#features/listings/model/admin-listings-query.ts";
import type {
  AdminListing,
  AdminListingsTable,
} from "#features/listings/model/admin-listings-replies.ts";
import { getListing } from "#features/listings/model/stored-listing.server.ts";
import { type SummarySources, toSummary } from "#features/listings/model/summary.ts";
import { getPhotos } from "#features/listings/photos/stored-photos.ts";
import type { Db } from "#platform/db/database.ts";
import { listingChanges, listings } from "#platform/db/schema.ts";
import { findPhotos } from "./listing-store.server.ts";
import { toPhotosVersion } from "./photo-history.server.ts";
import { findState } from "./stored-state.server.ts";

const name = sql<string>`${listings.listing} ->> 'name'`;
const location = sql<string>`${listings.listing} ->> 'location'`;
const rate = sql`${listings.listing} -> 'marketValue' ->> 'pricePerSqYd'`;

const ORDERS: Record<AdminListingsSort, SQL[]> = {
  catalogue: [asc(listings.position)],
  changed: [desc(listings.updatedAt), asc(listings.position)],
  name: [sql`lower(${name})`, asc(listings.position)],
};

function holds(asked: YesOrNo | null, condition: SQL): SQL | undefined {
  if (asked === null) return undefined;
  return asked === "yes" ? condition : sql`not (${condition})`;
}

/** What a query of the table asks of a row. */
export function conditionOf({
  text,
  published,
  photos,
  rate: stated,
}: AdminListingsQuery): SQL | undefined {
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
export async function findAdminListings(
  db: Db,
  query: AdminListingsQuery,
  sources: SummarySources,
): Promise<AdminListingsTable> {
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
        summary: toSummary(getListing(row), sources, photos),
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
export async function findAdminListing(db: Db, mlsNumber: string): Promise<AdminListing | null> {
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
