import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readProjectFile } from "#features/projects/bring/read-project-file.server.ts";
import { testGeojson } from "#features/projects/drawing/drawings-testing.ts";
import { readDrawing } from "#features/projects/drawing/read-drawing.ts";
import { readGeojson } from "#features/projects/drawing/read-geojson.ts";
import { findPlots, findProjectRows } from "#features/projects/queries/plot-store.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { leads, projectShowings } from "#platform/db/schema.ts";
import { bringProject } from "./bring-project.server.ts";
import { changePlots } from "./change-plots.server.ts";
import { byAgent } from "./plots-testing.ts";
import { publishProject, removeProject } from "./publish-project.server.ts";

const TABLE = "Plot,Size,Facing,Price\n1,200,East,5200000\n12A,150,,\n2,180,W,4500000\n";
const FACTS = { name: "Kanuru Acres", town: "Kanuru", isSample: true };
const SLUG = "kanuru-acres";

describeEachDatabase("a project by its plots alone", (at) => {
  const folder = mkdtempSync(join(tmpdir(), "sthalam-plots-"));
  const file = join(folder, "plots.csv");
  const clock = () => new Date("2026-11-24T04:30:00Z");
  beforeEach(() => at.empty());
  afterAll(() => rmSync(folder, { recursive: true }));
  const context = () => ({ db: at.database().db, clock });
  const bring = async (change: object = {}) => {
    writeFileSync(file, TABLE);
    const { brought } = await readProjectFile(file);
    if (!brought) throw new Error("the table has problems");
    return bringProject(context(), { slug: SLUG, facts: FACTS, brought, ...change });
  };

  test("is there with its plots in the order of the file, behind the featured one", async () => {
    let told = 0;
    const stop = at.database().onProjectChange(() => {
      told += 1;
    });
    const place = { lat: 16.48, lng: 80.69 };
    expect(await bring({ place })).toEqual({ ok: true, plots: 3, isNew: true });
    const { db } = at.database();
    expect(await findProjectRows(db)).toMatchObject([
      { slug: SLUG, position: 2, plan: null, version: 1, published: true, ...place },
    ]);
    const rows = await findPlots(db, SLUG);
    expect(
      rows.map(({ number, sqYards, facing, priceRupees }) => [
        number,
        sqYards,
        facing,
        priceRupees,
      ]),
    ).toEqual([
      ["1", 200, "E", 5_200_000],
      ["12A", 150, null, null],
      ["2", 180, "W", 4_500_000],
    ]);
    // On a busy machine the database listens only now, and tells of that as well.
    await expect.poll(() => told, { timeout: 20_000 }).toBeGreaterThan(0);
    stop();
  });

  test("comes whole or not at all, and once", async () => {
    const { db } = at.database();
    expect(await bring({ slug: "../x" })).toMatchObject({ code: "bad-slug" });
    expect(await bring({ facts: { name: "" } })).toMatchObject({ code: "bad-facts" });
    expect(await findProjectRows(db)).toEqual([]);
    expect((await bring()).ok).toBe(true);
    expect(await bring()).toEqual({ ok: false, code: "slug-taken" });
    expect(await findPlots(db, SLUG)).toHaveLength(3);
  });

  test("does not take the address of one that was removed, whose requests would be its own", async () => {
    const { db } = at.database();
    await bring({ published: false });
    const now = clock();
    await db.insert(leads).values({
      reference: "7KM4-Q2XD",
      keyHash: "k",
      requestHash: "r",
      kind: "enquiry",
      name: "Lakshmi",
      phone: "+919876543210",
      projectSlug: SLUG,
      consentAt: now,
      language: "te",
      createdAt: now,
    });
    expect(await bring({ published: false })).toMatchObject({ ok: true, isNew: false });
    expect(await removeProject(context(), SLUG)).toEqual({ ok: true });
    expect(await bring()).toEqual({ ok: false, code: "slug-used" });
    expect(await findProjectRows(db)).toEqual([]);
    expect(await bring({ slug: "kanuru-acres-2" })).toMatchObject({ ok: true });
  });

  test("a draft whose answer was lost comes again and is there once, until something is done to it", async () => {
    const { db } = at.database();
    const draft = { published: false, place: { lat: 16.48, lng: 80.69 } };
    expect(await bring(draft)).toMatchObject({ isNew: true });
    expect(await bring(draft)).toEqual({ ok: true, plots: 3, isNew: false });
    expect(await findPlots(db, SLUG)).toHaveLength(3);
    const taken = { ok: false, code: "slug-taken" };
    expect(await bring({ ...draft, facts: { ...FACTS, town: "Poranki" } })).toEqual(taken);
    expect(await bring({ ...draft, place: { lat: 16.49, lng: 80.69 } })).toEqual(taken);
    expect(await bring({ ...draft, published: true })).toEqual(taken);
    writeFileSync(file, TABLE.replace("12A,150", "12A,160"));
    const { brought } = await readProjectFile(file);
    expect(await bring({ ...draft, brought })).toEqual(taken);
    const sold = { what: "sell", buyer: null } as const;
    const seen = [{ number: "1", version: 1 }];
    await changePlots(context(), { project: SLUG, seen, by: byAgent(), wanted: sold });
    expect(await bring(draft)).toEqual(taken);
  });

  test("a drawn draft that comes again is known by its plan as well", async () => {
    const { plan, shown } = readDrawing(readGeojson(testGeojson(3)));
    const brought = { plan, plots: shown.plots };
    const again = { published: false, brought };
    expect(await bring(again)).toMatchObject({ isNew: true });
    expect(await bring(again)).toMatchObject({ ok: true, isNew: false });
    const place = plan?.place ?? null;
    const bare = { ...again, place, brought: { ...brought, plan: null } };
    expect(await bring(bare)).toMatchObject({ code: "slug-taken" });
  });

  test("a project is put on the site and taken off, and removed as long as nobody has a plot of it", async () => {
    const { db } = at.database();
    await bring({ published: false });
    const published = async () => (await findProjectRows(db)).map((row) => row.published);
    expect(await published()).toEqual([false]);
    expect(await publishProject(context(), SLUG, true)).toEqual({ ok: true });
    expect(await published()).toEqual([true]);
    expect(await removeProject(context(), SLUG)).toEqual({ ok: false, code: "in-use" });
    expect(await publishProject(context(), SLUG, false)).toEqual({ ok: true });
    expect(await removeProject(context(), SLUG)).toEqual({ ok: true });
    expect(await findProjectRows(db)).toEqual([]);
    expect(await removeProject(context(), SLUG)).toEqual({ ok: false, code: "no-such-project" });
    await bring({ published: false });
    const sold = { what: "sell", buyer: null } as const;
    const seen = [{ number: "1", version: 1 }];
    await changePlots(context(), { project: SLUG, seen, by: byAgent(), wanted: sold });
    expect(await removeProject(context(), SLUG)).toEqual({ ok: false, code: "in-use" });
    const freed = { project: SLUG, seen: [{ number: "1", version: 2 }], by: byAgent() };
    await changePlots(context(), { ...freed, wanted: { what: "free" } });
    expect(await removeProject(context(), SLUG)).toEqual({ ok: true });
    expect(await findProjectRows(db)).toEqual([]);
    const featured = await removeProject(context(), "vennela-gardens");
    expect(featured).toEqual({ ok: false, code: "is-featured" });
  });

  test("is written down since when it is on the site, and until when it was", async () => {
    const { db } = at.database();
    const on = (day: number) => ({ db, clock: () => new Date(Date.UTC(2026, 10, day)) });
    const showings = async () =>
      (await db.select().from(projectShowings).orderBy(projectShowings.since)).map(
        ({ since, until }) => [since.getUTCDate(), until?.getUTCDate() ?? null],
      );
    await bring({ published: false });
    expect(await showings()).toEqual([]);
    for (const day of [3, 4]) await publishProject(on(day), SLUG, true);
    for (const day of [5, 6]) await publishProject(on(day), SLUG, false);
    await publishProject(on(7), SLUG, true);
    expect(await showings()).toEqual([
      [3, 5],
      [7, null],
    ]);
  });
});
