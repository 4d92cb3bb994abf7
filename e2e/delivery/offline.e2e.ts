// What was read opens without a network: the site is gone, its worker answers.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser, PHONE, soon, untilAlive } from "../browser.ts";
import { ownSites } from "../own-site.ts";
import { rates } from "../search-page.ts";
import { violations } from "../violations.ts";

const { open } = ownSites();
const { visit } = openBrowser();

const LISTING = "/property/P06180094959";
const OTHER = "/property/P06200082202";
/** Parts that were never near ask for their script in vain. */
const GONE = [/ERR_CONNECTION_(REFUSED|RESET)/, /ERR_EMPTY_RESPONSE/, /ERR_FAILED/];

/** Paths in one of the worker's caches. */
const stored = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (cacheName) => {
    const keys = await (await caches.open(cacheName)).keys();
    return keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, name);

/** A visitor whose browser lets the site's worker work. */
async function visitor(path: string) {
  const site = await open();
  const page = await visit(path, {
    site: site.origin,
    viewport: PHONE,
    hasTouch: true,
    serviceWorkers: "allow",
    expected: GONE,
  });
  await untilAlive(page);
  const leave = async () => {
    site.process.kill("SIGKILL");
    await site.ended;
  };
  return { page, leave };
}

/** Until the worker stands between page and network. */
const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const nameOf = (page: Page) => page.getByRole("heading", { level: 1 });

test("a page that was opened opens without a network, one that was not says so and lists the others", async () => {
  const { page, leave } = await visitor(LISTING);
  const name = await nameOf(page).innerText();
  await soon(() => stored(page, "visited-pages")).toContain(LISTING);
  await untilControlled(page);
  await leave();
  await page.reload();
  expect(await nameOf(page).innerText()).toBe(name);
  await untilAlive(page);
  await page.getByRole("button", { name: "Share" }).tap();
  await page.getByRole("link", { name: "WhatsApp" }).first().waitFor();

  // A card of a search leads to it with the budget that was asked for.
  await page.goto(`${LISTING}?budget=75`);
  await soon(() => new URL(page.url()).pathname).toBe(LISTING);
  expect(await nameOf(page).innerText()).toBe(name);

  await page.goto(`/te${OTHER}`);
  await soon(() => new URL(page.url()).pathname).toBe("/te/offline");
  await page.goto(OTHER);
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  expect(await violations(page)).toEqual([]);
  const list = page.getByRole("region", { name: "These open without a connection" });
  await list.getByRole("link").first().tap();
  await soon(() => new URL(page.url()).pathname).toBe(LISTING);
  expect(await nameOf(page).innerText()).toBe(name);
  await page.goBack();
  await page.getByRole("link", { name: "Try again" }).tap();
  await soon(() => new URL(page.url()).searchParams.get("next")).toBe(OTHER);
});

test("a saved home that was never opened opens without a network, until it is saved no more", async () => {
  const { page, leave } = await visitor("/searchProperties");
  const card = page.getByRole("article").first();
  const heart = card.getByRole("button", { name: /^Save/ });
  await heart.tap();
  await soon(async () => (await stored(page, "ready-pages")).length).toBe(1);
  const [path = ""] = await stored(page, "ready-pages");
  await heart.tap();
  await soon(() => stored(page, "ready-pages")).toEqual([]);
  await heart.tap();
  await soon(() => stored(page, "ready-pages")).toEqual([path]);
  await untilControlled(page);
  await page.goto("/favourites");
  await untilAlive(page);
  await soon(() => stored(page, "visited-pages")).toContain("/favourites");
  await leave();
  await page.reload();
  const list = page.getByRole("region", { name: "These open without a connection" });
  await list.getByRole("link").first().tap();
  await soon(() => new URL(page.url()).pathname).toBe(path);
  await nameOf(page).waitFor();
});

test("a search goes on without a network: the catalogue is there", async () => {
  const { page, leave } = await visitor("/searchProperties");
  await soon(async () => (await stored(page, "catalogue")).length).toBe(1);
  await soon(() => stored(page, "visited-pages")).toContain("/searchProperties");
  await untilControlled(page);
  await leave();
  await page.goto("/searchProperties");
  await untilAlive(page);
  await page.getByLabel("Sort").selectOption("Highest rate");
  await soon(() => new URL(page.url()).searchParams.get("sort")).toBe("rate-down");
  const shown = await rates(page);
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
});

test("a page whose address holds a secret is not stored", async () => {
  const { page } = await visitor("/reset-password?token=abc");
  await page.goto("/about");
  await untilAlive(page);
  await soon(() => stored(page, "visited-pages")).toContain("/about");
  expect((await stored(page, "visited-pages")).join()).not.toContain("token");
});
