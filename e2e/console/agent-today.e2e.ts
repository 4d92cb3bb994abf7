// The day's list: what is due is set on a lead, found there, done, and taken back.
import type { BrowserContext } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, openBrowser, PHONE, soon } from "../browser.ts";
import { violations } from "../violations.ts";
import { callAs, consoleSite, lead, sendLead, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();

const NEXT_LOOK_MS = 31_000;

/** One of the times at which a visit may be asked for. */
async function slotOf({ origin }: { readonly origin: string }, at: number) {
  const reply = await fetch(`${origin}/api/visit-slots`);
  const { slots } = (await reply.json()) as { slots: readonly string[] };
  return slots[at];
}

test("the day follows when another agent was the one to call the last who waited", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const reference = await sendLead(site, { name: "Vani Rao" });
  const prepare = (context: BrowserContext) => context.clock.install();
  const page = await enter("/agent/today", { viewport: PHONE, prepare });
  await page.getByRole("link", { name: "Vani Rao", exact: true }).waitFor();
  await page.getByText("1 to call").first().waitFor({ state: "attached" });
  await callAs(agent, site, `/leads/${reference}/changes`, { what: "reached", version: 1 });
  await page.clock.fastForward(NEXT_LOOK_MS);
  await page.getByText("Nobody is waiting for a call.").waitFor();
});

test("the console opens at the day; a next step is set, due there, done and taken back", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const visit = { kind: "site-visit", preferredAt: await slotOf(site, 20) };
  const reference = await sendLead(site, { name: "Sita Devi", ...visit });
  const page = await enter("/agent", { viewport: PHONE });
  await page.waitForURL("**/agent/today");
  await page.getByRole("link", { name: "Sita Devi", exact: true }).click();
  await lead(page).getByLabel("When").fill("2035-01-06T10:00");
  await lead(page).getByRole("button", { name: "Save", exact: true }).click();
  await lead(page).getByText("Write what is to be done then.").waitFor();
  await lead(page).getByLabel("Next step").fill("Send the price list");
  await lead(page).getByLabel("When").fill("2020-01-06T10:00");
  await lead(page).getByRole("button", { name: "Save", exact: true }).click();
  await lead(page).getByText("This time is past.").waitFor();
  // The server takes what is due this minute, so that it is over a moment later.
  const step = { what: "next-step", nextStep: "Send the price list", version: 1 };
  const due = { ...step, nextStepAt: new Date().toISOString() };
  await callAs(agent, site, `/leads/${reference}/changes`, due);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await lead(page)
    .getByText(/^Was due /)
    .waitFor();
  await page.getByRole("link", { name: "All leads" }).click();
  await page.getByText(/was due /).waitFor();
  await page.goto("/agent/today");
  await page.getByRole("link", { name: "Send the price list" }).waitFor();
  expect(await violations(page)).toEqual([]);
  const over = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
  // As somebody who reads the day down to its end.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.getByRole("button", { name: "Mark done" }).click();
  await page.getByText("None is due today.").waitFor();
  // Told where it is seen, with the way back, though the row was far down.
  const { y = -1 } = (await page.getByText("Done: Send the price list").boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(PHONE.height);
  await page.getByRole("button", { name: "Undo" }).click();
  // The button is gone with what it undid; the focus is at the heading before it, and not lost.
  await page.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^H[1-3]$/);
  await page.getByRole("link", { name: "Send the price list" }).click();
  await lead(page).getByText("Done: Send the price list").waitFor();
  // Another agent was first: this one is told, and what stands is shown.
  const other = { what: "next-step", nextStep: "Call the bank", version: 4 };
  await callAs(agent, site, `/leads/${reference}/changes`, other);
  await lead(page).getByRole("button", { name: "Mark done" }).click();
  await lead(page).getByText("Someone else has changed this lead").waitFor();
  await lead(page).getByRole("button", { name: "Leave it as it is now" }).click();
  await soon(() => lead(page).getByText("Call the bank").first().isVisible()).toBe(true);
  // On a phone the first to be called stands whole above the others, and its visit is confirmed there.
  await page.goto("/agent/today");
  const card = page.getByRole("article");
  await card.getByRole("link", { name: "Call Sita Devi" }).waitFor();
  expect(await page.getByRole("link", { name: "Sita Devi", exact: true }).count()).toBe(1);
  await card.getByRole("button", { name: /^Confirm / }).click();
  await page.getByText("Saved: the visit of Sita Devi.").waitFor();
  await card.getByRole("button", { name: /^Confirm / }).waitFor({ state: "detached" });
});

