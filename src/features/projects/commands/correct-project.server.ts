import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, max, sql } from "drizzle-orm";
import type { BroughtPlots } from "#features/projects/bring/project-file.ts";
import { FEATURED_SLUG, type ListedPlot } from "#features/projects/model/listed-project.ts";
import { correctionOf, type PlotCorrection } from "#features/projects/model/plot-correction.ts";
import { storedFacts } from "#features/projects/model/stored-project.ts";
import type { ToldFacts } from "#features/projects/model/told-project.ts";
import { holdProject, toToldPlot } from "#features/projects/queries/plot-store.server.ts";
import { announceProjectChange } from "#platform/db/catalogue-watch.server.ts";
import type { Db } from "#platform/db/database.ts";
import { plotChanges, plots, projects } from "#platform/db/schema.ts";
import type { PlotsContext } from "./write-plots.server.ts";

/** Another name, place, registration or text for a project. */
export interface FactsCorrection {
  readonly slug: string;
  /** What the agent saw, as `ToldFacts`. */
  readonly seen: unknown;
  readonly wanted: ToldFacts;
}

export type FactsResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: "no-such-project" | "is-featured" | "changed-meanwhile" };

/**
 * Changes what is told of a project beside its plots, as long as it is told as the agent saw it. Where a
 * plan says where it lies, its place stays that of the plan. What is told of the featured project comes
 * with the site.
 */
export async function correctFacts(
  { db, clock }: PlotsContext,
  { slug, seen, wanted }: FactsCorrection,
): Promise<FactsResult> {
  if (slug === FEATURED_SLUG) return { ok: false, code: "is-featured" };
  return db.transaction(async (tx): Promise<FactsResult> => {
    const [row] = await tx.select().from(projects).where(eq(projects.slug, slug)).for("update");
    if (!row) return { ok: false, code: "no-such-project" };
    const { lat, lng } = row;
    const place = lat === null || lng === null ? null : { lat, lng };
    const now: ToldFacts = { facts: storedFacts.parse(row.facts), place };
    if (!isDeepStrictEqual(now, seen)) return { ok: false, code: "changed-meanwhile" };
    const at = row.plan === null ? wanted.place : place;
    await tx
      .update(projects)
      .set({
        facts: storedFacts.parse(wanted.facts),
        lat: at?.lat ?? null,
        lng: at?.lng ?? null,
        version: sql`${projects.version} + 1`,
        updatedAt: clock(),
      })
      .where(eq(projects.slug, slug));
    await announceProjectChange(tx);
    return { ok: true };
  });
}

export type PlotsCorrected =
  | { readonly ok: true; readonly plots: number }
  | {
      readonly ok: false;
      readonly code: "no-such-project" | "is-featured" | "wants-drawing" | "changed-meanwhile";
    }
  /** The file lacks plots that somebody has, or a square yard of some would cost what none does. */
  | {
      readonly ok: false;
      readonly code: "plots-taken" | "unlikely-rate";
      readonly numbers: readonly string[];
    };

/** The plots of a project as a file has them. */
export interface PlotsCorrection {
  readonly slug: string;
  readonly brought: BroughtPlots;
  /** Numbers of the plots that the agent was shown to go: others are refused. */
  readonly gone: readonly string[];
}

/**
 * Brings the plots of a project into line with its file: all of it, or nothing. What agents say of a
 * plot (status, price, buyer) stays, and so does its history.
 */
export async function correctPlots(
  { db, clock }: PlotsContext,
  { slug, brought, gone }: PlotsCorrection,
): Promise<PlotsCorrected> {
  if (slug === FEATURED_SLUG) return { ok: false, code: "is-featured" };
  const now = clock();
  return db.transaction(async (tx): Promise<PlotsCorrected> => {
    const held = await holdProject(tx, slug);
    if (!held) return { ok: false, code: "no-such-project" };
    if (held.project.plan !== null && brought.plan === null)
      return { ok: false, code: "wants-drawing" };
    const correction = correctionOf(held.plots.map(toToldPlot), brought);
    const { taken, unlikely } = correction;
    if (taken.length > 0) return { ok: false, code: "plots-taken", numbers: taken };
    if (unlikely.length > 0) return { ok: false, code: "unlikely-rate", numbers: unlikely };
    if (!isDeepStrictEqual(correction.gone.toSorted(), gone.toSorted()))
      return { ok: false, code: "changed-meanwhile" };
    await writeCorrection(tx, { slug, correction, now });
    const { plan } = brought;
    const place = plan && { plan, lat: plan.place.lat, lng: plan.place.lng };
    await tx
      .update(projects)
      .set({ ...place, version: sql`${projects.version} + 1`, updatedAt: now })
      .where(eq(projects.slug, slug));
    await announceProjectChange(tx);
    return { ok: true, plots: correction.plots.length };
  });
}

interface Writing {
  readonly slug: string;
  readonly correction: PlotCorrection;
  readonly now: Date;
}

async function writeCorrection(tx: Db, { slug, correction, now }: Writing): Promise<void> {
  const { plots: all, added, changed, gone } = correction;
  const own = (numbers: readonly string[]) =>
    and(eq(plots.project, slug), inArray(plots.number, [...numbers]));
  if (gone.length > 0) await tx.delete(plots).where(own(gone));
  const left = await findLeftVersions(tx, slug, added);
  const rows = all.map((plot, i) => ({
    ...plot,
    project: slug,
    position: i + 1,
    changedAt: now,
    // A number that comes back must not look as a change of long ago left it.
    version: 1 + (left.get(plot.number) ?? 0),
  }));
  await tx
    .insert(plots)
    .values(rows)
    .onConflictDoUpdate({
      target: [plots.project, plots.number],
      set: {
        position: sql`excluded.position`,
        sqYards: sql`excluded.sq_yards`,
        sides: sql`excluded.sides`,
        facing: sql`excluded.facing`,
        roadFeet: sql`excluded.road_feet`,
        corner: sql`excluded.corner`,
        parkSide: sql`excluded.park_side`,
      },
    });
  const numbers = changed.map(({ after }) => after.number);
  if (numbers.length > 0) await tx.update(plots).set({ changedAt: now }).where(own(numbers));
}

/** The last version that the history knows of plots with these numbers. */
async function findLeftVersions(tx: Db, slug: string, added: readonly ListedPlot[]) {
  if (added.length === 0) return new Map<string, number>();
  const numbers = added.map(({ number }) => number);
  const rows = await tx
    .select({ number: plotChanges.number, version: max(plotChanges.version) })
    .from(plotChanges)
    .where(and(eq(plotChanges.project, slug), inArray(plotChanges.number, numbers)))
    .groupBy(plotChanges.number);
  return new Map(rows.map(({ number, version }) => [number, version ?? 0]));
}
