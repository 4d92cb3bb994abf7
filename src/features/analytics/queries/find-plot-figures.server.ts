import { and, count, gte, inArray, sql } from "drizzle-orm";
import { PLOT_STATUSES } from "site-model/terms";
import { dayAfter, type FiguresQuery, type FiguresRow } from "#features/analytics/model/figures.ts";
import { DAY_MS, startOfIndiaDay } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { inIndia } from "#platform/db/schema/instant.ts";
import { plotChanges, plots } from "#platform/db/schema.ts";
import { FREE, findTakenPlots, type PlotCount } from "./find-taken-plots.server.ts";

/** A period is told by so many days at the most, evenly apart, its last day among them. */
const MOST_POINTS = 13;

/** The days of a period whose evening is told, the last one first. */
function pointsOf({ from, to }: Pick<FiguresQuery, "from" | "to">): string[] {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const step = Math.ceil(days / MOST_POINTS);
  return Array.from({ length: Math.ceil(days / step) }, (_, at) => dayAfter(to, -at * step));
}

/**
 * How many plots had which status at the end of days: a row for each day, the last one first, or for
 * the last day a row for each project, agent or campaign. Available plots are nobody's, so that nothing
 * is told of them by agent or campaign; of which a plot is, is what `findTakenPlots` says.
 */
export async function findPlotFigures(
  db: Db,
  query: FiguresQuery,
  projects: readonly string[],
): Promise<FiguresRow[]> {
  const { by, agent, campaign, project } = query;
  const asked = {
    ...{ by, agent, campaign, projects: project ? [project] : projects },
    days: by === "day" ? pointsOf(query) : [query.to],
  };
  const isNarrowed = agent !== null || campaign !== null;
  const isOfSomebody = isNarrowed || by === "agent" || by === "campaign";
  const taken = isOfSomebody ? await findTakenPlots(db, asked) : [];
  const all = isNarrowed ? [] : await countBack(db, asked);
  const counts = isOfSomebody && !isNarrowed ? withUnknown(taken, all) : [...taken, ...all];
  const rowOf = by === "day" ? "day" : "key";
  const byRow = Map.groupBy(counts, (one) => one[rowOf]);
  const keys = by === "day" ? asked.days : byRow.keys();
  return [...keys].map((key) => ({
    ...{ key, name: null },
    values: PLOT_STATUSES.map((status) => {
      if (isOfSomebody && status === FREE) return null;
      const some = (byRow.get(key) ?? []).filter((one) => one.status === status);
      return some.reduce((sum, one) => sum + one.plots, 0);
    }),
  }));
}

/** What is known of taken plots, and as of nobody the rest of all. */
function withUnknown(known: readonly PlotCount[], all: readonly PlotCount[]): PlotCount[] {
  const left = all.flatMap((one) => {
    const same = known.filter(({ status }) => status === one.status);
    const plots = same.reduce((rest, { plots: some }) => rest - some, one.plots);
    return one.status === FREE || plots === 0 ? [] : [{ ...one, plots }];
  });
  return [...known, ...left];
}

interface Asked {
  readonly by: FiguresQuery["by"];
  readonly projects: readonly string[];
  /** The last one first. */
  readonly days: readonly string[];
}

/**
 * Reckoned back from how plots are now by what was done to them since; a plot counts as if it had been
 * there from the beginning, as its first status is the first that is known of it.
 */
async function countBack(db: Db, { by, projects, days }: Asked): Promise<PlotCount[]> {
  const since = startOfIndiaDay(dayAfter(days.at(-1) ?? "", 1));
  const day = sql<string>`to_char(${inIndia(plotChanges.at)}, 'YYYY-MM-DD')`;
  const [before, after] = [plotChanges.before, plotChanges.after].map(
    (state) => sql<string>`${state} ->> 'status'`,
  ) as [ReturnType<typeof sql<string>>, ReturnType<typeof sql<string>>];
  const key = <Column>(project: Column) => (by === "project" ? project : sql<string>`''`);
  const changes = await db
    .select({ day, key: key(plotChanges.project), before, after, plots: count() })
    .from(plotChanges)
    .where(
      and(
        gte(plotChanges.at, since),
        sql`${before} <> ${after}`,
        inArray(plotChanges.project, [...projects]),
      ),
    )
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`)
    .orderBy(sql`1 desc`);
  const now = await db
    .select({ key: key(plots.project), status: plots.status, plots: count() })
    .from(plots)
    .where(inArray(plots.project, [...projects]))
    .groupBy(sql`1`, sql`2`);
  const counts = new Map<string, Map<string, number>>();
  const add = (of: string, status: string, some: number) => {
    const ofKey = counts.get(of) ?? new Map<string, number>();
    counts.set(of, ofKey.set(status, (ofKey.get(status) ?? 0) + some));
  };
  for (const row of now) add(row.key, row.status, row.plots);
  let next = 0;
  return days.flatMap((point) => {
    for (let change = changes[next]; change && change.day > point; change = changes[next]) {
      add(change.key, change.after, -change.plots);
      add(change.key, change.before, change.plots);
      next += 1;
    }
    return [...counts].flatMap(([of, ofKey]) =>
      PLOT_STATUSES.map((status) => ({
        ...{ day: point, key: of, status, plots: ofKey.get(status) ?? 0 },
      })),
    );
  });
}
