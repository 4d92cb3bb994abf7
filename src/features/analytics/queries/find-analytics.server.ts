import { and, count, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  type Analytics,
  type ListingAnalytics,
  MEASURES,
  type Measure,
} from "#features/analytics/model/analytics-reply.ts";
import type { Counted as CountedByDay } from "#features/analytics/model/figures.ts";
import { weeksUntil } from "#features/analytics/model/weeks.ts";
import { toDisplayName } from "#features/listings/index.ts";
import { startOfIndiaDay } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { inIndia } from "#platform/db/schema/instant.ts";
import {
  dailyCounts,
  favourites,
  leads,
  listings,
  listingViews,
  projects,
} from "#platform/db/schema.ts";

const PROJECT_VIEW = "project-view" satisfies CountedByDay;

interface Counted {
  /** A listing's number or a project's slug; null for neither. */
  readonly key: string | null;
  readonly week: string;
  readonly counted: number;
}

/** The Monday of a moment's week, as `mondayOf` tells it. */
function weekIn(at: PgColumn): SQL<string> {
  return sql<string>`to_char(date_trunc('week', ${inIndia(at)}), 'YYYY-MM-DD')`;
}

const savedIn = weekIn(favourites.savedAt);
const askedIn = weekIn(leads.createdAt);

const projectWeek = sql<string>`to_char(date_trunc('week', ${dailyCounts.day}::timestamp), 'YYYY-MM-DD')`;
const askedAbout = sql<string | null>`coalesce(${leads.mlsNumber}, ${leads.projectSlug})`;

const FIND: Record<Measure, (db: Db, first: string) => Promise<Counted[]>> = {
  views: async (db, first) => [
    ...(await db
      .select({
        key: listingViews.mlsNumber,
        week: listingViews.week,
        counted: listingViews.views,
      })
      .from(listingViews)
      .where(gte(listingViews.week, first))),
    ...(await db
      .select({
        key: dailyCounts.subject,
        week: projectWeek,
        counted: sql<number>`sum(${dailyCounts.times})::float8`,
      })
      .from(dailyCounts)
      .where(and(gte(dailyCounts.day, first), eq(dailyCounts.what, PROJECT_VIEW)))
      .groupBy(dailyCounts.subject, projectWeek)),
  ],
  saves: (db, first) =>
    db
      .select({ key: favourites.mlsNumber, week: savedIn, counted: count() })
      .from(favourites)
      .where(gte(favourites.savedAt, startOfIndiaDay(first)))
      .groupBy(favourites.mlsNumber, sql`2`),
  leads: (db, first) =>
    db
      .select({ key: askedAbout, week: askedIn, counted: count() })
      .from(leads)
      .where(gte(leads.createdAt, startOfIndiaDay(first)))
      .groupBy(askedAbout, sql`2`),
};

/** Views, saves that still stand, and leads of the last weeks, by listing and project. */
export async function findAnalytics(db: Db, now: Date): Promise<Analytics> {
  const weeks = weeksUntil(now);
  const placeOf = new Map(weeks.map((week, at) => [week, at]));
  const counts = new Map<string | null, Record<Measure, number[]>>();
  const empty = () => weeks.map(() => 0);
  for (const measure of MEASURES)
    for (const { key, week, counted } of await FIND[measure](db, weeks[0] ?? "")) {
      const own = counts.get(key) ?? { views: empty(), saves: empty(), leads: empty() };
      counts.set(key, own);
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
  const named = await db
    .select({
      slug: projects.slug,
      name: sql<string>`${projects.facts} ->> 'name'`,
      published: projects.published,
    })
    .from(projects);
  const knownProjects = new Map(named.map((row) => [row.slug, row]));
  const [all] = await db.select({ listings: count() }).from(listings).where(eq(published, true));
  const unseen = (all?.listings ?? 0) - rows.filter((row) => row.published).length;
  const found = [...counts].map(([key, byWeek]): ListingAnalytics => {
    const row = key === null ? undefined : known.get(key);
    const project = row || key === null ? undefined : knownProjects.get(key);
    if (project) {
      const { slug, name, published } = project;
      return { mlsNumber: null, project: slug, name, published, ...byWeek };
    }
    return {
      mlsNumber: key,
      project: null,
      name: row ? toDisplayName(row.name) : null,
      published: row?.published ?? false,
      ...byWeek,
    };
  });
  return { listings: found, unseen };
}
