import { count, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  type Analytics,
  type ListingAnalytics,
  MEASURES,
  type Measure,
} from "#features/analytics/model/analytics-reply.ts";
import { weeksUntil } from "#features/analytics/model/weeks.ts";
import { toDisplayName } from "#features/listings/index.ts";
import { startOfIndiaDay } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { inIndia } from "#platform/db/schema/instant.ts";
import { favourites, leads, listings, listingViews } from "#platform/db/schema.ts";

interface Counted {
  readonly mlsNumber: string | null;
  readonly week: string;
  readonly counted: number;
}

/** The Monday of a moment's week, as `mondayOf` tells it. */
function weekIn(at: PgColumn): SQL<string> {
  return sql<string>`to_char(date_trunc('week', ${inIndia(at)}), 'YYYY-MM-DD')`;
}

const savedIn = weekIn(favourites.savedAt);
const askedIn = weekIn(leads.createdAt);

const FIND: Record<Measure, (db: Db, first: string) => Promise<Counted[]>> = {
  views: (db, first) =>
    db
      .select({
        mlsNumber: listingViews.mlsNumber,
        week: listingViews.week,
        counted: listingViews.views,
      })
      .from(listingViews)
      .where(gte(listingViews.week, first)),
  saves: (db, first) =>
    db
      .select({ mlsNumber: favourites.mlsNumber, week: savedIn, counted: count() })
      .from(favourites)
      .where(gte(favourites.savedAt, startOfIndiaDay(first)))
      .groupBy(favourites.mlsNumber, sql`2`),
  leads: (db, first) =>
    db
      .select({ mlsNumber: leads.mlsNumber, week: askedIn, counted: count() })
      .from(leads)
      .where(gte(leads.createdAt, startOfIndiaDay(first)))
      .groupBy(leads.mlsNumber, sql`2`),
};

/** Views, saves that still stand, and leads of the last weeks, by listing. */
export async function findAnalytics(db: Db, now: Date): Promise<Analytics> {
  const weeks = weeksUntil(now);
  const placeOf = new Map(weeks.map((week, at) => [week, at]));
  const counts = new Map<string | null, Record<Measure, number[]>>();
  const empty = () => weeks.map(() => 0);
  for (const measure of MEASURES)
    for (const { mlsNumber, week, counted } of await FIND[measure](db, weeks[0] ?? "")) {
      const own = counts.get(mlsNumber) ?? { views: empty(), saves: empty(), leads: empty() };
      counts.set(mlsNumber, own);
      const at = placeOf.get(week);
      if (at !== undefined) own[measure][at] = counted;
    }
  return { weeks, ...(await withNames(db, counts)) };
}

async function withNames(
  db: Db,
  counts: ReadonlyMap<string | null, Record<Measure, number[]>>,
): Promise<Omit<Analytics, "weeks">> {
  const name = sql<string>`${listings.listing} ->> 'name'`;
  const { mlsNumber, published } = listings;
  const asked = [...counts.keys()].filter((key) => key !== null);
  const rows = await db
    .select({ mlsNumber, name, published })
    .from(listings)
    .where(inArray(mlsNumber, asked));
  const known = new Map(rows.map((row) => [row.mlsNumber, row]));
  const [all] = await db.select({ listings: count() }).from(listings).where(eq(published, true));
  const unseen = (all?.listings ?? 0) - rows.filter((row) => row.published).length;
  const found = [...counts].map(([key, byWeek]): ListingAnalytics => {
    const row = key === null ? undefined : known.get(key);
    return {
      mlsNumber: key,
      name: row ? toDisplayName(row.name) : null,
      published: row?.published ?? false,
      ...byWeek,
    };
  });
  return { listings: found, unseen };
}
