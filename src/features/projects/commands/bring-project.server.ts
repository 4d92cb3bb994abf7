import { max } from "drizzle-orm";
import { BrokenFileError, readSheet } from "#features/listings/index.server.ts";
import { checkPlots } from "#features/projects/import/check-plots.ts";
import type { PlotProblem } from "#features/projects/import/plot-columns.ts";
import { storedFacts } from "#features/projects/model/stored-project.ts";
import { announceProjectChange } from "#platform/db/catalogue-watch.server.ts";
import { plots, projects } from "#platform/db/schema.ts";
import type { PlotsContext } from "./write-plots.server.ts";

const SLUG = /^[a-z][a-z0-9-]{1,60}$/;

interface Bringing {
  /** Its name in the address of its page. */
  readonly slug: string;
  /** As `storedFacts` parses them. */
  readonly facts: unknown;
  /** Path of a CSV or XLSX file of its plots. */
  readonly file: string;
}

export type Brought =
  | { readonly ok: true; readonly plots: number }
  | { readonly ok: false; readonly code: "bad-plots"; readonly problems: readonly PlotProblem[] }
  | { readonly ok: false; readonly code: "bad-slug" | "bad-facts" | "slug-taken" | "unreadable" };

/** Brings in a project by a table of its plots alone: all of it, or nothing where a row is wrong. */
export async function bringProject(
  { db, clock }: PlotsContext,
  { slug, facts, file }: Bringing,
): Promise<Brought> {
  const parsed = storedFacts.safeParse(facts);
  if (!SLUG.test(slug)) return { ok: false, code: "bad-slug" };
  if (!parsed.success) return { ok: false, code: "bad-facts" };
  const rows = await readAll(file);
  if (!rows) return { ok: false, code: "unreadable" };
  const { plots: read, problems } = checkPlots(rows);
  if (problems.length > 0) return { ok: false, code: "bad-plots", problems };
  const now = clock();
  return db.transaction(async (tx): Promise<Brought> => {
    const [last] = await tx.select({ position: max(projects.position) }).from(projects);
    const position = (last?.position ?? 1) + 1;
    const [made] = await tx
      .insert(projects)
      .values({ slug, position, facts: parsed.data, updatedAt: now })
      .onConflictDoNothing()
      .returning({ slug: projects.slug });
    if (!made) return { ok: false, code: "slug-taken" };
    await tx
      .insert(plots)
      .values(read.map((plot, i) => ({ ...plot, project: slug, position: i + 1, changedAt: now })));
    await announceProjectChange(tx);
    return { ok: true, plots: read.length };
  });
}

async function readAll(file: string) {
  const rows: { row: number; cells: readonly string[] }[] = [];
  try {
    for await (const some of readSheet(file)) rows.push(...some);
    return rows;
  } catch (error) {
    if (error instanceof BrokenFileError) return null;
    throw error;
  }
}
