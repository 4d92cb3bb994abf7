import { beforeEach, expect, test } from "vitest";
import { fieldsOfFile } from "#features/projects/bring/project-file.ts";
import { testGeojson } from "#features/projects/drawing/drawings-testing.ts";
import { readDrawing } from "#features/projects/drawing/read-drawing.ts";
import { readGeojson } from "#features/projects/drawing/read-geojson.ts";
import type { StatedPlots } from "#features/projects/model/plot-correction.ts";
import { findPlotHistory } from "#features/projects/queries/find-plot-history.server.ts";
import { findToldProject } from "#features/projects/queries/find-told-project.server.ts";
import { findPlots } from "#features/projects/queries/plot-store.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { bringProject } from "./bring-project.server.ts";
import { changePlots, type Wanted } from "./change-plots.server.ts";
import { correctFacts, correctPlots } from "./correct-project.server.ts";
import { BUYER, byAgent, holdFor, makeTestPlots, TEST_PROJECT } from "./plots-testing.ts";
import { publishProject, removeProject } from "./publish-project.server.ts";
import { seedProject } from "./seed-project.server.ts";
import { undoPlots } from "./undo-plots.server.ts";

const FACTS = {
  name: "Kanuru Acres",
  isSample: true,
  town: "",
  registration: null,
  description: "",
};
const SOLD: Wanted = { what: "sell", buyer: BUYER };

const stated = (number: string, more: object = {}) => ({
  number,
  sqYards: 200,
  facing: "E" as const,
  roadFeet: null,
  sides: null,
  corner: false,
  parkSide: false,
  status: "available" as const,
  priceRupees: null,
  ...more,
});
const table = (plots: StatedPlots["plots"]) => ({
  plots,
  plan: null,
  fields: ["sqYards", "facing"] as const,
});

