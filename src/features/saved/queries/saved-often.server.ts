import { count, desc, eq, gte } from "drizzle-orm";
import { findKnown } from "#features/listings/index.server.ts";
import { toDisplayName } from "#features/listings/index.ts";
import type { Db } from "#platform/db/database.ts";
import { favourites, listings } from "#platform/db/schema.ts";

/** Fewer saves of one home, or fewer such homes, say more of chance than of demand. */
const LEAST_SAVES = 5;
const LEAST_HOMES = 5;

/** The five published homes saved by most accounts; empty until five have five saves each. */
export async function findSavedOften(
  db: Db,
): Promise<{ mlsNumber: string; name: string; saves: number }[]> {
  const saves = count();
  const counted = await db
    .select({ mlsNumber: favourites.mlsNumber, saves })
    .from(favourites)
    .innerJoin(listings, eq(listings.mlsNumber, favourites.mlsNumber))
    .where(eq(listings.published, true))
    .groupBy(favourites.mlsNumber)
    .having(gte(saves, LEAST_SAVES))
    .orderBy(desc(saves), favourites.mlsNumber)
    .limit(LEAST_HOMES);
  if (counted.length < LEAST_HOMES) return [];
  const stored = await findKnown(
    db,
    counted.map(({ mlsNumber }) => mlsNumber),
  );
  const names = new Map(stored.map(({ listing }) => [listing.mlsNumber, listing.name]));
  return counted.map((one) => ({ ...one, name: toDisplayName(names.get(one.mlsNumber) ?? "") }));
}
