import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { findPlotHistory } from "#features/projects/queries/find-plot-history.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { plotChanges, plots } from "#platform/db/schema.ts";
import { changePlots } from "./change-plots.server.ts";
import { byAgent, holdFor, makeTestPlots, TEST_PROJECT } from "./plots-testing.ts";
import { undoPlots } from "./undo-plots.server.ts";

const NOW = new Date("2026-11-24T04:30:00Z");

describeEachDatabase("a plot's state that an older version stored", (at) => {
  const context = () => ({ db: at.database().db, clock: () => NOW });
  beforeEach(async () => {
    await at.empty();
    await makeTestPlots(context(), 1);
  });

  /** A hold of the one plot, remembered in another shape; hands back its id. */
  async function holdRememberedAs(before: Record<string, unknown>): Promise<string> {
    const seen = [{ number: "1", version: 1 }];
    const act = { project: TEST_PROJECT, seen, by: byAgent(), wanted: holdFor(NOW) };
    const held = await changePlots(context(), act);
    if (!held.ok) throw new Error(held.code);
    await context().db.update(plotChanges).set({ before });
    return held.change;
  }

  const undo = (change: string) =>
    undoPlots(context(), { project: TEST_PROJECT, change, by: byAgent() });
  const historyOf = () =>
    findPlotHistory(context().db, { slug: TEST_PROJECT, number: null, older: null });

  test("has nothing in what was added since, and can be put back", async () => {
    const change = await holdRememberedAs({ status: "available", priceRupees: 3_900_000 });
    const state = { heldUntil: null, nextPriceRupees: null, nextPriceAt: null };
    const [entry] = (await historyOf()).history;
    expect(entry?.plots[0]?.before).toEqual({
      status: "available",
      priceRupees: 3_900_000,
      ...state,
    });
    expect(await undo(change)).toMatchObject({ ok: true, plots: [{ priceRupees: 3_900_000 }] });
    const rows = context().db.select().from(plots);
    expect(await rows).toMatchObject([{ status: "available", ...state }]);
  });

  test("is not put back, and named, where nobody can say what it means", async () => {
    const change = await holdRememberedAs({ status: "mortgaged" });
    await expect(undo(change)).rejects.toThrow('"status"');
    await expect(historyOf()).rejects.toThrow('"status"');
    await context()
      .db.update(plotChanges)
      .set({ before: sql`${plotChanges.after} || '{"heldUntil": "soon"}'` })
      .where(eq(plotChanges.changeId, change));
    await expect(undo(change)).rejects.toThrow('"heldUntil"');
    expect(await context().db.select().from(plots)).toMatchObject([{ status: "held", version: 2 }]);
  });
});
