import { asc, inArray, sql } from "drizzle-orm";
import { numbersIn, type PictureListing } from "#features/listings/model/picture-names.ts";
import type { Db } from "#platform/db/database.ts";
import { listings } from "#platform/db/schema.ts";

/** Listings that are offered where a name fits none. */
const MOST_OFFERED = 1000;

const columns = {
  mlsNumber: listings.mlsNumber,
  name: sql<string>`${listings.listing} ->> 'name'`,
  photos: sql<number>`jsonb_array_length(${listings.photos})`,
};

/** Which listing each file's name tells, null for none; in the order of the names. */
export async function matchPictures(
  db: Db,
  names: readonly string[],
): Promise<(PictureListing | null)[]> {
  const asked = names.map(numbersIn);
  const numbers = [...new Set(asked.flat())];
  const rows =
    numbers.length === 0
      ? []
      : await db.select(columns).from(listings).where(inArray(listings.mlsNumber, numbers));
  const byNumber = new Map(rows.map((row) => [row.mlsNumber, row]));
  return asked.map((some) => {
    const number = some.find((one) => byNumber.has(one));
    return number === undefined ? null : (byNumber.get(number) ?? null);
  });
}

/** The listings to choose one of by hand, as the catalogue has them. */
export function offerListings(db: Db): Promise<PictureListing[]> {
  return db.select(columns).from(listings).orderBy(asc(listings.position)).limit(MOST_OFFERED);
}
