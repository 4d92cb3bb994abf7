import { and, asc, eq, sql } from "drizzle-orm";
import { getPlotState } from "#features/projects/model/stored-plot.ts";
import {
  holdPlots,
  type PlotRow,
  toPlotNow,
} from "#features/projects/queries/plot-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { plotChanges, plots } from "#platform/db/schema.ts";
import type { PlotsResult } from "./change-plots.server.ts";
import { type PlotEditor, type PlotsContext, recordPlots } from "./write-plots.server.ts";

export type UndoResult = PlotsResult | { readonly ok: false; readonly code: "no-such-change" };

interface Undo {
  readonly project: string;
  /** Id of the change that is taken back. */
  readonly change: string;
  readonly by: PlotEditor;
}

type Change = typeof plotChanges.$inferSelect;

/**
 * Puts the plots of a change back to what they were before it, as a change of its own: only while
 * each is as that change left it. What the clock did is not taken back.
 */
export async function undoPlots(
  { db, clock }: PlotsContext,
  { project, change, by }: Undo,
): Promise<UndoResult> {
  const now = clock();
  return db.transaction(async (tx): Promise<UndoResult> => {
    const rows = await tx
      .select()
      .from(plotChanges)
      .where(and(eq(plotChanges.changeId, change), eq(plotChanges.project, project)))
      .orderBy(asc(plotChanges.number));
    if (rows.length === 0 || rows.some(({ actor }) => actor === null))
      return { ok: false, code: "no-such-change" };
    const numbers = rows.map(({ number }) => number);
    const before = await holdPlots(tx, project, numbers);
    const left = new Map(rows.map(({ number, version }) => [number, version]));
    const changed = before.filter((row) => row.version !== left.get(row.number));
    // A plot that a correction of the project took out comes back by none of its changes.
    if (changed.length > 0 || before.length < rows.length)
      return { ok: false, code: "changed-meanwhile", plots: changed.map(toPlotNow) };
    const after: PlotRow[] = [];
    for (const row of rows) after.push(...(await putBack(tx, row, now)));
    const id = await recordPlots(tx, { what: "undone", by, now, before, after });
    return { ok: true, change: id, plots: after.map(toPlotNow) };
  });
}

/** A hold that would have ended meanwhile does not come back. */
function putBack(tx: Db, row: Change, now: Date): Promise<PlotRow[]> {
  const { project, number, version } = row;
  const was = getPlotState(row.before);
  const heldUntil = was.heldUntil === null ? null : new Date(was.heldUntil);
  const isOver = was.status === "held" && (heldUntil === null || heldUntil <= now);
  const state = isOver
    ? { status: "available", heldUntil: null, buyer: "", buyerContact: null }
    : { status: was.status, heldUntil, buyer: row.buyerBefore, buyerContact: row.contactBefore };
  return tx
    .update(plots)
    .set({
      ...state,
      priceRupees: was.priceRupees,
      nextPriceRupees: was.nextPriceRupees,
      nextPriceAt: was.nextPriceAt === null ? null : new Date(was.nextPriceAt),
      version: sql`${plots.version} + 1`,
      changedAt: now,
    })
    .where(and(eq(plots.project, project), eq(plots.number, number), eq(plots.version, version)))
    .returning();
}
