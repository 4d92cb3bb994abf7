import { eq } from "drizzle-orm";
import type { Plan } from "site-model";
import { FEATURED_SLUG } from "#features/projects/model/listed-project.ts";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import type { StoredFacts } from "#features/projects/model/stored-project.ts";
import { loadPlan } from "#features/projects/queries/load-plan.server.ts";
import { plots, projects } from "#platform/db/schema.ts";
import { noteShown } from "./note-shown.server.ts";
import type { PlotsContext } from "./write-plots.server.ts";

/**
 * Brings in the featured project from its plan file where the database has none; from then on plots
 * are what the database says. Of several processes that start at once one does it. Throws when the
 * plan breaks a rule.
 */
export async function seedProject({ db, clock }: PlotsContext): Promise<void> {
  const known = await db
    .select({ slug: projects.slug })
    .from(projects)
    .where(eq(projects.slug, FEATURED_SLUG));
  if (known.length > 0) return;
  const plan = await loadPlan();
  const { name, isSample, registration } = projectFacts;
  const facts: StoredFacts = {
    name,
    isSample,
    town: "",
    description: "",
    registration: registration.kind === "registered" ? registration.number : null,
  };
  const updatedAt = clock();
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(projects)
      .values({ slug: FEATURED_SLUG, position: 1, facts, plan, updatedAt })
      .onConflictDoNothing()
      .returning({ slug: projects.slug });
    if (!made) return;
    await tx.insert(plots).values(plotsOf(plan, updatedAt));
    await noteShown(tx, { project: FEATURED_SLUG, isShown: true, now: updatedAt });
  });
}

function plotsOf({ plots: drawn }: Plan, changedAt: Date): (typeof plots.$inferInsert)[] {
  return drawn.map((plot, i) => ({
    project: FEATURED_SLUG,
    number: String(plot.number),
    position: i + 1,
    changedAt,
    sqYards: plot.sizeSqYd,
    facing: plot.facing,
    corner: plot.corner,
    parkSide: plot.parkSide,
    status: plot.status,
    priceRupees: plot.priceRupees,
  }));
}
