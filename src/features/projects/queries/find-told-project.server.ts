import { eq } from "drizzle-orm";
import { storedFacts } from "#features/projects/model/stored-project.ts";
import type { ToldProject } from "#features/projects/model/told-project.ts";
import type { Db } from "#platform/db/database.ts";
import { projects } from "#platform/db/schema.ts";
import { findPlots, toToldPlot } from "./plot-store.server.ts";

/** What is told of a project as it is stored now; null where there is none of this address. */
export async function findToldProject(db: Db, slug: string): Promise<ToldProject | null> {
  const [row] = await db.select().from(projects).where(eq(projects.slug, slug));
  if (!row) return null;
  const { facts, published, plan, lat, lng } = row;
  const plots = await findPlots(db, slug);
  return {
    slug,
    facts: storedFacts.parse(facts),
    published,
    isDrawn: plan !== null,
    place: lat === null || lng === null ? null : { lat, lng },
    plots: plots.map(toToldPlot),
  };
}
