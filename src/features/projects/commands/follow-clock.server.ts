import { and, asc, eq, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { MOST_AT_ONCE } from "#features/projects/model/plot-change.ts";
import type { PlotRow } from "#features/projects/queries/plot-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { plots } from "#platform/db/schema.ts";
import { type PlotsContext, recordPlots } from "./write-plots.server.ts";

/**
 * Lets plots whose hold has ended fall back, and has prices hold whose day has come; each once,
 * however many do this at the same time. Hands back how many plots it changed.
 */
export async function followPlotClock({ db, clock }: PlotsContext): Promise<number> {
  const now = clock();
  const freed = await changeDue(db, now, {
    what: "fell-back",
    which: and(eq(plots.status, "held"), lte(plots.heldUntil, now)),
    values: { status: "available", heldUntil: null, buyer: "", buyerContact: null },
  });
  const priced = await changeDue(db, now, {
    what: "price-due",
    // What was sold keeps the price that it was sold at, also where a sale of long ago left one to come.
    which: and(ne(plots.status, "sold"), lte(plots.nextPriceAt, now)),
    values: { priceRupees: plots.nextPriceRupees, nextPriceRupees: null, nextPriceAt: null },
  });
  return freed + priced;
}

interface ByClock {
  readonly what: "fell-back" | "price-due";
  readonly which: SQL | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

/** One transaction, which is begun only where something is due. */
async function changeDue(db: Db, now: Date, { what, which, values }: ByClock): Promise<number> {
  const [any] = await db.select({ number: plots.number }).from(plots).where(which).limit(1);
  if (!any) return 0;
  return db.transaction(async (tx) => {
    const before = await tx
      .select()
      .from(plots)
      .where(which)
      .orderBy(asc(plots.project), asc(plots.number))
      .limit(MOST_AT_ONCE)
      .for("update");
    if (before.length === 0) return 0;
    const after: PlotRow[] = [];
    for (const [project, rows] of Map.groupBy(before, (row) => row.project)) {
      const numbers = rows.map(({ number }) => number);
      const changed = await tx
        .update(plots)
        .set({ ...values, version: sql`${plots.version} + 1`, changedAt: now })
        .where(and(which, eq(plots.project, project), inArray(plots.number, numbers)))
        .returning();
      after.push(...changed);
    }
    await recordPlots(tx, { what, by: null, now, before, after });
    return before.length;
  });
}