test("on a wide window a lead stands beside the day, is answered there, and stays while the day follows", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const visit = { kind: "site-visit", preferredAt: await slotOf(site, 0) };
  await sendLead(site, { name: "Rama Rao", ...visit });
  const plot = { plotNumber: "Vennela Gardens (sample project), plot 54" };
  const words = "Near the park,\nin Telugu please";
  const reference = await sendLead(site, { name: "Uma Devi", requirements: words, ...plot });
  const page = await enter(`/agent/today?lead=${reference}`, { viewport: DESKTOP });
  const beside = page.getByRole("complementary", { name: "Lead" });
  await beside.getByRole("heading", { name: "Uma Devi" }).waitFor();
  const row = page.getByRole("listitem").filter({ hasText: "Uma Devi" });
  expect(await row.innerText()).toContain("“Near the park, in Telugu please”");
  expect(await row.locator("img").getAttribute("src")).toBe("/project/plot-54.svg");
  expect(await beside.innerText()).toMatch(/Plot 54 · 209 sq yd\s+₹[\d.]+ L all-in/);
  expect(await violations(page)).toEqual([]);
  await beside.getByLabel("Note").fill("Comes on Sunday");
  await beside.getByRole("button", { name: "We talked" }).click();
  await row.waitFor({ state: "detached" });
  await beside.getByText("Saved.").waitFor();
  // Another row opens its own; Back gives the first again.
  const week = page.getByRole("list", { name: "Visits in the next seven days" });
  await week.getByRole("link", { name: "Rama Rao" }).click();
  await beside.getByRole("heading", { name: "Rama Rao" }).waitFor();
  await page.goBack();
  await beside.getByRole("heading", { name: "Uma Devi" }).waitFor();
  await beside.getByRole("link", { name: "Next step, messages and history" }).click();
  await lead(page).getByText("Comes on Sunday").waitFor();
  // A day of the week leads to itself among the visits.
  await page.goto("/agent/today");
  await week.locator("> li").nth(1).getByRole("link").first().click();
  await page.waitForURL(/\/agent\/visits\?week=([\d-]+)#\1$/);
  const reached = () => page.evaluate(() => `#${document.activeElement?.id}` === location.hash);
  await soon(reached).toBe(true);
});

test("visits of before whose end nobody told are counted by themselves", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  await sendLead(site, { kind: "site-visit", preferredAt: await slotOf(site, 0) });
  const page = await enter("/agent/account", { viewport: PHONE });
  await page.route("**/api/agent/today", async (route) => {
    const reply = await route.fetch();
    const { today, ...more } = await reply.json();
    const [visit] = today.visits;
    const unsettled = [{ ...visit, reference: "OLD1-OLD1", startsAt: "2026-01-05T05:30:00.000Z" }];
    const visits = [visit];
    await route.fulfill({
      json: { ...more, today: { ...today, visits, unsettled, unsettledFound: 37 } },
    });
  });
  await page.goto("/agent/today");
  await page.getByRole("heading", { name: /^Did they come\?\s*37$/ }).waitFor();
  await page.getByText("36 more in the calendar").waitFor();
  const near = page.getByRole("heading", { name: /^Visits today and tomorrow/ });
  expect(await near.innerText()).toMatch(/^Visits today and tomorrow\s*[01]?$/);
  await page.getByText("37 visits: did they come?").waitFor();
  expect(await violations(page)).toEqual([]);
});
