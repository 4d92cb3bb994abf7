import { and, asc, eq, inArray } from "drizzle-orm";
import type { ListedPlot } from "#features/projects/model/listed-project.ts";
import type { PlotBuyer, PlotNow, PlotState } from "#features/projects/model/plot-change.ts";
import { getFacing, getPlotStatus } from "#features/projects/model/stored-plot.ts";
import type { ToldPlot } from "#features/projects/model/told-project.ts";
import type { Db } from "#platform/db/database.ts";
import { plots, projects } from "#platform/db/schema.ts";

export type PlotRow = typeof plots.$inferSelect;

/** Every plot of a project, in the order of its tables. */
export function findPlots(db: Db, project: string): Promise<PlotRow[]> {
  return db.select().from(plots).where(eq(plots.project, project)).orderBy(asc(plots.position));
}

/** Every plot of a project with its area, for a price list that is compared. */
export async function findPricedPlots(
  db: Db,
  project: string,
): Promise<(PlotNow & { readonly sqYards: number })[]> {
  const rows = await findPlots(db, project);
  return rows.map((row) => ({ ...toPlotNow(row), sqYards: row.sqYards }));
}

/**
 * Plots by their numbers, locked until the transaction ends; always in the same order, so that two
 * who change several at once wait for each other and never both.
 */
export function holdPlots(tx: Db, project: string, numbers: readonly string[]): Promise<PlotRow[]> {
  return tx
    .select()
    .from(plots)
    .where(and(eq(plots.project, project), inArray(plots.number, [...numbers])))
    .orderBy(asc(plots.number))
    .for("update");
}

/**
 * A project with its plots, locked until the transaction ends: the plots first, as whoever changes some does.
 * Null where there is none.
 */
export async function holdProject(tx: Db, slug: string) {
  const there = await findPlots(tx, slug);
  const numbers = there.map(({ number }) => number);
  await holdPlots(tx, slug, numbers);
  const [project] = await tx.select().from(projects).where(eq(projects.slug, slug)).for("update");
  return project ? { project, plots: await findPlots(tx, slug) } : null;
}

/** Every project with its version, in order. */
export function findProjectRows(db: Db): Promise<(typeof projects.$inferSelect)[]> {
  return db.select().from(projects).orderBy(asc(projects.position), asc(projects.slug));
}

/** A plot without its buyer. */
export function toPlotNow(row: PlotRow): PlotNow {
  return { number: row.number, version: row.version, ...toPlotState(row) };
}

/** What agents change of a plot: rupees for the whole plot, times as ISO 8601. */
export function toPlotState(row: PlotRow): PlotState {
  return {
    status: getPlotStatus(row.status),
    heldUntil: row.heldUntil?.toISOString() ?? null,
    priceRupees: row.priceRupees,
    nextPriceRupees: row.nextPriceRupees,
    nextPriceAt: row.nextPriceAt?.toISOString() ?? null,
  };
}

/** For whom a plot is held, or who has it; null for nobody. */
export function toBuyer({ buyer, buyerContact }: PlotRow): PlotBuyer | null {
  return buyer === "" && buyerContact === null ? null : { name: buyer, contact: buyerContact };
}

/** A plot as everybody is told of it. */
export function toListedPlot(row: PlotRow): ListedPlot {
  const { number, sqYards, roadFeet, sides, corner, parkSide, priceRupees } = row;
  const [facing, status] = [getFacing(row.facing), getPlotStatus(row.status)];
  return { number, sqYards, facing, roadFeet, sides, corner, parkSide, status, priceRupees };
}

/** The same with the price that it is to have; what was sold keeps its price. */
export function toToldPlot(row: PlotRow): ToldPlot {
  const plot = toListedPlot(row);
  return { ...plot, nextPriceRupees: plot.status === "sold" ? null : row.nextPriceRupees };
}