describeEachDatabase("a project is put right", (at) => {
  const clock = () => new Date("2026-11-28T04:30:00Z");
  beforeEach(() => at.empty());
  const context = () => ({ db: at.database().db, clock });
  const told = async (slug = TEST_PROJECT) => {
    const found = await findToldProject(at.database().db, slug);
    if (!found) throw new Error("there is no such project");
    return found;
  };
  const change = async (number: string, wanted: Wanted) => {
    const rows = await findPlots(at.database().db, TEST_PROJECT);
    const version = rows.find((row) => row.number === number)?.version ?? 0;
    const seen = [{ number, version }];
    return changePlots(context(), { project: TEST_PROJECT, seen, by: byAgent(), wanted });
  };

  test("name, place, registration and text, as long as they are told as the agent saw them", async () => {
    await makeTestPlots(context(), 1);
    const seen = { facts: FACTS, place: null };
    const facts = { ...FACTS, name: "Kanuru Greens", registration: "P0616", town: "Kanuru" };
    const wanted = { facts, place: { lat: 16.48, lng: 80.69 } };
    const correction = { slug: TEST_PROJECT, seen, wanted };
    expect(await correctFacts(context(), correction)).toEqual({ ok: true });
    expect(await told()).toMatchObject(wanted);
    // Who still saw the first ones is told, and changes nothing.
    const late = { ...correction, wanted: { ...wanted, place: null } };
    expect(await correctFacts(context(), late)).toMatchObject({ code: "changed-meanwhile" });
    expect(await told()).toMatchObject(wanted);
    const unknown = { ...correction, slug: "nobody" };
    expect(await correctFacts(context(), unknown)).toMatchObject({ code: "no-such-project" });
    const featured = { ...correction, slug: "vennela-gardens" };
    expect(await correctFacts(context(), featured)).toMatchObject({ code: "is-featured" });
  });

  test("a table states sizes and plots anew; who has a plot, and for how much, stays", async () => {
    const { db } = at.database();
    await makeTestPlots(context(), 3);
    await change("1", SOLD);
    const plots = [stated("3"), stated("1", { sqYards: 210, facing: "W" }), stated("4")];
    const correction = { slug: TEST_PROJECT, brought: table(plots) };
    // Another plot than the agent was shown would go.
    const other = await correctPlots(context(), { ...correction, gone: [] });
    expect(other).toEqual({ ok: false, code: "changed-meanwhile" });
    const done = await correctPlots(context(), { ...correction, gone: ["2"] });
    expect(done).toEqual({ ok: true, plots: 3 });
    const rows = await findPlots(db, TEST_PROJECT);
    const shown = rows.map((row) => [row.number, row.sqYards, row.facing, row.status, row.buyer]);
    expect(shown).toEqual([
      ["3", 200, "E", "available", ""],
      ["1", 210, "W", "sold", BUYER.name],
      ["4", 200, "E", "available", ""],
    ]);
    expect(rows.map(({ priceRupees }) => priceRupees)).toEqual([4_000_000, 4_000_000, null]);
    // What was done before is still taken back.
    const { history } = await findPlotHistory(db, { slug: TEST_PROJECT, number: "1", older: null });
    const sale = { project: TEST_PROJECT, change: history[0]?.id ?? "", by: byAgent() };
    expect(await undoPlots(context(), sale)).toMatchObject({ ok: true });
  });

  test("without a plot that somebody has, nothing of a file is taken", async () => {
    await makeTestPlots(context(), 3);
    await change("2", SOLD);
    const before = await told();
    const brought = table([stated("1", { sqYards: 999 })]);
    const refused = await correctPlots(context(), { slug: TEST_PROJECT, brought, gone: [] });
    expect(refused).toEqual({ ok: false, code: "plots-taken", numbers: ["2"] });
    expect(await told()).toEqual(before);
    // Nor with a size that makes the price that stays none.
    const small = table([stated("1", { sqYards: 5 }), stated("2"), stated("3")]);
    const correction = { slug: TEST_PROJECT, brought: small, gone: [] };
    const unlikely = await correctPlots(context(), correction);
    expect(unlikely).toEqual({ ok: false, code: "unlikely-rate", numbers: ["1"] });
    expect(await told()).toEqual(before);
    // Nor with one that makes the price to come none.
    const price = { per: "plot", rupees: 90_000_000 } as const;
    const from = new Date(clock().getTime() + 3_600_000);
    await change("3", { what: "price", price, from });
    const less = table([stated("1"), stated("2"), stated("3", { sqYards: 100 })]);
    const dear = await correctPlots(context(), { slug: TEST_PROJECT, brought: less, gone: [] });
    expect(dear).toEqual({ ok: false, code: "unlikely-rate", numbers: ["3"] });
  });

  test("what was done to a plot that is gone is not taken back, nor to others beside it", async () => {
    const { db } = at.database();
    await makeTestPlots(context(), 3);
    const priceOf = async (...numbers: string[]) => {
      const seen = numbers.map((number) => ({ number, version: 1 }));
      const wanted = {
        what: "price",
        price: { per: "plot", rupees: 5_000_000 },
        from: null,
      } as const;
      const done = await changePlots(context(), {
        project: TEST_PROJECT,
        seen,
        by: byAgent(),
        wanted,
      });
      return done.ok ? done.change : done.code;
    };
    const [alone, together] = [await priceOf("3"), await priceOf("1", "2")];
    const correction = { slug: TEST_PROJECT, brought: table([stated("1")]), gone: ["2", "3"] };
    expect(await correctPlots(context(), correction)).toMatchObject({ ok: true });
    for (const change of [alone, together]) {
      const undo = { project: TEST_PROJECT, change, by: byAgent() };
      expect(await undoPlots(context(), undo)).toMatchObject({ code: "changed-meanwhile" });
    }
    expect(await findPlots(db, TEST_PROJECT)).toMatchObject([
      { number: "1", priceRupees: 5_000_000 },
    ]);
  });

  test("a plot that comes back is not as a change of long ago left it", async () => {
    const { db } = at.database();
    await makeTestPlots(context(), 2);
    await change("2", SOLD);
    const sold = await findPlotHistory(db, { slug: TEST_PROJECT, number: "2", older: null });
    await change("2", { what: "free" });
    const bring = (gone: string[], ...plots: StatedPlots["plots"]) =>
      correctPlots(context(), { slug: TEST_PROJECT, brought: table(plots), gone });
    expect(await bring(["2"], stated("1"))).toMatchObject({ ok: true, plots: 1 });
    expect(await bring([], stated("1"), stated("2"))).toMatchObject({ ok: true, plots: 2 });
    await change("2", holdFor(clock()));
    const undo = { project: TEST_PROJECT, change: sold.history[0]?.id ?? "", by: byAgent() };
    expect(await undoPlots(context(), undo)).toMatchObject({ code: "changed-meanwhile" });
  });

  test("a drawing corrects a drawing, and gives one to a project that had none", async () => {
    const { plan, shown } = readDrawing(readGeojson(testGeojson(3)));
    const fields = fieldsOfFile({ kind: "drawing", ...shown });
    const drawn = { plan, plots: shown.plots, fields };
    await makeTestPlots(context(), 2);
    expect(await told()).toMatchObject({ isDrawn: false, place: null });
    const done = await correctPlots(context(), { slug: TEST_PROJECT, brought: drawn, gone: [] });
    expect(done).toMatchObject({ ok: true });
    expect(await told()).toMatchObject({ isDrawn: true, place: plan?.place });
    const bare = { slug: TEST_PROJECT, brought: table([stated("1")]), gone: [] };
    expect(await correctPlots(context(), bare)).toMatchObject({ code: "wants-drawing" });
    // Its place is that of the plan, whatever a form says.
    const { facts, place } = await told();
    const wanted = { facts, place: { lat: 1, lng: 1 } };
    await correctFacts(context(), { slug: TEST_PROJECT, seen: { facts, place }, wanted });
    expect((await told()).place).toEqual(place);
  });

  test("the featured project's plots and an unknown project are refused", async () => {
    await seedProject(context());
    const brought = table([stated("1")]);
    const featured = { slug: "vennela-gardens", brought, gone: [] };
    expect(await correctPlots(context(), featured)).toMatchObject({ code: "is-featured" });
    const unknown = { slug: "nobody", brought, gone: [] };
    expect(await correctPlots(context(), unknown)).toMatchObject({ code: "no-such-project" });
    const draft = { slug: "a-draft", facts: FACTS, brought, published: false };
    expect(await bringProject(context(), draft)).toMatchObject({ ok: true });
    expect(await told("a-draft")).toMatchObject({ published: false, facts: FACTS });
  });

  test("of a hold and a removal at once one is done: a plot that was given stays", async () => {
    for (let tries = 0; tries < 10; tries++) {
      await at.empty();
      await makeTestPlots(context(), 40);
      await publishProject(context(), TEST_PROJECT, false);
      const hold = change("7", holdFor(clock()));
      const [held, removed] = await Promise.all([hold, removeProject(context(), TEST_PROJECT)]);
      const left = await findPlots(at.database().db, TEST_PROJECT);
      expect([held.ok, removed.ok, left.length]).toEqual(
        held.ok ? [true, false, 40] : [false, true, 0],
      );
    }
  });
});
