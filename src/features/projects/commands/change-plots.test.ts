import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { ACTS, PLOT_ACTS, type PlotAct } from "#features/projects/model/plot-change.ts";
import { findPlots } from "#features/projects/queries/plot-store.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { plotChanges, plots, projects } from "#platform/db/schema.ts";
import { changePlots, type PlotsResult, type Wanted } from "./change-plots.server.ts";
import { followPlotClock } from "./follow-clock.server.ts";
import { BUYER, byAgent, holdFor, makeTestPlots, TEST_PROJECT } from "./plots-testing.ts";
import { undoPlots } from "./undo-plots.server.ts";
import type { PlotsContext } from "./write-plots.server.ts";

const START = Date.parse("2026-11-24T04:30:00Z");
const PRICE: Wanted = { what: "price", price: { per: "sq-yard", rupees: 26_000 }, from: null };

let extensions = 0;
/** Each later than the one before it, so that a hold may be extended again at once. */
const extendFrom = (now: Date): Wanted => {
  extensions += 1;
  return { what: "extend", until: new Date(now.getTime() + (7200 + extensions) * 1000) };
};

/** What an agent wants, as each may be asked for. */
const WANTED: Readonly<Record<PlotAct, (now: Date) => Wanted>> = {
  hold: (now) => holdFor(now),
  extend: extendFrom,
  "let-go": () => ({ what: "let-go" }),
  book: () => ({ what: "book", buyer: BUYER }),
  sell: () => ({ what: "sell", buyer: null }),
  free: () => ({ what: "free" }),
  price: () => PRICE,
};

