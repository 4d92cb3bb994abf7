import { asc, eq, inArray, sql } from "drizzle-orm";
import type { PlotOfBuyer } from "#features/projects/model/plot-change.ts";
import { toProjectName } from "#lib/text/project-name.ts";
import type { Db } from "#platform/db/database.ts";
import { plotChanges, plots, projects } from "#platform/db/schema.ts";
import { toPlotState } from "./plot-store.server.ts";

/** Plots that are held or booked for whoever is reached by one of these (E.164, or an address), or were sold to them. */
export async function findPlotsOf(db: Db, contacts: readonly string[]): Promise<PlotOfBuyer[]> {
  const rows = await db
    .select({ plot: plots, name: sql<string>`${projects.facts} ->> 'name'` })
    .from(plots)
    .innerJoin(projects, eq(projects.slug, plots.project))
    .where(inArray(plots.buyerContact, [...contacts]))
    .orderBy(asc(plots.project), asc(plots.position));
  return rows.map(({ plot, name }) => {
    const { status, heldUntil, priceRupees } = toPlotState(plot);
    return {
      project: plot.project,
      projectName: name,
      number: plot.number,
      sqYards: plot.sqYards,
      status,
      heldUntil,
      priceRupees: status === "sold" ? null : priceRupees,
    };
  });
}

/** What was done to plots in the name of whoever is reached by these (E.164, or an address), as its owner gets it; times are ISO 8601. */
export async function findOwnPlots(db: Db, contacts: readonly string[]) {
  const rows = await db
    .select({
      change: plotChanges,
      facts: sql<Parameters<typeof toProjectName>[0] | null>`${projects.facts}`,
    })
    .from(plotChanges)
    .leftJoin(projects, eq(projects.slug, plotChanges.project))
    .where(inArray(plotChanges.contactAfter, [...contacts]))
    .orderBy(asc(plotChanges.at));
  return rows.map(({ change: { project, number, at, what, buyerAfter }, facts }) => ({
    project: facts === null ? project : toProjectName(facts),
    number,
    at: at.toISOString(),
    what,
    name: buyerAfter,
  }));
}
