import { and, eq, notExists, sql } from "drizzle-orm";
import { FEATURED_SLUG } from "#features/projects/model/listed-project.ts";
import { announceProjectChange } from "#platform/db/catalogue-watch.server.ts";
import { plotChanges, projects } from "#platform/db/schema.ts";
import type { PlotsContext } from "./write-plots.server.ts";

export type PublishResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: "no-such-project" | "is-featured" };

/** Puts a project on the site, or takes it off; the featured one stays. */
export async function publishProject(
  { db, clock }: PlotsContext,
  slug: string,
  published: boolean,
): Promise<PublishResult> {
  if (slug === FEATURED_SLUG) return { ok: false, code: "is-featured" };
  return db.transaction(async (tx): Promise<PublishResult> => {
    const rows = await tx
      .update(projects)
      .set({ published, version: sql`${projects.version} + 1`, updatedAt: clock() })
      .where(eq(projects.slug, slug))
      .returning({ slug: projects.slug });
    if (rows.length === 0) return { ok: false, code: "no-such-project" };
    await announceProjectChange(tx);
    return { ok: true };
  });
}

export type RemoveResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: "no-such-project" | "in-use" };

/** Removes a draft to whose plots nothing was done yet: so a file that was brought in is taken back. */
export async function removeDraft({ db }: PlotsContext, slug: string): Promise<RemoveResult> {
  return db.transaction(async (tx): Promise<RemoveResult> => {
    const changes = tx
      .select({ id: plotChanges.id })
      .from(plotChanges)
      .where(eq(plotChanges.project, projects.slug));
    const rows = await tx
      .delete(projects)
      .where(and(eq(projects.slug, slug), eq(projects.published, false), notExists(changes)))
      .returning({ slug: projects.slug });
    if (rows.length > 0) {
      await announceProjectChange(tx);
      return { ok: true };
    }
    const known = await tx
      .select({ slug: projects.slug })
      .from(projects)
      .where(eq(projects.slug, slug));
    return { ok: false, code: known.length > 0 ? "in-use" : "no-such-project" };
  });
}
