import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { findPlots, findProjectRows } from "#features/projects/queries/plot-store.server.ts";
import { describeEachDatabase } from "#platform/db/testing.ts";
import { bringProject } from "./bring-project.server.ts";

const TABLE = "Plot,Size,Facing,Price\n1,200,East,5200000\n12A,150,,\n2,180,W,4500000\n";
const FACTS = { name: "Kanuru Acres", town: "Kanuru", isSample: true };

describeEachDatabase("a project by its plots alone", (at) => {
  const folder = mkdtempSync(join(tmpdir(), "sthalam-plots-"));
  const file = join(folder, "plots.csv");
  const clock = () => new Date("2026-11-24T04:30:00Z");
  beforeEach(() => at.empty());
  afterAll(() => rmSync(folder, { recursive: true }));
  const bring = (table: string, change: object = {}) => {
    writeFileSync(file, table);
    const bringing = { slug: "kanuru-acres", facts: FACTS, file, ...change };
    return bringProject({ db: at.database().db, clock }, bringing);
  };

  test("is there with its plots in the order of the file, behind the featured one", async () => {
    let told = 0;
    const stop = at.database().onProjectChange(() => {
      told += 1;
    });
    expect(await bring(TABLE)).toEqual({ ok: true, plots: 3 });
    const { db } = at.database();
    expect(await findProjectRows(db)).toMatchObject([
      { slug: "kanuru-acres", position: 2, plan: null, version: 1 },
    ]);
    const rows = await findPlots(db, "kanuru-acres");
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
    await expect.poll(() => told).toBe(1);
    stop();
  });

  test("comes whole or not at all, and once", async () => {
    const { db } = at.database();
    expect(await bring(`${TABLE}1,90,N,\n`)).toMatchObject({
      code: "bad-plots",
      problems: [{ row: 5, column: "plot", value: "1", code: "duplicate" }],
    });
    expect(await bring(TABLE, { slug: "../x" })).toMatchObject({ code: "bad-slug" });
    expect(await bring(TABLE, { facts: { name: "" } })).toMatchObject({ code: "bad-facts" });
    expect(await bring(TABLE, { file: join(folder, "none") })).toMatchObject({
      code: "unreadable",
    });
    expect(await findProjectRows(db)).toEqual([]);
    expect((await bring(TABLE)).ok).toBe(true);
    expect(await bring(TABLE)).toEqual({ ok: false, code: "slug-taken" });
    expect(await findPlots(db, "kanuru-acres")).toHaveLength(3);
  });
});
