import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import type { EndingHold } from "#features/projects/model/plot-change.ts";
import type { Db } from "#platform/db/database.ts";
import { plots, projects } from "#platform/db/schema.ts";
import { toBuyer } from "./plot-store.server.ts";

const MOST_TOLD = 50;

/** Plots whose hold ends after `from` and not after `to`, the first to end first; 50 at most. */
export async function findEndingHolds(
  db: Db,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<EndingHold[]> {
  const ends = and(gt(plots.heldUntil, from), lte(plots.heldUntil, to));
  const rows = await db
    .select({ plot: plots, name: sql<string>`${projects.facts} ->> 'name'` })
    .from(plots)
    .innerJoin(projects, eq(projects.slug, plots.project))
    .where(and(ends, eq(plots.status, "held")))
    .orderBy(asc(plots.heldUntil), asc(plots.project), asc(plots.position))
    .limit(MOST_TOLD);
  return rows.map(({ plot, name }) => ({
    project: plot.project,
    projectName: name,
    number: plot.number,
    heldUntil: (plot.heldUntil ?? to).toISOString(),
    buyer: toBuyer(plot),
  }));
}
