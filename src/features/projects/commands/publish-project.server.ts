import { eq, sql } from "drizzle-orm";
import { FEATURED_SLUG } from "#features/projects/model/listed-project.ts";
import { holdProject } from "#features/projects/queries/plot-store.server.ts";
import { announceProjectChange } from "#platform/db/catalogue-watch.server.ts";
import { projects } from "#platform/db/schema.ts";
import { noteShown } from "./note-shown.server.ts";
import type { PlotsContext } from "./write-plots.server.ts";

export type PublishResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: "no-such-project" };

/** Puts a project on the site, or takes it off. */
export async function publishProject(
  { db, clock }: PlotsContext,
  slug: string,
  published: boolean,
): Promise<PublishResult> {
  const now = clock();
  return db.transaction(async (tx): Promise<PublishResult> => {
    const rows = await tx
      .update(projects)
      .set({ published, version: sql`${projects.version} + 1`, updatedAt: now })
      .where(eq(projects.slug, slug))
      .returning({ slug: projects.slug });
    if (rows.length === 0) return { ok: false, code: "no-such-project" };
    await noteShown(tx, { project: slug, isShown: published, now });
    await announceProjectChange(tx);
    return { ok: true };
  });
}

export type RemoveResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: "no-such-project" | "is-featured" | "in-use" };

/**
 * Removes a project that is not on the site, with its plots and what was done to them, as long as nobody
 * has one of these. The featured one comes with the site, and can only be taken off it.
 */
export async function removeProject({ db }: PlotsContext, slug: string): Promise<RemoveResult> {
  if (slug === FEATURED_SLUG) return { ok: false, code: "is-featured" };
  return db.transaction(async (tx): Promise<RemoveResult> => {
    const held = await holdProject(tx, slug);
    if (!held) return { ok: false, code: "no-such-project" };
    if (held.project.published || held.plots.some(({ status }) => status !== "available"))
      return { ok: false, code: "in-use" };
    await tx.delete(projects).where(eq(projects.slug, slug));
    await announceProjectChange(tx);
    return { ok: true };
  });
}
