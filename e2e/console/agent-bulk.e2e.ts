// Many listings at once: one field chosen, seen before, changed, told, undone; all of them as a sheet and back.
import { readFile } from "node:fs/promises";
import type { Locator } from "playwright-core";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { openBrowser, PHONE, soon } from "../browser.ts";
import { violations } from "../violations.ts";
import { callAs, consoleSite, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();

const listing = (mlsNumber: string, name: string) => ({
  listing: {
    name,
    location: "CPVH+PV, Vijayawada",
    propertyType: "Plot",
    mlsNumber,
    lat: 16.44,
    lng: 80.73,
    marketValue: { pricePerSqYd: "₹20000 per sq.yd" },
  },
  published: true,
});

async function rateOf(origin: string, mlsNumber: string): Promise<string> {
  const page = await fetch(`${origin}/property/${mlsNumber}`);
  return /₹[\d,]+/.exec((await page.text()).replaceAll(/<[^>]+>/g, ""))?.[0] ?? "";
}

test("rates of all that a search finds rise by keyboard on a phone, are public, and are undone", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  for (const number of ["BULK-1", "BULK-2"])
    await callAs(agent, site, "/listings", listing(number, "ZED BULK"));
  await callAs(agent, site, "/listings", listing("OTHER-1", "ZED OTHER"));
  const page = await enter("/agent/listings?q=zed&sort=name", { viewport: PHONE });
  await page.getByRole("checkbox", { name: "Choose all that are shown" }).press("Space");
  await page.getByText("3 listings chosen").waitFor();
  await page.getByRole("checkbox", { name: /OTHER-1/ }).press("Space");
  await page.getByText("2 listings chosen").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Change a field" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Change a field" });
  await sheet.getByLabel("Field").selectOption("Rate per sq yd");
  await sheet.getByRole("radio", { name: "Change by percent" }).check();
  await sheet.getByRole("textbox", { name: /^Percent/ }).fill("-10");
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole("button", { name: "See what changes" }).press("Enter");
  await sheet.getByText("2 listings change.").waitFor();
  await sheet.getByText("₹18000 per sq.yd").first().waitFor();
  expect(await violations(page)).toEqual([]);

  // Another agent is first with one of them.
  const one = listing("BULK-2", "ZED BULK");
  const theirs = await fetch(`${site.origin}/api/agent/listings/BULK-2`, {
    headers: { authorization: `Bearer ${agent.token}` },
  });
  const { listing: now } = (await theirs.json()) as { listing: { version: string } };
  await fetch(`${site.origin}/api/agent/listings/BULK-2`, {
    method: "PUT",
    headers: { authorization: `Bearer ${agent.token}`, "content-type": "application/json" },
    body: JSON.stringify({ ...one, published: false, version: now.version }),
  });
  await sheet.getByRole("button", { name: "Change 2 listings" }).press("Enter");
  await sheet.getByText("1 listing is changed.").waitFor();
  await sheet.getByText("They stay as they are: BULK-2").waitFor();
  await sheet.getByRole("button", { name: "Back to the table" }).click();
  await page.getByText("₹18,000").first().waitFor();
  await soon(() => rateOf(site.origin, "BULK-1")).toBe("₹18,000");

  await page.locator("summary", { hasText: "Changes of many, and deletions" }).click();
  await page.getByText("Rate per sq yd → -10 %").first().waitFor();
  await page.getByRole("button", { name: /^Undo all of it/ }).click();
  await page.getByText("Undone.", { exact: true }).waitFor();
  await soon(() => rateOf(site.origin, "BULK-1")).toBe("₹20,000");
});

test("the table goes by pages: what is chosen stays chosen, and Back is where one was", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/listings", { viewport: PHONE });
  const names = () => page.locator("tbody th a").allInnerTexts();
  await page.getByRole("navigation", { name: "Pages of the list" }).waitFor();
  const first = await names();
  expect(first).toHaveLength(50);
  expect(await page.getByRole("link", { name: "Previous 50" }).count()).toBe(0);
  await page.locator("tbody").getByRole("checkbox").first().press("Space");
  await page.getByText("1 listing chosen").waitFor();
  await page.getByRole("link", { name: "Next 50" }).press("Enter");
  await page.getByRole("link", { name: "Previous 50" }).waitFor();
  const second = await names();
  expect(second.length).toBeGreaterThan(1);
  expect(await violations(page)).toEqual([]);
  await page.getByText("1 listing chosen").waitFor();
  await page.getByRole("checkbox", { name: "Choose all that are shown" }).press("Space");
  await page.getByText(`${second.length + 1} listings chosen`).waitFor();
  await page.getByRole("button", { name: /^Choose all \d+ found$/ }).press("Enter");
  await page.getByText(/^\d+ listings chosen$/).waitFor();
  const address = page.url();
  await page.locator("tbody th a").last().click();
  await page.getByLabel("Facing").waitFor();
  await page.goBack();
  await soon(names).toEqual(second);
  expect(page.url()).toBe(address);
  await page.goBack();
  await soon(names).toEqual(first);
  // In the middle of a page as well.
  const row = page.locator("tbody th a").nth(40);
  await row.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await row.click();
  await page.getByLabel("Facing").waitFor();
  await page.goBack();
  await soon(async () => Math.abs((await page.evaluate(() => scrollY)) - before) < 80).toBe(true);
});

