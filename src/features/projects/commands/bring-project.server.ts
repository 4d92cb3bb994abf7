import { max } from "drizzle-orm";
import type { BroughtPlots } from "#features/projects/bring/project-file.ts";
import { storedFacts } from "#features/projects/model/stored-project.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import { announceProjectChange } from "#platform/db/catalogue-watch.server.ts";
import { plots, projects } from "#platform/db/schema.ts";
import type { PlotsContext } from "./write-plots.server.ts";

const SLUG = /^[a-z][a-z0-9-]{1,60}$/;

interface Bringing {
  /** Its name in the address of its page. */
  readonly slug: string;
  /** As `storedFacts` parses them. */
  readonly facts: unknown;
  /** Null where nobody said it; then it is that of the plan, if there is one. */
  readonly place?: LatLng | null;
  /** False for a draft, which the console alone shows. */
  readonly published?: boolean;
  /** Of a file in which nothing is wrong. */
  readonly brought: BroughtPlots;
}

export type Brought =
  | { readonly ok: true; readonly plots: number }
  | { readonly ok: false; readonly code: "bad-slug" | "bad-facts" | "slug-taken" };

/** Brings in a project by what its file says: all of it, or nothing. */
export async function bringProject(
  { db, clock }: PlotsContext,
  { slug, facts, place = null, published = true, brought }: Bringing,
): Promise<Brought> {
  const parsed = storedFacts.safeParse(facts);
  if (!SLUG.test(slug)) return { ok: false, code: "bad-slug" };
  if (!parsed.success) return { ok: false, code: "bad-facts" };
  const now = clock();
  const at = place ?? brought.plan?.place ?? null;
  return db.transaction(async (tx): Promise<Brought> => {
    const [last] = await tx.select({ position: max(projects.position) }).from(projects);
    const position = (last?.position ?? 1) + 1;
    const [made] = await tx
      .insert(projects)
      .values({
        ...{ slug, position, facts: parsed.data, plan: brought.plan, published, updatedAt: now },
        ...{ lat: at?.lat ?? null, lng: at?.lng ?? null },
      })
      .onConflictDoNothing()
      .returning({ slug: projects.slug });
    if (!made) return { ok: false, code: "slug-taken" };
    const rows = brought.plots.map((plot, i) => ({
      ...{ ...plot, project: slug, position: i + 1, changedAt: now },
    }));
    await tx.insert(plots).values(rows);
    await announceProjectChange(tx);
    return { ok: true, plots: rows.length };
  });
}
