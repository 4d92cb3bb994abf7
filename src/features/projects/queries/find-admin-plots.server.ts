import { and, asc, count, desc, eq, gt, ilike, inArray, lt, or, type SQL } from "drizzle-orm";
import { PLOT_STATUSES } from "site-model/terms";
import { type AdminPlotsQuery, PAGE_PLOTS } from "#features/projects/model/admin-plots-query.ts";
import { FEATURED_SLUG } from "#features/projects/model/listed-project.ts";
import {
  type AdminPlan,
  type AdminPlot,
  type AdminPlots,
  type AdminProject,
  MOST_AT_ONCE,
} from "#features/projects/model/plot-change.ts";
import { cropPlan, type PlotCrop } from "#features/projects/model/plot-crop.ts";
import { getPlotStatus } from "#features/projects/model/stored-plot.ts";
import { type ListPage, toListPage } from "#lib/pages/list-page.ts";
import type { Db } from "#platform/db/database.ts";
import { plots } from "#platform/db/schema.ts";
import type { LiveProjects } from "./live-projects.server.ts";
import { type PlotRow, toBuyer, toListedPlot, toPlotNow } from "./plot-store.server.ts";

/** Plots that an agent has chosen. */
export type ChosenPlots =
  | { readonly numbers: readonly string[] }
  | { readonly query: AdminPlotsQuery };

/** What of a plot is looked through for a query; the others of its project are by the index. */
function isFound({ text, facings }: AdminPlotsQuery): SQL | undefined {
  if (text === "") return undefined;
  const literal = text.replaceAll(/[\\%_]/g, "\\$&");
  return or(
    ilike(plots.number, `${literal}%`),
    ilike(plots.buyer, `%${literal}%`),
    ilike(plots.buyerContact, `%${literal}%`),
    inArray(plots.facing, [...facings]),
  );
}

/** Every project, drafts as well, as the console lists them. */
export function listAdminProjects(live: LiveProjects): AdminProject[] {
  return live.withDrafts().map(({ slug, facts: { name, isSample }, published }) => ({
    slug,
    name,
    isSample,
    published,
  }));
}

/** A page of a project's plots as they are now, with their buyers; null when there is no such project. */
export async function findAdminPlots(
  db: Db,
  live: LiveProjects,
  asked: { readonly slug: string; readonly query: AdminPlotsQuery },
): Promise<AdminPlots | null> {
  const { slug, query } = asked;
  const projects = listAdminProjects(live);
  const project = projects.find((one) => one.slug === slug);
  if (!project) return null;
  const page = await findPage(db, { slug, query, most: PAGE_PLOTS });
  const isDrawn = live.withDrafts().some((one) => one.slug === slug && one.drawn !== null);
  return {
    project,
    projects,
    plots: toAdminPlots(page.rows, live, slug),
    counts: await countStatuses(db, slug),
    found: await countFound(db, slug, query),
    before: page.before,
    after: page.after,
    isDrawn: isDrawn || slug === FEATURED_SLUG,
  };
}

/** Plots by their numbers, or the first that a query finds on whatever page; as many as are changed at once. */
export async function findChosenPlots(
  db: Db,
  live: LiveProjects,
  { slug, chosen }: { readonly slug: string; readonly chosen: ChosenPlots },
): Promise<AdminPlot[]> {
  if ("query" in chosen) {
    const query = { ...chosen.query, from: null };
    const { rows } = await findPage(db, { slug, query, most: MOST_AT_ONCE });
    return toAdminPlots(rows, live, slug);
  }
  const numbers = chosen.numbers.slice(0, MOST_AT_ONCE);
  const own = and(eq(plots.project, slug), inArray(plots.number, numbers));
  const rows = await db.select().from(plots).where(own).orderBy(asc(plots.position));
  return toAdminPlots(rows, live, slug);
}