test("what a change takes out of the rows that the filters find can be undone where it was made", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  await callAs(agent, site, "/listings", listing("GOES-1", "YON GOES"));
  const page = await enter("/agent/listings?q=yon&published=yes");
  await page.getByRole("checkbox", { name: /GOES-1/ }).check();
  await page.getByRole("button", { name: "Change a field" }).click();
  const sheet = page.getByRole("dialog", { name: "Change a field" });
  await sheet.getByLabel("Field").selectOption("On the site");
  await sheet.getByLabel("Value").selectOption("Not published");
  await sheet.getByRole("button", { name: "See what changes" }).click();
  await sheet.getByRole("button", { name: "Change 1 listing" }).click();
  await sheet.getByText("It can be undone as a whole, under the table.").waitFor();
  await sheet.getByRole("button", { name: "Back to the table" }).click();
  await page.getByText("No listings match.").waitFor();
  await page.locator("summary", { hasText: "Changes of many, and deletions" }).click();
  await page
    .getByRole("button", { name: /^Undo all of it/ })
    .first()
    .click();
  await page.getByText("Undone.", { exact: true }).waitFor();
  await page.getByRole("checkbox", { name: /GOES-1/ }).waitFor();
});

test("who looks for listings by keyboard stays in the field, and in a choice that was made", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  await callAs(agent, site, "/listings", listing("KEYS-1", "VEX KEYS"));
  const page = await enter("/agent/listings");
  const search = page.getByRole("searchbox", { name: "Search listings" });
  await search.fill("vex");
  await search.press("Enter");
  await page.getByText("1 listing", { exact: true }).waitFor();
  const isIn = (field: Locator) => field.evaluate((it) => it === document.activeElement);
  expect(await isIn(search)).toBe(true);
  await page.goBack();
  await soon(() => search.inputValue()).toBe("");
  await page.goto(`${site.origin}/agent/figures`);
  const days = page.getByLabel("From", { exact: true });
  await days.fill("2026-01-05");
  const table = page.getByRole("combobox", { name: "Table" });
  await table.focus();
  await table.selectOption("Why leads were lost");
  await page.getByRole("heading", { name: "Why leads were lost" }).waitFor();
  expect(await isIn(table)).toBe(true);
  await page.goBack();
  await page.getByRole("heading", { name: "How far leads came" }).waitFor();
  expect(await days.inputValue()).not.toBe("2026-01-05");
});

test("an answer that is late shows nothing of the filters that it was asked for", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  await callAs(agent, site, "/listings", listing("SLOW-1", "WYE SHOWN"));
  await callAs(agent, site, "/listings", { ...listing("SLOW-2", "WYE DRAFT"), published: false });
  const page = await enter("/agent/listings?q=wye");
  await page.getByText("2 listings", { exact: true }).waitFor();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/api\/agent\/listings\?.*published=no/, async (route) => {
    await held;
    await route.continue();
  });
  const filter = page.getByLabel("On the site");
  await filter.selectOption("Not published");
  await page.waitForURL(/published=no/);
  await filter.selectOption("Published");
  await page.getByText("1 listing", { exact: true }).waitFor();
  const late = page.waitForResponse(/published=no/);
  letGo();
  await (await late).finished();
  // Until the page had its time to show it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await page.locator("tbody th a").allInnerTexts()).toEqual(["Wye Shown"]);
});

test("the sheet of all listings in Telugu has Telugu heads, and brought again it changes nothing", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/te/agent/import");
  const [sheet] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "అన్ని లిస్టింగ్‌లు (XLSX)" }).click(),
  ]);
  const body = await readFile(await sheet.path());
  const [[first]] = [await readSheet(body)];
  expect(first?.slice(0, 2)).toEqual(["పేరు", "నంబరు"]);
  const reply = await fetch(`${site.origin}/api/agent/import`, {
    method: "POST",
    body,
    headers: {
      authorization: `Bearer ${agent.token}`,
      "content-type": "application/octet-stream",
    },
  });
  const { result } = JSON.parse((await reply.text()).trim().split("\n").at(-1) ?? "");
  expect(result).toMatchObject({ added: 0, updated: 0 });
  expect(result.unchanged).toBeGreaterThan(50);
  const unknown = result.table.columns.filter(({ target }: { target: unknown }) => target === null);
  expect(unknown).toEqual([]);
});
