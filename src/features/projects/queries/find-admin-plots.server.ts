import { and, desc, eq, inArray } from "drizzle-orm";
import type {
  AdminPlot,
  AdminPlots,
  PlotChangeKind,
  PlotHistoryEntry,
  PlotState,
} from "#features/projects/model/plot-change.ts";
import { FEATURED_SLUG } from "#features/projects/model/project-path.ts";
import type { Db } from "#platform/db/database.ts";
import { plotChanges, plots } from "#platform/db/schema.ts";
import type { LiveProjects } from "./live-projects.server.ts";
import { findPlots, toBuyer, toListedPlot, toPlotNow } from "./plot-store.server.ts";

/** All plots of a project as they are now, with their buyers; null when there is no such project. */
export async function findAdminPlots(
  db: Db,
  live: LiveProjects,
  slug: string,
): Promise<AdminPlots | null> {
  const all = live.withDrafts();
  const projects = all.map(({ slug, facts: { name, isSample }, published }) => ({
    ...{ slug, name, isSample, published },
  }));
  const project = projects.find((one) => one.slug === slug);
  if (!project) return null;
  const view = slug === FEATURED_SLUG ? live.featured().view : null;
  const drawn = all.find((one) => one.slug === slug)?.drawn ?? null;
  const shapes = [...(drawn?.plots ?? []), ...(view?.plots ?? [])];
  const byNumber = new Map(shapes.map((shape) => [String(shape.number), shape]));
  const plots = (await findPlots(db, slug)).map((row): AdminPlot => {
    const shape = byNumber.get(row.number);
    const [road = null] = shape && "roads" in shape ? shape.roads : [];
    const { priceRupees: _, ...listed } = toListedPlot(row);
    return {
      ...listed,
      ...toPlotNow(row),
      roadFeet: (road && view?.widths[road]) ?? row.roadFeet,
      buyer: toBuyer(row),
      drawn: shape ? { outline: shape.outline, middle: shape.middle } : null,
    };
  });
  const sheet = view
    ? { src: view.media.ground, frame: view.frame }
    : drawn && { src: drawn.src, frame: drawn.frame };
  return { project, projects, plots, sheet };
}

/** Rows of the history that are read; a change of a whole project is one entry of many. */
const MOST_ROWS = 600;

/** What was done to the plots of a project, the newest first; of one plot where it is named. */
export async function findPlotHistory(
  db: Db,
  slug: string,
  number: string | null,
): Promise<PlotHistoryEntry[]> {
  const ofPlot = number === null ? undefined : eq(plotChanges.number, number);
  const rows = await db
    .select()
    .from(plotChanges)
    .where(and(eq(plotChanges.project, slug), ofPlot))
    .orderBy(desc(plotChanges.at), desc(plotChanges.version))
    .limit(MOST_ROWS);
  const versions = await findVersions(db, slug, [...new Set(rows.map((row) => row.number))]);
  return [...Map.groupBy(rows, ({ changeId }) => changeId).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { changeId: id, at, actor } = first;
    const plots = group
      .map((row) => ({
        number: row.number,
        before: row.before as PlotState,
        after: row.after as PlotState,
        buyer: row.buyerAfter || row.buyerBefore,
      }))
      .sort((a, b) => a.number.localeCompare(b.number, "en", { numeric: true }));
    const isLast = actor !== null && group.every((row) => versions.get(row.number) === row.version);
    return { id, at: at.toISOString(), what: first.what as PlotChangeKind, actor, plots, isLast };
  });
}

async function findVersions(db: Db, slug: string, numbers: readonly string[]) {
  const rows = await db
    .select({ number: plots.number, version: plots.version })
    .from(plots)
    .where(and(eq(plots.project, slug), inArray(plots.number, [...numbers])));
  return new Map(rows.map(({ number, version }) => [number, version]));
}
