// A project that is known by its plots alone: its page without a drawing, and its place below the featured one.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readProjectFile } from "../../src/features/projects/bring/read-project-file.server.ts";
import { bringProject } from "../../src/features/projects/commands/bring-project.server.ts";
import { openDatabase } from "../../src/platform/db/open-database.server.ts";
import { copyPgliteTemplate } from "../../src/platform/db/pglite-template-testing.ts";
import { openBrowser, PHONE, soon, untilAlive } from "../browser.ts";
import { ownSiteOfFile } from "../own-site.ts";
import { violations } from "../violations.ts";

const TABLE = `Plot,Size,Sides,Facing,Road,Corner,Status,Price
1,200,30 x 60,East,40,yes,,5200000
2,180,27 x 60,West,30,,sold,4500000
3,170,,South,30,,sold,
12A,165,,North-east,30,,,
`;

const dataDir = mkdtempSync(join(tmpdir(), "sthalam-listed-"));
beforeAll(async () => {
  await copyPgliteTemplate(dataDir);
  const file = join(dataDir, "plots.csv");
  writeFileSync(file, TABLE);
  const { db, close } = await openDatabase({ dataDir });
  const facts = { name: "Kanuru Acres", town: "Kanuru", isSample: true };
  const { brought } = await readProjectFile(file);
  if (!brought) throw new Error("the table has problems");
  const bringing = { slug: "kanuru-acres", facts, brought };
  const done = await bringProject({ db, clock: () => new Date() }, bringing);
  await close();
  expect(done).toEqual({ ok: true, plots: 4, isNew: true });
});
const siteOf = ownSiteOfFile(() => ({ DATA_DIR: dataDir }));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const { visit } = openBrowser();

const numbers = (page: Awaited<ReturnType<typeof visit>>) =>
  page.locator("#plots tbody th").allInnerTexts();

test("without script its plots are listed, asked, sorted, and each has its sheet", async () => {
  const options = { site: siteOf().origin, javaScriptEnabled: false, expected: [/404/] };
  const page = await visit("/projects", options);
  await page.getByRole("link", { name: "Kanuru Acres" }).click();
  expect(new URL(page.url()).pathname).toBe("/projects/kanuru-acres");
  expect(await numbers(page)).toEqual(["1", "2", "3", "12A"]);
  const prices = page.locator("#plots tbody td:last-child");
  expect((await prices.allInnerTexts()).slice(2)).toEqual(["–", "On request"]);
  await page.getByRole("link", { name: "12A" }).click();
  const sheet = page.getByRole("complementary", { name: "Plot 12A" });
  expect(await sheet.innerText()).toContain("On request");
  await page.goto("/projects/kanuru-acres?sort=size&status=available");
  expect(await numbers(page)).toEqual(["12A", "1"]);
  await page.goto("/projects/kanuru-acres?plot=2");
  expect(await page.getByRole("complementary").innerText()).toContain("Ask for similar");
  await page.goto("/projects/kanuru-acres?plot=3");
  expect(await page.getByRole("complementary").innerText()).not.toContain("On request");
  expect((await page.goto("/te/projects/vennela-gardens"))?.url()).toBe(
    `${siteOf().origin}/te/projects`,
  );
  expect((await page.goto("/projects/nowhere"))?.status()).toBe(404);
});

test("by keyboard a plot's sheet takes the focus, and gives it back when it is closed", async () => {
  const page = await visit("/projects/kanuru-acres", { site: siteOf().origin });
  await untilAlive(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const row = page.locator("#plots").getByRole("link", { name: "12A" });
  await row.press("Enter");
  await soon(focused).toBe("Plot 12A");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("complementary").waitFor({ state: "detached" });
  await soon(focused).toBe("12A");
});

test.each(["", "/te"])(
  "on a phone in “%s” axe finds nothing, and a filter answers at once",
  async (language) => {
    const page = await visit(`${language}/projects/kanuru-acres?plot=1`, {
      site: siteOf().origin,
      viewport: PHONE,
    });
    expect(await violations(page)).toEqual([]);
    const over = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
    await untilAlive(page);
    await page.locator("select[name=status]").selectOption("sold");
    await soon(() => numbers(page)).toEqual(["2", "3"]);
    expect(new URL(page.url()).search).toContain("status=sold");
  },
);
