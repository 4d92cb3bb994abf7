import { and, asc, count, gt, inArray, type SQL } from "drizzle-orm";
import { parseAdminListingsQuery } from "#features/listings/model/admin-listings-query.ts";
import type { ListingState } from "#features/listings/model/changes/listing-change.ts";
import { getListing } from "#features/listings/model/stored-listing.server.ts";
import type { Db } from "#platform/db/database.ts";
import { listings } from "#platform/db/schema.ts";
import { conditionOf } from "./find-admin-listings.server.ts";
import { toVersion } from "./stored-state.server.ts";

/** A batch is read, changed and hashed in one go; between two of them others have their turn. */
const ROWS_AT_ONCE = 50;
const MARK_LENGTH = 12;

/** Listings by their number, or all that the table's address finds. */
export type Chosen = { readonly numbers: readonly string[] } | { readonly search: string };

/** A listing that is chosen, as it is stored. */
export interface ChosenListing extends ListingState {
  readonly mlsNumber: string;
  readonly position: number;
  /** Another one after every change of its facts, and of whether it is published. */
  readonly mark: string;
}

/** How many are chosen. */
export async function countChosen(db: Db, chosen: Chosen): Promise<number> {
  const [row] = await db.select({ all: count() }).from(listings).where(toCondition(chosen));
  return row?.all ?? 0;
}

/** The chosen listings in the order of the catalogue, a few at a time. */
export function readChosen(db: Db, chosen: Chosen): AsyncGenerator<readonly ChosenListing[]> {
  return readWhere(db, toCondition(chosen));
}

/** The listings at these places of the catalogue. */
export async function* readPlaces(
  db: Db,
  positions: readonly number[],
): AsyncGenerator<readonly ChosenListing[]> {
  for (let at = 0; at < positions.length; at += ROWS_AT_ONCE)
    yield* readWhere(db, inArray(listings.position, positions.slice(at, at + ROWS_AT_ONCE)));
}

async function* readWhere(db: Db, condition: SQL | undefined) {
  for (let after = 0; ; ) {
    const rows = await db
      .select({
        mlsNumber: listings.mlsNumber,
        position: listings.position,
        listing: listings.listing,
        published: listings.published,
        hash: listings.hash,
      })
      .from(listings)
      .where(and(condition, gt(listings.position, after)))
      .orderBy(asc(listings.position))
      .limit(ROWS_AT_ONCE);
    if (rows.length > 0)
      yield rows.map(({ hash, ...row }): ChosenListing => {
        const mark = markOf(hash, row.published);
        return { ...row, listing: getListing(row), mark };
      });
    const last = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE || !last) return;
    after = last.position;
    await new Promise(setImmediate);
  }
}

/** The version, cut to what tells two states of one listing apart. */
function markOf(hash: string, published: boolean): string {
  return toVersion(hash.slice(0, MARK_LENGTH - 1), published);
}

function toCondition(chosen: Chosen): SQL | undefined {
  if ("numbers" in chosen) return inArray(listings.mlsNumber, [...chosen.numbers]);
  return conditionOf(parseAdminListingsQuery(new URLSearchParams(chosen.search)));
}