describeEachDatabase("plots", (at) => {
  let now = START;
  const clock = () => new Date(now);
  const context = (): PlotsContext => ({ db: at.database().db, clock });
  beforeEach(async () => {
    now = START;
    await at.empty();
  });

  const rows = () => findPlots(at.database().db, TEST_PROJECT);
  const history = () => at.database().db.select().from(plotChanges).orderBy(plotChanges.version);
  const change = (number: string, version: number, wanted: Wanted): Promise<PlotsResult> =>
    changePlots(context(), {
      project: TEST_PROJECT,
      seen: [{ number, version }],
      by: byAgent(),
      wanted,
    });
  const done = async (number: string, version: number, wanted: Wanted): Promise<string> => {
    const result = await change(number, version, wanted);
    if (!result.ok) throw new Error(result.code);
    return result.change;
  };

  test("a hold is extended once by each who sees it, never shortened, and taken back", async () => {
    await makeTestPlots(context(), 1);
    const hours = (count: number) => new Date(START + count * 3_600_000);
    await done("1", 1, { what: "hold", until: hours(1), buyer: BUYER });
    for (const until of [hours(0), hours(1), hours(31 * 24)])
      expect(await change("1", 2, { what: "extend", until })).toMatchObject({ code: "bad-until" });
    const extended = await done("1", 2, { what: "extend", until: hours(48) });
    expect(await change("1", 2, { what: "extend", until: hours(49) })).toMatchObject({
      ok: false,
      code: "changed-meanwhile",
      plots: [{ number: "1", version: 3, heldUntil: hours(48).toISOString() }],
    });
    now = hours(2).getTime();
    await followPlotClock(context());
    expect(await rows()).toMatchObject([
      { status: "held", heldUntil: hours(48), buyer: BUYER.name, buyerContact: BUYER.contact },
    ]);
    expect((await history()).map(({ what, actor }) => [what, actor])).toEqual([
      ["held", "agent@plots.example"],
      ["extended", "agent@plots.example"],
    ]);
    // Taken back after the time that it had before, it is nobody's.
    const undone = { project: TEST_PROJECT, change: extended, by: byAgent() };
    expect((await undoPlots(context(), undone)).ok).toBe(true);
    expect(await rows()).toMatchObject([{ status: "available", heldUntil: null, buyer: "" }]);
    expect(await change("1", 4, { what: "extend", until: hours(50) })).toMatchObject({
      code: "not-possible",
    });
  });

  test("of 200 who try to get one plot at once on two connections' pools one gets it", async () => {
    await makeTestPlots(context(), 1);
    const isServer = at.kind === "postgresql";
    const second = isServer ? await openDatabase(at.options()) : at.database();
    const tries = Array.from({ length: 200 }, (_, i) => {
      const wanted: Wanted = i % 2 === 0 ? holdFor(clock()) : { what: "book", buyer: BUYER };
      const { db } = i % 4 < 2 ? at.database() : second;
      const seen = [{ number: "1", version: 1 }];
      const by = byAgent(`agent${i}@plots.example`);
      return changePlots({ db, clock }, { project: TEST_PROJECT, seen, by, wanted });
    });
    const results = await Promise.all(tries);
    if (isServer) await second.close();
    const losers = results.filter((result) => !result.ok);
    expect(losers).toHaveLength(199);
    const [row] = await rows();
    for (const loser of losers)
      expect(loser).toMatchObject({
        code: "changed-meanwhile",
        plots: [{ number: "1", version: 2, status: row?.status }],
      });
    expect(JSON.stringify(losers)).not.toMatch(/Ravi|98765|agent\d/);
    expect(await history()).toMatchObject([{ number: "1", version: 2 }]);
  });

  test("1,000 random sequences leave what a model says", async () => {
    const STEPS = 5;
    await makeTestPlots(context(), 25);
    const step = fc.record({
      act: fc.constantFrom(...PLOT_ACTS, "wait" as const),
      stale: fc.boolean(),
    });
    const sequence = fc.array(step, { minLength: STEPS, maxLength: STEPS });
    // Plots are apart from each other: 25 sequences at a time.
    for (let round = 0; round < 40; round++) {
      now = START + round * 86_400_000;
      const { db } = at.database();
      const fresh = { status: "available", version: 1, heldUntil: null, buyer: "" };
      await db.update(plots).set({ ...fresh, buyerContact: null });
      const model = Array.from({ length: 25 }, () => ({
        ...fresh,
        heldUntil: null as null | number,
      }));
      const sequences = fc.sample(sequence, { numRuns: 25, seed: 7000 + round });
      for (let i = 0; i < STEPS; i++) {
        // Some wait past their hold: the clock is everybody's.
        if (i === 2) now += 3_700_000;
        await followPlotClock(context());
        for (const plot of model)
          if (plot.status === "held" && (plot.heldUntil ?? 0) <= now)
            Object.assign(plot, { ...fresh, version: plot.version + 1 });
        await Promise.all(
          model.map(async (plot, p) => {
            const { act, stale } = sequences[p]?.[i] ?? { act: "wait", stale: false };
            if (act === "wait") return;
            const version = stale ? plot.version - 1 : plot.version;
            const wanted = WANTED[act](clock());
            const result = await change(String(p + 1), version, wanted);
            const { from, to } = ACTS[act];
            const isPossible = from.some((status) => status === plot.status);
            expect(result.ok).toBe(!stale && isPossible);
            if (!result.ok) {
              expect(result.code).toBe(stale ? "changed-meanwhile" : "not-possible");
              return;
            }
            plot.version += 1;
            plot.status = to ?? plot.status;
            if (act === "hold" || act === "book") plot.buyer = BUYER.name;
            if (plot.status === "available") plot.buyer = "";
            if (act !== "price") plot.heldUntil = "until" in wanted ? wanted.until.getTime() : null;
          }),
        );
      }
      const stored = await rows();
      expect(
        stored.map(({ status, version, heldUntil, buyer }) => ({
          status,
          version,
          heldUntil: heldUntil?.getTime() ?? null,
          buyer,
        })),
      ).toEqual(model);
    }
  }, 120_000);

  test("several are changed together or not at all, and told with those that differ", async () => {
    await makeTestPlots(context(), 3);
    await done("2", 1, { what: "sell", buyer: BUYER });
    const all = (version: number) =>
      changePlots(context(), {
        project: TEST_PROJECT,
        seen: ["1", "2", "3"].map((number) => ({ number, version: number === "2" ? version : 1 })),
        by: byAgent(),
        wanted: { what: "book", buyer: null },
      });
    expect(await all(1)).toMatchObject({ code: "changed-meanwhile", plots: [{ number: "2" }] });
    expect(await all(2)).toMatchObject({ code: "not-possible", plots: [{ status: "sold" }] });
    expect((await rows()).map(({ status }) => status)).toEqual(["available", "sold", "available"]);
    expect(await change("4", 1, PRICE)).toEqual({ ok: false, code: "no-such-plot" });
  });

  test("a hold falls back by itself, once, and takes its buyer along", async () => {
    await makeTestPlots(context(), 1);
    await done("1", 1, holdFor(clock(), 60));
    expect(await rows()).toMatchObject([{ status: "held", buyer: "Ravi Kumar" }]);
    now += 59_000;
    expect(await followPlotClock(context())).toBe(0);
    now += 1000;
    const runs = await Promise.all([1, 2, 3].map(() => followPlotClock(context())));
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await rows()).toMatchObject([
      { status: "available", buyer: "", buyerContact: null, heldUntil: null, version: 3 },
    ]);
    expect((await history()).map(({ what, actor }) => [what, actor])).toEqual([
      ["held", "agent@plots.example"],
      ["fell-back", null],
    ]);
  });

  test.each([
    [0, "bad-until"],
    [31 * 86_400, "bad-until"],
  ])("a hold of %i seconds is refused", async (seconds, code) => {
    await makeTestPlots(context(), 1);
    expect(await change("1", 1, holdFor(clock(), seconds))).toEqual({ ok: false, code });
  });

  test("a price is of the size that was seen: a corrected one changes nothing", async () => {
    await makeTestPlots(context(), 1);
    const [plot] = await rows();
    if (!plot) throw new Error("no plot");
    const { db } = at.database();
    const { sqYards } = plot;
    await db.update(plots).set({ sqYards: sqYards * 2 });
    const priced = (seenYards: number) =>
      changePlots(context(), {
        project: TEST_PROJECT,
        seen: [{ number: "1", version: 1, sqYards: seenYards }],
        by: byAgent(),
        wanted: { what: "price", price: { per: "plot", rupees: 5_000_000 }, from: null },
      });
    expect(await priced(sqYards)).toMatchObject({ ok: false, code: "changed-meanwhile" });
    expect(await rows()).toMatchObject([{ priceRupees: 4_000_000, version: 1 }]);
    expect(await priced(sqYards * 2)).toMatchObject({ ok: true });
  });

  test("a rate is counted for each plot, and a price to come holds from its day", async () => {
    await makeTestPlots(context(), 1);
    await done("1", 1, PRICE);
    expect(await rows()).toMatchObject([{ priceRupees: 5_200_000 }]);
    const from = new Date(now + 86_400_000);
    await done("1", 2, { what: "price", price: { per: "plot", rupees: 6_000_000 }, from });
    expect(await rows()).toMatchObject([{ priceRupees: 5_200_000, nextPriceAt: from }]);
    now += 86_400_000;
    await followPlotClock(context());
    expect(await rows()).toMatchObject([
      { priceRupees: 6_000_000, nextPriceRupees: null, nextPriceAt: null },
    ]);
    const past = { what: "price", price: { per: "plot", rupees: 1 }, from: clock() } as const;
    expect(await change("1", 4, past)).toMatchObject({ code: "bad-price" });
  });

  test.each([
    ["sq-yard", 26],
    ["sq-yard", 999_999_999],
    ["plot", 26_000],
  ] as const)(
    "a price by the %s of ₹%i is none of a square yard, and changes nothing",
    async (per, rupees) => {
      await makeTestPlots(context(), 1);
      const price: Wanted = { what: "price", price: { per, rupees }, from: null };
      expect(await change("1", 1, price)).toEqual({ ok: false, code: "unlikely-rate" });
      expect(await rows()).toMatchObject([{ priceRupees: 4_000_000, version: 1 }]);
    },
  );

  test("a price to come leaves a plot alone that is sold meanwhile, and comes back with it", async () => {
    await makeTestPlots(context(), 2);
    const from = new Date(now + 86_400_000);
    const coming: Wanted = { what: "price", price: { per: "plot", rupees: 5_000_000 }, from };
    await done("1", 1, coming);
    await done("2", 1, { what: "sell", buyer: BUYER });
    const sold = await done("1", 2, { what: "sell", buyer: BUYER });
    expect(await rows()).toMatchObject([{ nextPriceRupees: null, nextPriceAt: null }, {}]);
    // As a sale left it before prices to come were taken away.
    const left = { nextPriceRupees: 5_000_000, nextPriceAt: from };
    await at.database().db.update(plots).set(left).where(eq(plots.number, "2"));
    const before = await rows();
    now += 86_400_000;
    expect(await followPlotClock(context())).toBe(0);
    expect(await rows()).toEqual(before);
    const undone = { project: TEST_PROJECT, change: sold, by: byAgent() };
    expect(await undoPlots(context(), undone)).toMatchObject({
      ok: true,
      plots: [{ status: "available", priceRupees: 4_000_000 }],
    });
    expect(await rows()).toMatchObject([left, {}]);
    expect(await followPlotClock(context())).toBe(1);
    expect(await rows()).toMatchObject([
      { status: "available", priceRupees: 5_000_000, nextPriceAt: null },
      { status: "sold", priceRupees: 4_000_000 },
    ]);
  });

  test("a change is taken back while nothing was done since, buyer and all", async () => {
    await makeTestPlots(context(), 1);
    await done("1", 1, holdFor(clock()));
    const sold = await done("1", 2, { what: "sell", buyer: { name: "Sita", contact: null } });
    const undo = (id: string) =>
      undoPlots(context(), { project: TEST_PROJECT, change: id, by: byAgent() });
    expect(await undo(sold)).toMatchObject({ ok: true, plots: [{ status: "held" }] });
    expect(await rows()).toMatchObject([{ buyer: "Ravi Kumar", version: 4 }]);
    expect(await undo(sold)).toMatchObject({ code: "changed-meanwhile" });
    expect(await undo(crypto.randomUUID())).toMatchObject({ code: "no-such-change" });
    // A hold that has ended meanwhile does not come back.
    const again = await done("1", 4, { what: "sell", buyer: null });
    now += 7_200_000;
    expect(await undo(again)).toMatchObject({ ok: true, plots: [{ status: "available" }] });
    expect(await rows()).toMatchObject([{ buyer: "", buyerContact: null }]);
  });

  test("each change raises the project's version and is told to every process", async () => {
    await makeTestPlots(context(), 1);
    let told = 0;
    const stop = at.database().onProjectChange(() => {
      told += 1;
    });
    await done("1", 1, PRICE);
    await expect.poll(() => told).toBe(1);
    stop();
    const { db } = at.database();
    const [project] = await db.select().from(projects).where(eq(projects.slug, TEST_PROJECT));
    expect(project?.version).toBe(2);
  });
});
