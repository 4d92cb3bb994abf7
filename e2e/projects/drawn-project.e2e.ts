// A project that was brought in by a drawing, on the site: its layout sheet as a PDF, and its model.
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { testGeojson } from "../../src/features/projects/drawing/drawings-testing.ts";
import { DESKTOP, openBrowser, PHONE, soon, untilAlive, untilAnswers } from "../browser.ts";
import { callAs, consoleSite, setUpByCalls } from "../console/agent-steps.ts";
import { violations } from "../violations.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();

/** Brings in a drawing of plots in degrees by the console, as a draft. */
async function bringDrawing(page: Page, name: string): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(testGeojson(5)));
  const mimeType = "application/octet-stream";
  await page
    .getByLabel("Table or drawing of the plots")
    .setInputFiles({ name: "layout.geojson", mimeType, buffer });
  await page.getByText("Every rule is kept.").waitFor();
  await page.getByLabel("Name of the project").fill(name);
  await page.getByLabel("Village or town").fill("Kanuru");
  await page.getByRole("button", { name: "Bring in 5 plots as a draft" }).click();
  await page.getByText("5 plots were brought in.").waitFor();
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = Array.from({ length: pdf.numPages }, async (_, i) => {
    const { items } = await (await pdf.getPage(i + 1)).getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join(" ");
  });
  return (await Promise.all(pages)).join(" ").replaceAll(/\s+/g, " ");
}

test("a drawing is brought in, its page has its layout as a PDF, and that follows its plots", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/projects/new", { viewport: DESKTOP });
  await bringDrawing(page, "River Fields");
  const at = (file: string) => `${site.origin}/project/river-fields-${file}`;
  // A draft is nobody's but the console's.
  expect((await fetch(at("layout.pdf"))).status).toBe(404);
  await page.getByRole("button", { name: "Put on the site" }).click();
  await soon(async () => (await fetch(at("layout.pdf"), { method: "HEAD" })).status).toBe(200);
  const options = { site: site.origin, viewport: PHONE, acceptDownloads: true };
  const shown = await browser.visit("/projects/river-fields", options);
  await untilAlive(shown);
  const [file] = await Promise.all([
    shown.waitForEvent("download"),
    shown.getByRole("link", { name: "Download Layout PDF" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("river-fields-layout.pdf");
  const text = await textOf(await readFile(await file.path()));
  expect(text).toContain("River Fields Layout plan · Kanuru");
  expect(text).toContain("Available: 5 plots");
  expect(text).toContain("GeoJSON, as brought in");
  // Asked again, it is sent only once it says something new.
  const first = await fetch(at("layout.te.pdf"));
  const tag = { headers: { "if-none-match": first.headers.get("etag") ?? "" } };
  expect((await fetch(at("layout.te.pdf"), tag)).status).toBe(304);
  const sold = { what: "sell", buyer: null, seen: [{ number: "2", version: 1 }] };
  await callAs(agent, site, "/projects/river-fields/changes", sold);
  await soon(async () => (await fetch(at("layout.te.pdf"), tag)).status).toBe(200);
  const now = new Uint8Array(await (await fetch(at("layout.pdf"))).arrayBuffer());
  expect(await textOf(now)).toContain("Sold: 1 plot");
  expect((await fetch(`${site.origin}/project/nowhere-layout.pdf`)).status).toBe(404);
});

test.each(["", "/te"])("on a phone in “%s” axe finds nothing on its page", async (language) => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const name = `Lake Fields ${language.slice(1)}`.trim();
  const console = await enter("/agent/projects/new", { viewport: DESKTOP });
  await bringDrawing(console, name);
  await console.getByRole("button", { name: "Put on the site" }).click();
  const path = `${language}/projects/${name.toLowerCase().replaceAll(" ", "-")}?plot=2`;
  await soon(async () => (await fetch(site.origin + path)).status).toBe(200);
  const page = await browser.visit(path, { site: site.origin, viewport: PHONE });
  expect(await violations(page)).toEqual([]);
  const over = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
});

/** A drawn project on the site, at its model, for somebody who minds no motion. */
async function comeToModel(name: string): Promise<Page> {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const console = await enter("/agent/projects/new", { viewport: DESKTOP });
  await bringDrawing(console, name);
  await console.getByRole("button", { name: "Put on the site" }).click();
  const path = `/projects/${name.toLowerCase().replaceAll(" ", "-")}`;
  await soon(async () => (await fetch(site.origin + path)).status).toBe(200);
  const options = { site: site.origin, viewport: PHONE, reducedMotion: "no-preference" } as const;
  const page = await browser.visit(path, options);
  await untilAlive(page);
  const above = page.getByRole("button", { name: "Above" });
  await untilAnswers(above);
  await above.click();
  const place = page.getByRole("button", { name: "Master Layout" });
  await soon(() => place.isEnabled()).toBe(true);
  return page;
}

const canvas = (page: Page) => page.getByLabel(/^The project in 3D/);

test("its model is seen from above and on foot; a tap on a plot opens its sheet", async () => {
  const page = await comeToModel("Hill Fields");
  expect(await violations(page)).toEqual([]);
  expect(await page.getByText("Buildings and heights are not drawn").count()).toBe(1);
  await canvas(page).scrollIntoViewIfNeeded();
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error("the canvas has no box");
  const chosen = () => new URL(page.url()).searchParams.get("plot");
  for (const [x, y] of [0.5, 0.4, 0.6].flatMap((x) => [0.45, 0.4, 0.5, 0.35].map((y) => [x, y]))) {
    if (chosen() !== null) break;
    await canvas(page).click({ position: { x: box.width * (x ?? 0), y: box.height * (y ?? 0) } });
  }
  await soon(chosen).toMatch(/^[1-5]$/);
  await page.getByRole("complementary", { name: `Plot ${chosen()}` }).waitFor();
  await page.getByRole("button", { name: "On foot" }).click();
  await page.getByRole("button", { name: "Walk forward" }).waitFor();
  await page.getByRole("img", { name: "Where you stand on the plan" }).waitFor();
  expect(await violations(page)).toEqual([]);
  // Back above, the whole of it is in the picture again: its first plot to the left, its last to the right.
  await page.getByRole("button", { name: "Above" }).click();
  await page.getByRole("button", { name: "Walk forward" }).waitFor({ state: "detached" });
  for (const [share, number] of [
    [0.2, "1"],
    [0.8, "5"],
  ] as const) {
    await canvas(page).scrollIntoViewIfNeeded();
    const { width, height } = (await canvas(page).boundingBox()) ?? box;
    await canvas(page).click({ position: { x: width * share, y: height * 0.4 } });
    await soon(chosen).toBe(number);
  }
});
