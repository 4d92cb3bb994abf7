import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { rateText } from "#features/listings/model/figure-texts.ts";
import { isSoldOut } from "#features/listings/model/figures.ts";
import {
  type PriceChange,
  type PriceHistory,
  toPriceHistory,
} from "#features/listings/model/price-history.ts";
import type { Db } from "#platform/db/database.ts";
import { listingChanges } from "#platform/db/schema.ts";

/** Changes that are read of one listing, the newest: more is no history that anybody reads. */
const MOST_CHANGES = 200;

type State = typeof listingChanges.before | typeof listingChanges.after;

const publishedIn = (state: State) => sql<string | null>`${state} ->> 'published'`;
const rateIn = (state: State) =>
  sql<string | null>`${state} #>> '{listing,marketValue,pricePerSqYd}'`;
const statusIn = (state: State) => sql<string | null>`${state} #>> '{listing,status}'`;

/** What a published listing's price and status were before, as visitors saw them. */
export async function findPriceHistory(db: Db, mlsNumber: string): Promise<PriceHistory> {
  const { at, id, before, after } = listingChanges;
  const differs = (part: (state: State) => SQL) =>
    sql`${part(before)} is distinct from ${part(after)}`;
  const rows = await db
    .select({
      at,
      ...{ publishedBefore: publishedIn(before), publishedAfter: publishedIn(after) },
      ...{ rateBefore: rateIn(before), rateAfter: rateIn(after) },
      ...{ statusBefore: statusIn(before), statusAfter: statusIn(after) },
    })
    .from(listingChanges)
    .where(
      and(
        eq(listingChanges.mlsNumber, mlsNumber),
        // Photographs have a history of their own.
        sql`${after} -> 'listing' is not null`,
        or(differs(publishedIn), differs(rateIn), differs(statusIn)),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(MOST_CHANGES);
  const changes = rows.map(
    (row): PriceChange => ({
      at: row.at.getTime(),
      before: shown(row.publishedBefore, row.rateBefore, row.statusBefore),
      after: shown(row.publishedAfter, row.rateAfter, row.statusAfter),
    }),
  );
  return toPriceHistory(changes.reverse());
}

function shown(published: string | null, rate: string | null, status: string | null) {
  if (published !== "true") return null;
  return { rate: rateText(rate ?? ""), isSoldOut: isSoldOut({ status: status ?? "" }) };
}