interface AskedPage {
  readonly slug: string;
  readonly query: AdminPlotsQuery;
  /** A page, or as many as are changed at once. */
  readonly most: typeof PAGE_PLOTS | typeof MOST_AT_ONCE;
}

async function findPage(
  db: Db,
  { slug, query, most }: AskedPage,
): Promise<ListPage<PlotRow, { readonly position: number }>> {
  const { from } = query;
  const isBack = from?.side === "before";
  const beyond = from && (isBack ? lt : gt)(plots.position, from.position);
  const read = await db
    .select()
    .from(plots)
    .where(and(eq(plots.project, slug), beyond ?? undefined, isFound(query)))
    .orderBy((isBack ? desc : asc)(plots.position))
    .limit(most + 1);
  const placeOf = ({ position }: PlotRow) => ({ position });
  return toListPage(read, { side: from?.side ?? null, most, placeOf });
}

async function countStatuses(db: Db, slug: string): Promise<AdminPlots["counts"]> {
  const rows = await db
    .select({ status: plots.status, plots: count() })
    .from(plots)
    .where(eq(plots.project, slug))
    .groupBy(plots.status);
  const counted = new Map(rows.map((row) => [row.status, row.plots]));
  const each = PLOT_STATUSES.map((status) => [status, counted.get(status) ?? 0] as const);
  return Object.fromEntries(each) as AdminPlots["counts"];
}

async function countFound(db: Db, slug: string, query: AdminPlotsQuery): Promise<number> {
  const own = and(eq(plots.project, slug), isFound(query));
  const [row] = await db.select({ plots: count() }).from(plots).where(own);
  return row?.plots ?? 0;
}

function toAdminPlots(rows: readonly PlotRow[], live: LiveProjects, slug: string): AdminPlot[] {
  const view = slug === FEATURED_SLUG ? live.featured().view : null;
  const roads = new Map(view?.plots.map((plot) => [String(plot.number), plot.roads[0]]));
  return rows.map((row) => {
    const { priceRupees: _, ...listed } = toListedPlot(row);
    const road = roads.get(row.number);
    const roadFeet = (road && view?.widths[road]) ?? row.roadFeet;
    return { ...listed, ...toPlotNow(row), roadFeet, buyer: toBuyer(row) };
  });
}

/** The plan of a project with all that is drawn on it; null when it has none. */
export async function findAdminPlan(
  db: Db,
  live: LiveProjects,
  slug: string,
): Promise<AdminPlan | null> {
  const view = slug === FEATURED_SLUG ? live.featured().view : null;
  const drawn = live.withDrafts().find((one) => one.slug === slug)?.drawn ?? null;
  const sheet = view ? { src: view.media.ground, frame: view.frame } : drawn;
  if (!sheet) return null;
  const rows = await db
    .select({ number: plots.number, status: plots.status })
    .from(plots)
    .where(eq(plots.project, slug));
  const statuses = new Map(rows.map(({ number, status }) => [number, getPlotStatus(status)]));
  const shapes = [...(drawn?.plots ?? []), ...(view?.plots ?? [])];
  return {
    src: sheet.src,
    frame: sheet.frame,
    plots: shapes.flatMap(({ number, outline, middle }) => {
      const status = statuses.get(String(number));
      return status === undefined ? [] : [{ number: String(number), status, outline, middle }];
    }),
  };
}

/** What lies round each of these plots on the plan of its project; those that no plan has are left out. */
export async function findPlotCrops(
  db: Db,
  live: LiveProjects,
  named: readonly Pick<PlotCrop, "project" | "number">[],
): Promise<PlotCrop[]> {
  const crops: PlotCrop[] = [];
  for (const [slug, plotsOfIt] of Map.groupBy(named, ({ project }) => project)) {
    const plan = await findAdminPlan(db, live, slug);
    if (plan) crops.push(...plotsOfIt.flatMap((one) => cropPlan(plan, one) ?? []));
  }
  return crops;
}
