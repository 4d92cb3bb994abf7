import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import type { PlotChangeKind } from "#features/projects/model/plot-change.ts";
import { type PlotRow, toPlotState } from "#features/projects/queries/plot-store.server.ts";
import { announceProjectChange } from "#platform/db/catalogue-watch.server.ts";
import type { Db } from "#platform/db/database.ts";
import { plotChanges, projects } from "#platform/db/schema.ts";

export interface PlotsContext {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Who changes plots: the account, and its address at the time. */
export interface PlotEditor {
  readonly accountId: string;
  readonly email: string;
}

interface Writing {
  readonly what: PlotChangeKind;
  /** Null for the clock. */
  readonly by: PlotEditor | null;
  readonly now: Date;
  readonly before: readonly PlotRow[];
  /** The same plots as the statement left them. */
  readonly after: readonly PlotRow[];
}

/**
 * Writes down what was done to plots, raises their projects' versions and has every process told;
 * hands back the id of the change. Last in the transaction: projects are locked after their plots.
 */
export async function recordPlots(tx: Db, writing: Writing): Promise<string> {
  const { what, by, now, before, after } = writing;
  const changeId = randomUUID();
  const values = before.map((was) => {
    const { project, number } = was;
    const is = after.find((row) => row.project === project && row.number === number);
    if (!is) throw new Error(`Plot ${number} of ${project} was locked, and not written.`);
    return {
      id: randomUUID(),
      changeId,
      project,
      number,
      at: now,
      what,
      version: is.version,
      accountId: by?.accountId ?? null,
      actor: by?.email ?? null,
      before: toPlotState(was),
      after: toPlotState(is),
      buyerBefore: was.buyer,
      contactBefore: was.buyerContact,
      buyerAfter: is.buyer,
      contactAfter: is.buyerContact,
    };
  });
  await tx.insert(plotChanges).values(values);
  const slugs = [...new Set(before.map(({ project }) => project))];
  await tx
    .update(projects)
    .set({ version: sql`${projects.version} + 1`, updatedAt: now })
    .where(inArray(projects.slug, slugs));
  await announceProjectChange(tx);
  return changeId;
}
