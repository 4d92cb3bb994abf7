// Searches that a visitor saves, and the mails about what became of them.
import { sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sendAlerts } from "../../src/features/alerts/commands/send-alerts.server.ts";
import { saveListing } from "../../src/features/listings/commands/change-listing.server.ts";
import { findState } from "../../src/features/listings/queries/stored-state.server.ts";
import { loadGazetteer } from "../../src/features/places/index.server.ts";
import { LiveCatalogue } from "../../src/features/search/queries/live-catalogue.server.ts";
import { DAY_MS, HOUR_MS, indiaDay, startOfIndiaDay } from "../../src/lib/time/time.ts";
import { openDatabase } from "../../src/platform/db/open-database.server.ts";
import { accounts, alerts, listingChanges } from "../../src/platform/db/schema.ts";
import { shippedRegion } from "../../src/platform/region/read-region.ts";
import { openSealingKeys } from "../../src/server/config/sealing-keys.ts";
import { createLog } from "../../src/server/observability/log.ts";
import { openAlerts } from "../../src/server/wiring/alerts.ts";
import { logIn, openAccount, REFUSED, signedInAs, storing } from "../accounts/account-steps.ts";
import { openBrowser, PHONE, soon, untilAlive } from "../browser.ts";
import { linkFor } from "../mailbox.ts";
import { ownSites } from "../own-site.ts";
import { violations } from "../violations.ts";

// Before the browser, whose pages are so closed before the sites that they are of.
const { open } = ownSites();
const { visit } = openBrowser();

const GATED = "/searchProperties?budget=40&gated=1";
const saveButton = (page: Page) => page.getByRole("button", { name: "Save search" });
const rows = (page: Page) =>
  page.getByRole("region", { name: "Saved searches" }).getByRole("listitem");
const onDevice = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem("savedSearches") ?? "[]") as { search: string }[]).map(
      ({ search }) => search,
    ),
  );

