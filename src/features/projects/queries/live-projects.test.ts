import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { projectApi } from "#features/projects/api/project.server.ts";
import { bringProject } from "#features/projects/commands/bring-project.server.ts";
import { changePlots } from "#features/projects/commands/change-plots.server.ts";
import { BUYER, byAgent, holdFor } from "#features/projects/commands/plots-testing.ts";
import { publishProject } from "#features/projects/commands/publish-project.server.ts";
import { seedProject } from "#features/projects/commands/seed-project.server.ts";
import { testGeojson } from "#features/projects/drawing/drawings-testing.ts";
import { readDrawing } from "#features/projects/drawing/read-drawing.ts";
import { readGeojson } from "#features/projects/drawing/read-geojson.ts";
import { FEATURED_SLUG } from "#features/projects/model/listed-project.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { plots, projects } from "#platform/db/schema.ts";
import { usualConfig } from "#server/config/config-testing.ts";
import { LiveProjects } from "./live-projects.server.ts";

const { site, region } = usualConfig();
const listeners = new Set<() => void>();
let toldPhone = site.supportPhone;
/** Settings as the console would set them. */
const followed = {
  region,
  siteIn: () => ({ ...site, supportPhone: toldPhone }),
  townIn: (town: string) => town,
  settingsVersion: () => toldPhone,
  onSettingsChange: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
const clock = () => new Date();

describeEachDatabase("projects as they are shown", (at) => {
  let live: LiveProjects;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const { db } = at.database();
    await Promise.all([1, 2].map(() => seedProject({ db, clock })));
    // On a server the follower is another process, with connections of its own.
    const own = at.kind === "postgresql" ? await openDatabase(at.options()) : null;
    live = await LiveProjects.open(own ?? at.database(), followed, pino({ level: "silent" }));
    close = async () => {
      live.close();
      await own?.close();
    };
  }, 60_000);
  afterAll(() => close());

  const plot = (number: number) => live.featured().view.plots.find((one) => one.number === number);

  test("the plan file is the first project's beginning, once", async () => {
    const { db } = at.database();
    expect(await db.select().from(projects)).toHaveLength(1);
    expect(await db.select().from(plots)).toHaveLength(101);
    expect(plot(1)).toMatchObject({ status: "available", price: 5_486_000, sqYards: 211 });
    await seedProject({ db, clock });
    expect(await db.select().from(plots)).toHaveLength(101);
  });

  test("a change is on page, map and model of another process, and never names the buyer", async () => {
    const api = projectApi(live);
    const text = async (path: string) => (await api.request(path.replace("/project/", "/"))).text();
    const before = live.version();
    const { media } = live.featured().view;
    const { etag = "" } = Object.fromEntries((await api.request("/plots.geojson")).headers);
    const { db } = at.database();
    const done = await changePlots(
      { db, clock },
      {
        project: FEATURED_SLUG,
        seen: [{ number: "1", version: 1 }],
        by: byAgent(),
        wanted: holdFor(clock()),
      },
    );
    expect(done.ok).toBe(true);
    // Two seconds on a machine of its own; here it is a matter of whether.
    await expect.poll(() => plot(1)?.status, { interval: 20, timeout: 20_000 }).toBe("held");
    expect(live.version()).not.toBe(before);
    const now = live.featured().view.media;
    expect(now.ground).toBe(media.ground);
    expect(now.model).not.toBe(media.model);
    const again = await api.request("/plots.geojson", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(200);
    const shown = [await again.text(), await text(now.model), JSON.stringify(live.featured().view)];
    for (const told of shown) {
      expect(told).toContain('"held"');
      expect(told).not.toMatch(new RegExp(`${BUYER.name}|98765|agent@`));
    }
    // A page that was opened before still finds its own.
    expect(await text(media.model)).not.toContain('"held"');
  });

  test("what is made of the settings is made anew when they change", async () => {
    const before = live.version();
    const { pdfs } = live.featured();
    toldPhone = `${toldPhone} 1`;
    for (const listener of listeners) listener();
    await vi.waitFor(() => expect(live.version()).not.toBe(before), 10_000);
    expect(live.featured().pdfs).not.toBe(pdfs);
  });

  test("a draft is the console's alone, and its drawing is made of its plots as they are", async () => {
    const { db } = at.database();
    const { plan, shown } = readDrawing(readGeojson(testGeojson(3)));
    if (!plan) throw new Error("the drawing has breaches");
    const context = { db, clock };
    const facts = { name: "Drawn Fields", isSample: true };
    const brought = { plan, plots: shown.plots };
    const slug = "drawn-fields";
    await bringProject(context, { slug, facts, brought, published: false });
    const drawn = () => live.withDrafts().find((one) => one.slug === slug);
    await vi.waitFor(() => expect(drawn()).toBeDefined(), { timeout: 20_000 });
    expect(live.all().map((one) => one.slug)).not.toContain(slug);
    expect(live.featured().view.others).toEqual([]);
    expect(drawn()?.place).toEqual(plan.place);
    const shapesOf = async () => {
      const name = drawn()?.drawn?.shapes.replace("/project/", "") ?? "";
      return (await projectApi(live).request(`/${name}`)).text();
    };
    expect(await shapesOf()).toContain('"number":"2","sqYards":215,"status":"available"');
    await publishProject(context, slug, true);
    const sold = { what: "sell", buyer: null } as const;
    const seen = [{ number: "2", version: 1 }];
    await changePlots(context, { project: slug, seen, by: byAgent(), wanted: sold });
    await vi.waitFor(
      async () => expect(await shapesOf()).toContain('"number":"2","sqYards":215,"status":"sold"'),
      { timeout: 20_000 },
    );
    expect(live.all().map((one) => one.slug)).toContain(slug);
    expect(live.featured().view.others).toMatchObject([{ slug, plots: 3, available: 2 }]);
    await db.delete(projects).where(eq(projects.slug, slug));
  });

  test("the featured project is taken off the site and put on it again; the console has it always", async () => {
    const { db } = at.database();
    const api = projectApi(live);
    const asked = async () =>
      Promise.all(
        ["brochure.pdf", "plot-54.svg", "plots.geojson"].map(
          async (name) => (await api.request(`/${name}`)).status,
        ),
      );
    expect(await asked()).toEqual([200, 200, 200]);
    await publishProject({ db, clock }, FEATURED_SLUG, false);
    await vi.waitFor(() => expect(live.shownFeatured()).toBeNull(), { timeout: 20_000 });
    expect(live.all()).toEqual([]);
    expect(live.withDrafts().map(({ slug }) => slug)).toEqual([FEATURED_SLUG]);
    expect(await asked()).toEqual([404, 404, 404]);
    await publishProject({ db, clock }, FEATURED_SLUG, true);
    await vi.waitFor(() => expect(live.shownFeatured()).toBe(live.featured()), { timeout: 20_000 });
    expect(await asked()).toEqual([200, 200, 200]);
  });

  test("a region without a featured project has none in its console either", async () => {
    const elsewhere = { ...followed, region: { ...region, hasProject: false } };
    const log = pino({ level: "silent" });
    const other = await LiveProjects.open(at.database(), elsewhere, log);
    expect(other.withDrafts()).toEqual([]);
    expect(other.shownFeatured()).toBeNull();
    other.close();
  });
});
