import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { liveProjectsOf } from "#features/projects/commands/plots-testing.ts";
import {
  type AdminPlotsQuery,
  PAGE_PLOTS,
  parseAdminPlotsQuery,
  toPlotsParams,
} from "#features/projects/model/admin-plots-query.ts";
import { MOST_AT_ONCE } from "#features/projects/model/plot-change.ts";
import type { PastCursor } from "#lib/pages/past-cursor.ts";
import { parsePastCursor, toPastParam } from "#lib/pages/past-cursor.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { plotChanges, plots, projects } from "#platform/db/schema.ts";
import { findAdminPlots, findChosenPlots } from "./find-admin-plots.server.ts";
import { findPlotHistory } from "./find-plot-history.server.ts";

const slug = "paged";
const COUNT = 523;
const now = new Date("2026-11-24T04:30:00Z");
const facts = { name: "Paged layout", isSample: true };
const live = liveProjectsOf({ slug, facts, published: true });

function plotAt(position: number) {
  const status = ["available", "available", "booked", "sold"][position % 4] ?? "";
  return {
    project: slug,
    number: `P-${position}`,
    position,
    sqYards: 200,
    status,
    facing: position % 2 ? "E" : "W",
    changedAt: now,
    buyer: position % 100 === 7 ? "Sita 100%" : "",
  };
}

describeEachDatabase("pages of a project's plots", (at) => {
  const db = () => at.database().db;

  beforeEach(async () => {
    await at.empty();
    await db().insert(projects).values({ slug, position: 1, facts, updatedAt: now });
    const rows = Array.from({ length: COUNT }, (_, place) => plotAt(place + 1));
    await db().insert(plots).values(rows);
  });

  async function get(query: AdminPlotsQuery) {
    const page = await findAdminPlots(db(), live, { slug, query });
    if (!page) throw new Error("the project is not there");
    return page;
  }

  const asked = (search: string) => parseAdminPlotsQuery(new URLSearchParams(search));

  async function walk(search: string, side: "before" | "after", between = async () => undefined) {
    const pages: string[][] = [];
    for (let query: AdminPlotsQuery | null = asked(search); query; ) {
      const page = await get(query);
      pages.push(page.plots.map(({ number }) => number));
      const from: AdminPlotsQuery["from"] = page[side];
      query = from && asked(String(toPlotsParams({ ...query, from })));
      await between();
    }
    return pages;
  }

  test("they join to the whole forwards and back, while plots change", async () => {
    const all = Array.from({ length: COUNT }, (_, place) => `P-${place + 1}`);
    const sell = async () => {
      await db()
        .update(plots)
        .set({ status: "sold", version: sql`${plots.version} + 1` })
        .where(sql`${plots.position} % 3 = 0`);
    };
    const pages = await walk("", "after", async () => void (await sell()));
    expect(pages.map(({ length }) => length)).toEqual([PAGE_PLOTS, PAGE_PLOTS, 123]);
    expect(pages.flat()).toEqual(all);
    const back = await walk(`before=${COUNT + 1}`, "before");
    expect(back.toReversed().flat()).toEqual(all);
    expect((await get(asked(`before=${COUNT + 1}`))).after).toMatchObject({ position: COUNT });
  });

  test("a search goes over the pages; counts are of all plots, what is found of all pages", async () => {
    const east = await walk("q=east&facing=E", "after");
    expect(east.map(({ length }) => length)).toEqual([PAGE_PLOTS, 62]);
    const page = await get(asked("q=east&facing=E"));
    expect(page).toMatchObject({ found: 262, before: null, isDrawn: false });
    expect(page.counts).toEqual({ available: 261, held: 0, booked: 131, sold: 131 });
    const found = async (search: string) => (await get(asked(search))).found;
    expect(await found("q=100%25")).toBe(6);
    expect(await found("q=p-52")).toBe(5);
    expect(await found("q=2")).toBe(0);
    // What no page has given is the first one.
    for (const search of ["after=x", "after=-3", "after=99999999999", "facing=E'"])
      expect(asked(search)).toEqual({ text: "", facings: [], from: null });
  });

  test("what is chosen is found by numbers or by a search, as many as are changed at once", async () => {
    const find = (chosen: Parameters<typeof findChosenPlots>[2]["chosen"]) =>
      findChosenPlots(db(), live, { slug, chosen }).then((all) => all.map(({ number }) => number));
    expect(await find({ numbers: ["P-400", "P-2", "none"] })).toEqual(["P-2", "P-400"]);
    expect(await find({ query: asked("q=p-52&after=200") })).toEqual([
      "P-52",
      "P-520",
      "P-521",
      "P-522",
      "P-523",
    ]);
    expect(await find({ query: asked("") })).toHaveLength(MOST_AT_ONCE);
  });

  test("the history is read on where it ended, no change twice and none left out", async () => {
    const change = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`;
    const state = { status: "available" };
    // Seven changes of many plots, two of them in the same millisecond, and one larger than a part.
    const sizes = [100, 300, 250, 700, 40, 200, 310];
    const rows = sizes.flatMap((size, nth) =>
      Array.from({ length: size }, (_, place) => ({
        id: crypto.randomUUID(),
        changeId: change(nth),
        project: slug,
        number: `P-${place}`,
        at: new Date(now.getTime() + (nth === 2 ? 1 : nth) * 1000),
        what: "priced",
        actor: "a@plots.example",
        before: state,
        after: state,
        version: 2,
      })),
    );
    await db().insert(plotChanges).values(rows);
    const read: [string, number][] = [];
    for (let older: PastCursor | null = null, parts = 0; ; parts += 1) {
      const part = await findPlotHistory(db(), { slug, number: null, older });
      read.push(...part.history.map(({ id, plots }): [string, number] => [id, plots.length]));
      if (!part.older) break;
      older = parsePastCursor(toPastParam(part.older));
      expect(older).not.toBeNull();
      expect(parts).toBeLessThan(9);
    }
    const whole = [6, 5, 4, 3, 2, 1, 0].map((nth) => [change(nth), Math.min(sizes[nth] ?? 0, 600)]);
    expect(read).toEqual(whole);
    for (const stray of [
      "",
      "x",
      `2026-02-31T00:00:00.000Z~${change(1)}`,
      `${now.toISOString()}~1`,
    ])
      expect(parsePastCursor(stray)).toBeNull();
  });
});
