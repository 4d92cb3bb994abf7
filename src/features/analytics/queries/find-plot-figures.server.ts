import { and, count, eq, gte, inArray, sql } from "drizzle-orm";
import { PLOT_STATUSES } from "site-model/terms";
import {
  dayAfter,
  type FiguresQuery,
  type FiguresRow,
  startOfDay,
} from "#features/analytics/model/figures.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { plotChanges, plots, projects } from "#platform/db/schema.ts";

/** A period is told by so many days at the most, evenly apart, its last day among them. */
const MOST_POINTS = 13;

/** The days of a period whose evening is told, the last one first. */
export function pointsOf({ from, to }: Pick<FiguresQuery, "from" | "to">): string[] {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const step = Math.ceil(days / MOST_POINTS);
  return Array.from({ length: Math.ceil(days / step) }, (_, at) => dayAfter(to, -at * step));
}

/**
 * How many plots had which status at the end of days, the last day first. Reckoned back from how they
 * are now by what was done to them since; a plot counts as if it had been there from the beginning, as
 * its first status is the first that is known of it.
 */
export async function findPlotFigures(db: Db, query: FiguresQuery): Promise<FiguresRow[]> {
  const { project } = query;
  const points = pointsOf(query);
  const since = startOfDay(dayAfter(points.at(-1) ?? query.from, 1));
  const day = sql<string>`to_char((${plotChanges.at} at time zone 'UTC') + interval '330 minutes', 'YYYY-MM-DD')`;
  const status = (state: typeof plotChanges.before | typeof plotChanges.after) =>
    sql<string>`${state} ->> 'status'`;
  const changes = await db
    .select({
      day,
      before: status(plotChanges.before),
      after: status(plotChanges.after),
      plots: count(),
    })
    .from(plotChanges)
    .where(
      and(
        gte(plotChanges.at, since),
        sql`${status(plotChanges.before)} <> ${status(plotChanges.after)}`,
        project ? eq(plotChanges.project, project) : undefined,
      ),
    )
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(sql`1 desc`);
  const counts = await countNow(db, project);
  let next = 0;
  return points.map((point) => {
    for (let change = changes[next]; change && change.day > point; change = changes[next]) {
      counts.set(change.after, (counts.get(change.after) ?? 0) - change.plots);
      counts.set(change.before, (counts.get(change.before) ?? 0) + change.plots);
      next += 1;
    }
    return { key: point, name: null, values: PLOT_STATUSES.map((one) => counts.get(one) ?? 0) };
  });
}

async function countNow(db: Db, project: string | null): Promise<Map<string, number>> {
  const all = project
    ? [{ slug: project }]
    : await db.select({ slug: projects.slug }).from(projects);
  const slugs = all.map(({ slug }) => slug);
  const rows = await db
    .select({ status: plots.status, plots: count() })
    .from(plots)
    .where(inArray(plots.project, slugs))
    .groupBy(plots.status);
  return new Map(rows.map((row) => [row.status, row.plots]));
}
