import { isDeepStrictEqual } from "node:util";
import { and, eq, max } from "drizzle-orm";
import type { BroughtPlots } from "#features/projects/bring/project-file.ts";
import { storedFacts } from "#features/projects/model/stored-project.ts";
import { findPlots, toListedPlot } from "#features/projects/queries/plot-store.server.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import { announceProjectChange } from "#platform/db/catalogue-watch.server.ts";
import type { Db } from "#platform/db/database.ts";
import { leads, plots, projects } from "#platform/db/schema.ts";
import { noteShown } from "./note-shown.server.ts";
import type { PlotsContext } from "./write-plots.server.ts";

const SLUG = /^[a-z][a-z0-9-]{1,60}$/;

/** A project that is brought in. */
export interface Bringing {
  /** Its name in the address of its page. */
  readonly slug: string;
  /** As `storedFacts` parses them. */
  readonly facts: unknown;
  /** Null where nobody said it; then it is that of the plan, if there is one. */
  readonly place?: LatLng | null;
  /** False for a draft, which the console alone shows. */
  readonly published?: boolean;
  /** Of a file in which nothing is wrong. */
  readonly brought: Omit<BroughtPlots, "fields">;
}

export type Brought =
  | {
      readonly ok: true;
      readonly plots: number;
      /** False of a draft that is there already, just as it was brought. */
      readonly isNew: boolean;
    }
  /** `slug-used`: requests still name a project that was removed by it, and would be of this one. */
  | {
      readonly ok: false;
      readonly code: "bad-slug" | "bad-facts" | "slug-taken" | "slug-used";
    };

/**
 * Brings in a project by what its file says: all of it, or nothing. A draft that comes again, because the
 * answer was lost, and that still looks as it was brought is brought once.
 */
export async function bringProject(
  { db, clock }: PlotsContext,
  { slug, facts, place = null, published = true, brought }: Bringing,
): Promise<Brought> {
  const parsed = storedFacts.safeParse(facts);
  if (!SLUG.test(slug)) return { ok: false, code: "bad-slug" };
  if (!parsed.success) return { ok: false, code: "bad-facts" };
  const now = clock();
  const at = place ?? brought.plan?.place ?? null;
  const told = {
    slug,
    facts: parsed.data,
    plan: brought.plan,
    lat: at?.lat ?? null,
    lng: at?.lng ?? null,
  };
  return db.transaction(async (tx): Promise<Brought> => {
    if (await isUsedUp(tx, slug)) return { ok: false, code: "slug-used" };
    const [last] = await tx.select({ position: max(projects.position) }).from(projects);
    const position = (last?.position ?? 1) + 1;
    const [made] = await tx
      .insert(projects)
      .values({ ...told, position, published, updatedAt: now })
      .onConflictDoNothing()
      .returning({ slug: projects.slug });
    if (!made && !published && (await isDraftOf(tx, told, brought)))
      return { ok: true, plots: brought.plots.length, isNew: false };
    if (!made) return { ok: false, code: "slug-taken" };
    const rows = brought.plots.map((plot, i) => ({
      ...plot,
      project: slug,
      position: i + 1,
      changedAt: now,
    }));
    await tx.insert(plots).values(rows);
    await noteShown(tx, { project: slug, isShown: published, now });
    await announceProjectChange(tx);
    return { ok: true, plots: rows.length, isNew: true };
  });
}

/** True for the address of a project that is no more, which requests of buyers still name. */
async function isUsedUp(tx: Db, slug: string): Promise<boolean> {
  const [there] = await tx
    .select({ slug: projects.slug })
    .from(projects)
    .where(eq(projects.slug, slug));
  if (there) return false;
  const [named] = await tx
    .select({ reference: leads.reference })
    .from(leads)
    .where(eq(leads.projectSlug, slug))
    .limit(1);
  return named !== undefined;
}

type Told = Pick<typeof projects.$inferInsert, "slug" | "facts" | "plan" | "lat" | "lng">;

/** True where the project of this address is a draft that looks as if it was brought by the same. */
async function isDraftOf(tx: Db, told: Told, brought: Bringing["brought"]): Promise<boolean> {
  const isUntouched = and(eq(projects.published, false), eq(projects.version, 1));
  const [draft] = await tx
    .select({
      slug: projects.slug,
      facts: projects.facts,
      plan: projects.plan,
      lat: projects.lat,
      lng: projects.lng,
    })
    .from(projects)
    .where(and(eq(projects.slug, told.slug), isUntouched));
  const rows = await findPlots(tx, told.slug);
  return isDeepStrictEqual(
    toStored({ ...draft, plots: rows.map(toListedPlot) }),
    toStored({ ...told, plots: brought.plots }),
  );
}

/** As the database gives back what was written. */
function toStored(told: object): unknown {
  return JSON.parse(JSON.stringify(told));
}
