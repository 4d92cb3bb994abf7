import { and, asc, count, desc, eq, getTableColumns, ilike, type SQL, sql } from "drizzle-orm";
import {
  type AdminListingsQuery,
  type AdminListingsSort,
  LISTINGS_COUNTED_TO,
  type ListingsCursor,
  PAGE_LISTINGS,
  type YesOrNo,
} from "#features/listings/model/admin-listings-query.ts";
import type {
  AdminListing,
  AdminListingsTable,
} from "#features/listings/model/admin-listings-replies.ts";
import { type SummarySources, toSummary } from "#features/listings/model/catalogue/summary.ts";
import { getListing } from "#features/listings/model/stored-listing.server.ts";
import { getPhotos } from "#features/listings/photos/stored-photos.ts";
import { toListPage } from "#lib/pages/list-page.ts";
import type { Db } from "#platform/db/database.ts";
import {
  hasPhotos,
  listedText,
  nameInOrder,
  statesRate,
} from "#platform/db/schema/listing-expressions.ts";
import { listingChanges, listings } from "#platform/db/schema.ts";
import { findPhotos } from "./listing-store.server.ts";
import { toPhotosVersion } from "./photo-history.server.ts";
import { findState } from "./stored-state.server.ts";

const ROWS = getTableColumns(listings);
const place = sql`${listings.position}`;
const fromEnd = sql`(-${listings.position})`;

/** An order: what it goes by before the place, if anything, as an address keeps it; from least to most or back. */
interface Order {
  readonly value: SQL<string> | null;
  readonly keys: readonly SQL[];
  /** A value of an address as the database compares it. */
  readonly toKeys: (cursor: ListingsCursor) => readonly SQL[];
  readonly isBackwards: boolean;
}

const ORDERS: Record<AdminListingsSort, Order> = {
  catalogue: {
    value: null,
    keys: [place],
    isBackwards: false,
    toKeys: ({ position }) => [sql`${position}::integer`],
  },
  changed: {
    value: sql<string>`to_char(${listings.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    // Both fall, so that one index has them: what was changed at once stands as in the catalogue.
    keys: [sql`${listings.updatedAt}`, fromEnd],
    toKeys: ({ value, position }) => [sql`${value}::timestamptz`, sql`${-position}::integer`],
    isBackwards: true,
  },
  name: {
    value: nameInOrder(listings),
    keys: [nameInOrder(listings), place],
    isBackwards: false,
    toKeys: ({ value, position }) => [sql`${value}::text`, sql`${position}::integer`],
  },
};

/** What the index of texts knows: three letters or digits in a row, of any script. */
const KNOWN_TO_INDEX = /[\p{L}\p{M}\p{N}]{3}/u;

/** Listings with a text in number, name or place; one that is too short for the index begins a word. */
export function isListedAs(text: string): SQL {
  const literal = text.replaceAll(/[\\%_]/g, "\\$&");
  return ilike(listedText(listings), KNOWN_TO_INDEX.test(text) ? `%${literal}%` : `% ${literal}%`);
}

function isOrNot(asked: YesOrNo | null, flag: SQL<number>): SQL | undefined {
  return asked === null ? undefined : eq(flag, asked === "yes" ? 1 : 0);
}

/** What a query of the table asks of a row. */
export function conditionOf({
  text,
  published,
  photos,
  rate,
}: AdminListingsQuery): SQL | undefined {
  return and(
    text ? isListedAs(text) : undefined,
    published === null ? undefined : eq(listings.published, published === "yes"),
    isOrNot(photos, hasPhotos(listings)),
    isOrNot(rate, statesRate(listings)),
  );
}

/** A page of the table of all listings, published or not, as a query asks for it. */
export async function findAdminListings(
  db: Db,
  query: AdminListingsQuery,
  sources: SummarySources,
): Promise<AdminListingsTable> {
  return {
    ...(await findPage(db, query, sources)),
    found: await countSome(db, conditionOf(query)),
    published: await countSome(db, eq(listings.published, true)),
    unpublished: await countSome(db, eq(listings.published, false)),
  };
}

/** The rows from the cursor on, and where the pages beside them begin. */
async function findPage(
  db: Db,
  query: AdminListingsQuery,
  sources: SummarySources,
): Promise<Pick<AdminListingsTable, "rows" | "before" | "after">> {
  const { from } = query;
  const { value, keys, toKeys, isBackwards } = ORDERS[query.sort];
  const falls = isBackwards !== (from?.side === "before");
  const beyond =
    from &&
    sql`(${sql.join([...keys], sql`, `)}) ${falls ? sql`<` : sql`>`} (${sql.join([...toKeys(from)], sql`, `)})`;
  const read = await db
    .select({ ...ROWS, value: value ?? sql<string>`''` })
    .from(listings)
    .where(and(conditionOf(query), beyond ?? undefined))
    .orderBy(...keys.map((key) => (falls ? desc(key) : asc(key))))
    .limit(PAGE_LISTINGS + 1);
  const { rows, before, after } = toListPage(read, {
    side: from?.side ?? null,
    most: PAGE_LISTINGS,
    placeOf: (row) => ({ position: row.position, value: row.value }),
  });
  return {
    before,
    after,
    rows: rows.map((row) => {
      const photos = getPhotos(row.photos);
      return {
        summary: toSummary(getListing(row), sources, photos),
        published: row.published,
        photos: photos.length,
        changedAt: row.updatedAt.toISOString(),
      };
    }),
  };
}

/** How many there are, told no further than `LISTINGS_COUNTED_TO`. */
async function countSome(db: Db, condition: SQL | undefined): Promise<number> {
  const some = db
    .select({ position: listings.position })
    .from(listings)
    .where(condition)
    .limit(LISTINGS_COUNTED_TO)
    .as("some");
  const [counted] = await db.select({ rows: count() }).from(some);
  return counted?.rows ?? 0;
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
