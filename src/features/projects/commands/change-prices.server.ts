import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { ACTS, MOST_AT_ONCE, MOST_RUPEES } from "#features/projects/model/plot-change.ts";
import type { PriceChange } from "#features/projects/model/price-list.ts";
import { isLikelyPrice } from "#features/projects/model/price-list.ts";
import { holdPlots, toPlotNow } from "#features/projects/queries/plot-store.server.ts";
import { plots } from "#platform/db/schema.ts";
import type { PlotsResult } from "./change-plots.server.ts";
import { type PlotEditor, type PlotsContext, recordPlots } from "./write-plots.server.ts";

/** New prices of a project's plots, as one act. */
export interface PricesChange {
  readonly project: string;
  /** Each with the version and size that were compared, and the price in rupees. */
  readonly prices: readonly Omit<PriceChange, "before">[];
  /** From then on; null: at once. */
  readonly from: Date | null;
  readonly by: PlotEditor;
}

/** Gives each plot its own price, all of them or none; one undo takes all back. */
export async function changePrices(
  { db, clock }: PlotsContext,
  { project, prices, from, by }: PricesChange,
): Promise<PlotsResult> {
  const now = clock();
  const byNumber = new Map(prices.map((price) => [price.number, price]));
  const arePrices = prices.every(
    ({ after }) => Number.isInteger(after) && after > 0 && after <= MOST_RUPEES,
  );
  if (!arePrices || (from !== null && from <= now)) return { ok: false, code: "bad-price" };
  if (byNumber.size !== prices.length || prices.length === 0 || prices.length > MOST_AT_ONCE)
    return { ok: false, code: "no-such-plot" };
  const numbers = [...byNumber.keys()];
  return db.transaction(async (tx): Promise<PlotsResult> => {
    const before = await holdPlots(tx, project, numbers);
    if (before.length !== byNumber.size) return { ok: false, code: "no-such-plot" };
    const changed = before.filter(({ number, version, sqYards }) => {
      const seen = byNumber.get(number);
      return version !== seen?.version || sqYards !== seen.sqYards;
    });
    if (changed.length > 0)
      return { ok: false, code: "changed-meanwhile", plots: changed.map(toPlotNow) };
    const impossible = before.filter(
      ({ status }) => !ACTS.price.from.some((one) => one === status),
    );
    if (impossible.length > 0)
      return { ok: false, code: "not-possible", plots: impossible.map(toPlotNow) };
    const areLikely = before.every(({ number, sqYards }) =>
      isLikelyPrice(byNumber.get(number)?.after ?? 0, sqYards),
    );
    if (!areLikely) return { ok: false, code: "unlikely-rate" };
    const sum = casesOf(prices);
    const after = await tx
      .update(plots)
      .set({
        ...(from === null
          ? { priceRupees: sum, nextPriceRupees: null, nextPriceAt: null }
          : { nextPriceRupees: sum, nextPriceAt: from }),
        version: sql`${plots.version} + 1`,
        changedAt: now,
      })
      .where(and(eq(plots.project, project), inArray(plots.number, numbers)))
      .returning();
    const id = await recordPlots(tx, { what: "priced", by, now, before, after });
    return { ok: true, change: id, plots: after.map(toPlotNow) };
  });
}

/** The price of each plot by its number, in one statement. */
function casesOf(prices: PricesChange["prices"]): SQL {
  const each = prices.map(
    ({ number, after }) => sql`when ${plots.number} = ${number} then ${after}::bigint`,
  );
  return sql`case ${sql.join(each, sql` `)} end`;
}
