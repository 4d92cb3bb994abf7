import { inArray } from "drizzle-orm";
import { getListing } from "#features/listings/model/stored-listing.server.ts";
import type { Db } from "#platform/db/database.ts";
import { listings } from "#platform/db/schema.ts";
import type { FindStored } from "./check-rows.ts";

/** Finds what is stored in a database, or as a transaction sees it. */
export function findStoredIn(db: Db): FindStored {
  return async (numbers) => {
    const rows = await db
      .select({ mlsNumber: listings.mlsNumber, listing: listings.listing })
      .from(listings)
      .where(inArray(listings.mlsNumber, [...numbers]));
    return new Map(rows.map((row) => [row.mlsNumber, getListing(row)]));
  };
}
