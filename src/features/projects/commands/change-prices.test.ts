import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { findPlots } from "#features/projects/queries/plot-store.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { plotChanges, plots } from "#platform/db/schema.ts";
import { changePlots } from "./change-plots.server.ts";
import { changePrices } from "./change-prices.server.ts";
import { followPlotClock } from "./follow-clock.server.ts";
import { byAgent, makeTestPlots, TEST_PROJECT } from "./plots-testing.ts";
import { undoPlots } from "./undo-plots.server.ts";

const START = Date.parse("2026-11-24T04:30:00Z");

describeEachDatabase("a list of prices", (at) => {
  let now = START;
  const context = () => ({ db: at.database().db, clock: () => new Date(now) });
  const prices = async () =>
    (await findPlots(at.database().db, TEST_PROJECT)).map(({ priceRupees }) => priceRupees);
  const change = (
    from: Date | null,
    ...after: readonly [number: string, version: number, after: number][]
  ) =>
    changePrices(context(), {
      project: TEST_PROJECT,
      from,
      by: byAgent(),
      prices: after.map(([number, version, rupees]) => ({
        number,
        version,
        sqYards: 200,
        after: rupees,
      })),
    });
  beforeEach(async () => {
    now = START;
    await at.empty();
    await makeTestPlots(context(), 3);
  });

  test("gives each plot its own price at once, and one undo takes all back", async () => {
    const done = await change(null, ["1", 1, 4_100_000], ["3", 1, 99_000_000]);
    expect(done.ok).toBe(true);
    expect(await prices()).toEqual([4_100_000, 4_000_000, 99_000_000]);
    const changes = await at.database().db.select().from(plotChanges);
    expect(new Set(changes.map(({ changeId, what }) => `${changeId} ${what}`)).size).toBe(1);
    if (!done.ok) return;
    const undo = { project: TEST_PROJECT, change: done.change, by: byAgent() };
    expect((await undoPlots(context(), undo)).ok).toBe(true);
    expect(await prices()).toEqual([4_000_000, 4_000_000, 4_000_000]);
  });

  test("holds from its day on", async () => {
    await change(new Date(START + 3_600_000), ["2", 1, 4_500_000]);
    await followPlotClock(context());
    expect(await prices()).toEqual([4_000_000, 4_000_000, 4_000_000]);
    now = START + 3_600_000;
    await followPlotClock(context());
    expect(await prices()).toEqual([4_000_000, 4_500_000, 4_000_000]);
  });

  test("reckoned for a size that was corrected since is refused, though the plot's version stays", async () => {
    const { db } = at.database();
    await db.update(plots).set({ sqYards: 240 }).where(eq(plots.number, "1"));
    expect(await change(null, ["1", 1, 4_400_000], ["2", 1, 4_400_000])).toMatchObject({
      code: "changed-meanwhile",
      plots: [{ number: "1", version: 1 }],
    });
    expect(await prices()).toEqual([4_000_000, 4_000_000, 4_000_000]);
  });

  test("comes whole or not at all", async () => {
    expect(await change(null, ["1", 1, 5], ["2", 2, 5])).toMatchObject({
      code: "changed-meanwhile",
      plots: [{ number: "2", version: 1 }],
    });
    expect(await change(null, ["1", 1, 5], ["9", 1, 5])).toMatchObject({ code: "no-such-plot" });
    expect(await change(null, ["1", 1, 0])).toMatchObject({ code: "bad-price" });
    // For 200 sq yd: a nought too few, and one too many.
    for (const rupees of [50_000, 900_000_000])
      expect(await change(null, ["1", 1, rupees])).toMatchObject({ code: "unlikely-rate" });
    expect(await change(new Date(START), ["1", 1, 5])).toMatchObject({ code: "bad-price" });
    const sold = { what: "sell", buyer: null } as const;
    const seen = [{ number: "3", version: 1 }];
    await changePlots(context(), { project: TEST_PROJECT, seen, by: byAgent(), wanted: sold });
    expect(await change(null, ["1", 1, 5], ["3", 2, 5])).toMatchObject({ code: "not-possible" });
    expect(await prices()).toEqual([4_000_000, 4_000_000, 4_000_000]);
  });
});
