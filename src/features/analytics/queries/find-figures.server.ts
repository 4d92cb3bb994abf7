import { and, asc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import {
  dayAfter,
  FIGURES,
  type Figures,
  type FiguresQuery,
  type FiguresRow,
  MOST_ROWS,
} from "#features/analytics/model/figures.ts";
import { isAnsweredInTime } from "#features/leads/index.server.ts";
import { LEAD_STATES, LOST_REASONS, STAGES } from "#features/leads/index.ts";
import { toDisplayName } from "#features/listings/index.ts";
import { startOfIndiaDay } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { rowsOf } from "#platform/db/rows.server.ts";
import { dailyCounts, leads, listings, projects } from "#platform/db/schema.ts";
import { findPlotFigures } from "./find-plot-figures.server.ts";

const GROUPS = {
  source: leads.utmSource,
  campaign: leads.utmCampaign,
  referrer: leads.referrerHost,
  /** A listing, or a project where one is named. */
  layout: sql`coalesce(${leads.mlsNumber}, ${leads.projectSlug})`,
  agent: leads.assignedTo,
} as const;

/** How many there are of those that a condition holds for. */
const counted = (condition: SQL) => sql`count(*) filter (where ${condition})`;
const isOneOf = (column: SQL | typeof leads.state, names: readonly string[]) =>
  sql`${column} in (${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )})`;

const FROM_FIRST = sql`extract(epoch from ${leads.firstAnsweredAt} - ${leads.createdAt}) / 60`;
const visitState = sql`coalesce(${leads.visitState}, 'asked')`;

/** What stands in the columns of each table, one after the other. */
const COLUMNS = {
  funnel: () => [
    sql`count(*)`,
    ...LEAD_STATES.map((state) =>
      counted(isOneOf(leads.state, [state, ...STAGES[state].formerly])),
    ),
  ],
  lost: () => [
    sql`count(*)`,
    ...LOST_REASONS.map((reason) => counted(eq(leads.lostReason, reason))),
    counted(sql`${leads.lostReason} is null`),
  ],
  answer: () => [
    sql`count(*)`,
    sql`count(${leads.firstAnsweredAt})`,
    counted(isAnsweredInTime),
    ...[0.5, 0.9].map(
      (share) => sql`percentile_cont(${share}::float8) within group (order by ${FROM_FIRST})`,
    ),
  ],
  visits: () => [
    sql`count(*)`,
    counted(isOneOf(visitState, ["asked", "confirmed"])),
    ...["done", "missed", "cancelled"].map((state) => counted(sql`${visitState} = ${state}`)),
  ],
} as const;

/** The leads that each table is about, beside those of its period. */
const ABOUT = {
  funnel: undefined,
  lost: eq(leads.state, "lost"),
  // Who calls or walks in is spoken with at once.
  answer: eq(leads.channel, "web"),
  visits: undefined,
} as const;

type LeadFigure = keyof typeof COLUMNS;

/**
 * The figures that a query asks for. Its period is of when leads came in, and of visits when they are;
 * projects are those of these slugs: the database has one that a region may be without.
 */
export async function findFigures(
  db: Db,
  query: FiguresQuery,
  slugs: readonly string[],
): Promise<Figures> {
  const projects = await findProjects(db, slugs);
  return { query, projects, ...(await findTable(db, query, projects)) };
}

async function findTable(
  db: Db,
  query: FiguresQuery,
  projects: Figures["projects"],
): Promise<Pick<Figures, "rows" | "total">> {
  const { what } = query;
  if (what === "plots") return findPlots(db, query, projects);
  if (what === "site") return findSiteFigures(db, query);
  return findLeadFigures(db, what, query);
}

async function findPlots(db: Db, query: FiguresQuery, projects: Figures["projects"]) {
  const slugs = projects.map(({ slug }) => slug);
  const rows = await findPlotFigures(db, query, slugs);
  if (query.by === "day") return { rows, total: null };
  const names = new Map(projects.map(({ slug, name }) => [slug, name]));
  const named = rows.map((row) => ({ ...row, name: names.get(row.key) ?? null }));
  return toRanked(named, FIGURES.plots.columns);
}

/** The rows with most first, as many as are shown; the sum is of all. */
function toRanked(rows: readonly FiguresRow[], columns: readonly string[]) {
  const sum = ({ values }: FiguresRow) =>
    values.reduce<number>((all, value) => all + (value ?? 0), 0);
  const ranked = rows.toSorted((a, b) => sum(b) - sum(a) || (a.key < b.key ? -1 : 1));
  const total = columns.map((_, at) => {
    const told = rows.flatMap(({ values }) => values[at] ?? []);
    return told.length < rows.length ? null : told.reduce((all, value) => all + value, 0);
  });
  return { rows: ranked.slice(0, MOST_ROWS), total };
}

function findProjects(db: Db, slugs: readonly string[]): Promise<{ slug: string; name: string }[]> {
  return db
    .select({ slug: projects.slug, name: sql<string>`${projects.facts} ->> 'name'` })
    .from(projects)
    .where(inArray(projects.slug, [...slugs]))
    .orderBy(asc(projects.position), asc(projects.slug));
}

async function findLeadFigures(db: Db, what: LeadFigure, query: FiguresQuery) {
  const { by, from, to, layout, agent, campaign } = query;
  const group = GROUPS[by as keyof typeof GROUPS];
  const at = what === "visits" ? leads.preferredAt : leads.createdAt;
  const which = and(
    gte(at, startOfIndiaDay(from)),
    lt(at, startOfIndiaDay(dayAfter(to, 1))),
    ABOUT[what],
    layout ? or(eq(leads.mlsNumber, layout), eq(leads.projectSlug, layout)) : undefined,
    agent ? eq(leads.assignedTo, agent) : undefined,
    campaign ? eq(leads.utmCampaign, campaign) : undefined,
  );
  const columns = sql.join(
    COLUMNS[what]().map((column) => sql`(${column})::float8`),
    sql`, `,
  );
  const rows = await rowsOf<{ total: number; key: string; values: (number | null)[] }>(
    db,
    sql`
    select grouping(${group}) as total, coalesce(${group}, '') as key, array[${columns}] as values
    from ${leads} where ${which} group by grouping sets ((${group}), ())
    order by grouping(${group}) desc, count(*) desc, ${group} limit ${MOST_ROWS + 1}`,
  );
  const found = rows.filter((row) => row.total === 0);
  const names =
    by === "layout"
      ? await namesOf(
          db,
          found.map(({ key }) => key),
        )
      : null;
  return {
    rows: found.map(
      ({ key, values }): FiguresRow => ({ key, name: names?.get(key) ?? null, values }),
    ),
    total: rows.find((row) => row.total === 1)?.values ?? null,
  };
}

async function findSiteFigures(db: Db, { from, to, project }: FiguresQuery) {
  const { day, subject, what, times } = dailyCounts;
  const found = await db
    .select({ subject, what, times: sql<number>`sum(${times})::float8` })
    .from(dailyCounts)
    .where(
      and(gte(day, from), lt(day, dayAfter(to, 1)), project ? eq(subject, project) : undefined),
    )
    .groupBy(subject, what);
  const bySubject = Map.groupBy(found, (row) => row.subject);
  const names = await namesOf(db, [...bySubject.keys()]);
  const { columns } = FIGURES.site;
  const rows = [...bySubject].map(([key, all]): FiguresRow => {
    const values = columns.map((column) => all.find((row) => row.what === column)?.times ?? 0);
    return { key, name: names.get(key) ?? null, values };
  });
  return toRanked(rows, columns);
}

/** Names of layouts and projects by number and slug. */
async function namesOf(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const ofListings = await db
    .select({ key: listings.mlsNumber, name: sql<string>`${listings.listing} ->> 'name'` })
    .from(listings)
    .where(inArray(listings.mlsNumber, [...keys]));
  const ofProjects = await db
    .select({ key: projects.slug, name: sql<string>`${projects.facts} ->> 'name'` })
    .from(projects)
    .where(inArray(projects.slug, [...keys]));
  return new Map([
    ...ofListings.map(({ key, name }) => [key, toDisplayName(name)] as const),
    ...ofProjects.map(({ key, name }) => [key, name] as const),
  ]);
}
