import { and, count, gte, inArray, sql } from "drizzle-orm";
import { PLOT_STATUSES } from "site-model/terms";
import { dayAfter, type FiguresQuery, type FiguresRow } from "#features/analytics/model/figures.ts";
import { DAY_MS, startOfIndiaDay } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { inIndia } from "#platform/db/schema/instant.ts";
import { plotChanges, plots, projectShowings } from "#platform/db/schema.ts";
import { FREE, findTakenPlots, isOfPlot, type PlotCount } from "./find-taken-plots.server.ts";

/** A period is told by so many days at the most, evenly apart, its last day among them. */
const MOST_POINTS = 13;

/** The days of a period whose evening is told, the last one first. */
function pointsOf({ from, to }: Pick<FiguresQuery, "from" | "to">): string[] {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const step = Math.ceil(days / MOST_POINTS);
  return Array.from({ length: Math.ceil(days / step) }, (_, at) => dayAfter(to, -at * step));
}

/**
 * How many plots of projects that were on the site then had which status at the end of days: a row for each day, the last one first, or for
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
    by,
    agent,
    campaign,
    projects: project ? [project] : projects,
    days: by === "day" ? pointsOf(query) : [query.to],
  };
  const isNarrowed = agent !== null || campaign !== null;
  const isOfSomebody = isNarrowed || by === "agent" || by === "campaign";
  const isShown = await findShown(db, asked);
  const taken = isOfSomebody ? (await findTakenPlots(db, asked)).filter(isShown) : [];
  const all = isNarrowed ? [] : (await countBack(db, asked)).filter(isShown);
  const counts = isOfSomebody && !isNarrowed ? withUnknown(taken, all) : [...taken, ...all];
  const rowOf = by === "day" || by === "project" ? by : "key";
  const byRow = Map.groupBy(counts, (one) => one[rowOf]);
  const keys = by === "day" ? asked.days : byRow.keys();
  return [...keys].map((key) => ({
    key,
    name: null,
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
    const same = known.filter(
      ({ status, project }) => status === one.status && project === one.project,
    );
    const plots = same.reduce((rest, { plots: some }) => rest - some, one.plots);
    return one.status === FREE || plots === 0 ? [] : [{ ...one, plots }];
  });
  return [...known, ...left];
}

/** Which counts are of a project that was on the site at the end of their day. */
async function findShown(db: Db, { projects, days }: Asked) {
  const { project, since, until } = projectShowings;
  const showings = await db
    .select({ project, since, until })
    .from(projectShowings)
    .where(inArray(project, [...projects]));
  const isOnSite = (slug: string, day: string) => {
    const end = startOfIndiaDay(dayAfter(day, 1));
    return showings.some(
      (one) => one.project === slug && one.since < end && (one.until === null || one.until >= end),
    );
  };
  const shown = new Set(
    projects.flatMap((slug) =>
      days.filter((day) => isOnSite(slug, day)).map((day) => `${day} ${slug}`),
    ),
  );
  return ({ day, project: slug }: PlotCount) => shown.has(`${day} ${slug}`);
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
async function countBack(db: Db, { projects, days }: Asked): Promise<PlotCount[]> {
  const since = startOfIndiaDay(dayAfter(days.at(-1) ?? "", 1));
  const day = sql<string>`to_char(${inIndia(plotChanges.at)}, 'YYYY-MM-DD')`;
  const [before, after] = [plotChanges.before, plotChanges.after].map(
    (state) => sql<string>`${state} ->> 'status'`,
  ) as [ReturnType<typeof sql<string>>, ReturnType<typeof sql<string>>];
  const changes = await db
    .select({ day, project: plotChanges.project, before, after, plots: count() })
    .from(plotChanges)
    .where(
      and(
        gte(plotChanges.at, since),
        sql`${before} <> ${after}`,
        inArray(plotChanges.project, [...projects]),
        isOfPlot,
      ),
    )
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`)
    .orderBy(sql`1 desc`);
  const now = await db
    .select({ project: plots.project, status: plots.status, plots: count() })
    .from(plots)
    .where(inArray(plots.project, [...projects]))
    .groupBy(sql`1`, sql`2`);
  const counts = new Map<string, Map<string, number>>();
  const add = (of: string, status: string, some: number) => {
    const ofProject = counts.get(of) ?? new Map<string, number>();
    counts.set(of, ofProject.set(status, (ofProject.get(status) ?? 0) + some));
  };
  for (const row of now) add(row.project, row.status, row.plots);
  let next = 0;
  return days.flatMap((point) => {
    for (let change = changes[next]; change && change.day > point; change = changes[next]) {
      add(change.project, change.after, -change.plots);
      add(change.project, change.before, change.plots);
      next += 1;
    }
    return [...counts].flatMap(([project, ofProject]) =>
      PLOT_STATUSES.map((status) => ({
        day: point,
        key: "",
        project,
        status,
        plots: ofProject.get(status) ?? 0,
      })),
    );
  });
}