test("the first press on a phone saves the search, which is listed, opened, removed and brought back", async () => {
  const page = await visit(GATED, { viewport: PHONE });
  await saveButton(page).click();
  await soon(() => saveButton(page).getAttribute("aria-pressed")).toBe("true");
  await soon(() => onDevice(page)).toEqual(["budget=40&gated=1"]);
  await page.getByRole("link", { name: "Get emails about it" }).click();
  await page.waitForURL("**/favourites#searches");
  const heading = page.getByRole("heading", { name: "Saved searches" });
  await soon(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(PHONE.height / 2);
  const found = page.getByRole("link", { name: "Up to ₹40 L · Gated Community" });
  await soon(() => rows(page).innerText()).toMatch(/\d+ layouts/);
  await found.click();
  await page.waitForURL("**/searchProperties?budget=40&gated=1");
  await soon(() => saveButton(page).getAttribute("aria-pressed")).toBe("true");
  await page.goBack();
  await page.getByRole("button", { name: "Remove Up to ₹40 L · Gated Community" }).click();
  await soon(() => onDevice(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await soon(() => onDevice(page)).toEqual(["budget=40&gated=1"]);
  expect(await violations(page)).toEqual([]);
});

test("another filter is another search; pressed again it is let go", async () => {
  const page = await visit(GATED);
  await untilAlive(page);
  await saveButton(page).click();
  await soon(() => saveButton(page).getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("button", { name: "Remove filter: Gated Community" }).click();
  await soon(() => saveButton(page).getAttribute("aria-pressed")).toBe("false");
  await page.waitForURL("**/searchProperties?budget=40");
  await page.goBack();
  await soon(() => saveButton(page).getAttribute("aria-pressed")).toBe("true");
  await saveButton(page).click();
  await soon(() => saveButton(page).getAttribute("aria-pressed")).toBe("false");
  await soon(() => onDevice(page)).toEqual([]);
});

test("a login carries the device's searches into the account, where mails are turned on and stay so", async () => {
  const account = await openAccount();
  const searches = [{ search: "budget=40&gated=1", name: "Up to ₹40 L · Gated Community" }];
  const page = await visit("/favourites", storing({ savedSearches: JSON.stringify(searches) }));
  await soon(() => rows(page).count()).toBe(1);
  await page.getByRole("link", { name: /^Log in for emails/ }).click();
  await logIn(page, account.email);
  await page.waitForURL("**/favourites");
  const mails = page.getByRole("checkbox", {
    name: "Email me when something that I saved changes",
  });
  await soon(() => mails.isEnabled()).toBe(true);
  expect(await mails.isChecked()).toBe(false);
  await soon(() => onDevice(page)).toEqual([]);
  await mails.focus();
  await page.keyboard.press("Space");
  await page.waitForResponse((reply) => reply.url().endsWith("/api/alerts") && reply.ok());
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await soon(() => mails.isChecked()).toBe(true);
  await soon(() => rows(page).count()).toBe(1);
});

test("searches that cannot be read, and a change that fails, say so and can be tried again", async () => {
  const account = await openAccount();
  const page = await visit("/livez", { ...signedInAs(account), expected: [/ERR_FAILED/] });
  await page.route("**/api/saved-searches", (route) => route.abort());
  await page.goto("/favourites");
  const section = page.getByRole("region", { name: "Saved searches" });
  await section.getByRole("alert").waitFor();
  await page.unroute("**/api/saved-searches");
  await section.getByRole("button", { name: "Try again" }).click();
  await section.getByText("None yet.").waitFor();
  await page.route("**/api/alerts", (route) => route.abort());
  const mails = page.getByRole("checkbox", { name: /^Email me/ });
  await mails.click();
  await page.getByText("No connection. Nothing was changed.").waitFor();
  expect(await mails.isChecked()).toBe(false);
});

test("of a full account's searches what is new is told, though the device has one more", async () => {
  const account = await openAccount();
  const page = await visit("/livez", signedInAs(account));
  const store = (...budgets: number[]) =>
    page.evaluate(
      (searches) => localStorage.setItem("savedSearches", JSON.stringify(searches)),
      budgets.map((lakhs) => ({ search: `budget=${lakhs}`, name: `Up to ₹${lakhs} L` })),
    );
  await store(...Array.from({ length: 30 }, (_, at) => 60 + at));
  await page.goto("/favourites");
  await soon(() => onDevice(page)).toEqual([]);
  await store(90);
  await page.reload();
  await soon(() => rows(page).count()).toBe(31);
  await soon(() => rows(page).first().innerText()).toMatch(/\d+ layouts/);
  expect(await onDevice(page)).toEqual(["budget=90"]);
});

/**
 * Some days pass on a site that is stopped: one of its layouts that the search finds became cheaper three
 * days ago, and the morning after the mails were written.
 */
async function daysPass(dataDir: string, mlsNumber: string): Promise<void> {
  const before = (days: number) => new Date(Date.now() - days * DAY_MS);
  const database = await openDatabase({ dataDir });
  const { db } = database;
  const { at } = listingChanges;
  await db.update(listingChanges).set({ at: sql`${at} - interval '10 days'` });
  await db.update(alerts).set({ toldDay: indiaDay(before(5).getTime()) });
  const [agent] = await db.select().from(accounts);
  const state = await findState(db, mlsNumber);
  if (!state || !agent) throw new Error("The site has no such listing, or no account.");
  const marketValue = { ...state.listing.marketValue, pricePerSqYd: "₹9000 per sq.yd" };
  const context = { db, clock: () => before(3), bounds: shippedRegion().bounds };
  const saved = await saveListing(context, {
    mlsNumber,
    draft: { ...state.listing, marketValue },
    published: true,
    seen: state.version,
    by: { accountId: agent.id, email: agent.email },
  });
  if (!saved.ok) throw new Error(saved.code);
  const gazetteer = await loadGazetteer(shippedRegion());
  const live = await LiveCatalogue.open(database, gazetteer, createLog("silent"));
  const keys = await openSealingKeys({ SECOND_FACTOR_KEY: undefined, DATA_DIR: dataDir });
  const morning = new Date(startOfIndiaDay(indiaDay(before(2).getTime())).getTime() + 9 * HOUR_MS);
  const parts = { db, clock: () => morning, catalogue: () => live.current() };
  expect(await sendAlerts(openAlerts(parts, keys))).toBe(1);
  live.close();
  await database.close();
}

test("a rate that falls is mailed in the morning; the mail leads to the layout, and stops without script or login", async () => {
  const first = await open();
  const account = await openAccount("Lakshmi", "lakshmi@example.in", first);
  const site = first.origin;
  const page = await visit(GATED, { ...signedInAs(account, site), site });
  await untilAlive(page);
  await saveButton(page).click();
  await soon(() => saveButton(page).getAttribute("aria-pressed")).toBe("true");
  await page.goto("/favourites");
  const mails = page.getByRole("checkbox", { name: /^Email me/ });
  await soon(() => mails.isEnabled()).toBe(true);
  const turned = page.waitForResponse((reply) => reply.url().endsWith("/api/alerts"));
  await mails.check();
  expect((await turned).ok()).toBe(true);
  const found = await fetch(`${site}/api/listings?budget=40&gated=1`);
  const { shown } = (await found.json()) as { shown: { summary: { mlsNumber: string } }[] };
  const mlsNumber = shown[0]?.summary.mlsNumber ?? "";
  await page.close();
  first.process.kill("SIGTERM");
  await first.ended;
  await daysPass(first.dataDir, mlsNumber);
  const second = await open({ DATA_DIR: first.dataDir });
  const link = await linkFor(account.email, /https?:\/\/\S+\?token=\S+/, second.dataDir);
  const layout = await linkFor(account.email, /https?:\/\/\S+\/property\/\S+/, second.dataDir);
  expect(layout).toBe(`/property/${mlsNumber}`);
  const stopping = { site: second.origin, javaScriptEnabled: false, viewport: PHONE };
  const off = await visit(link, stopping);
  await off.getByRole("button", { name: "Stop the emails" }).click();
  await off.getByRole("heading", { name: "You will get no more of these emails" }).waitFor();
  const after = await visit("/favourites", {
    ...signedInAs(account, second.origin),
    site: second.origin,
  });
  const again = after.getByRole("checkbox", { name: /^Email me/ });
  await soon(() => again.isEnabled()).toBe(true);
  expect(await again.isChecked()).toBe(false);
  await soon(() => rows(after).count()).toBe(1);
  // As programs of mail do it, whoever presses their button (RFC 8058).
  const form = "List-Unsubscribe=One-Click";
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const oneClick = await fetch(second.origin + link, { method: "POST", headers, body: form });
  expect(oneClick.status).toBe(200);
});

test.each(["en", "te"])(
  "opening a mail's link changes nothing, and one that is cut says so in %s",
  async (language) => {
    const start = language === "en" ? "" : `/${language}`;
    const page = await visit(`${start}/alerts/off?token=cut`, { expected: REFUSED });
    await page.locator("main form button").click();
    await page.getByRole("alert").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("alert").getByRole("link").click();
    await page.waitForURL(`**${start}/favourites`);
  },
);
