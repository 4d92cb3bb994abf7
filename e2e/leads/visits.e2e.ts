// A visit from both sides: asked for, confirmed in the console, moved and cancelled by its buyer.
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { openBrowser, soon, untilAlive } from "../browser.ts";
import {
  callAs,
  consoleSite,
  LISTING,
  lead,
  sendLead,
  setUpByCalls,
} from "../console/agent-steps.ts";
import { calendarFor, newAddress, secretPathFor } from "../mailbox.ts";
import { violations } from "../violations.ts";

const openConsole = consoleSite();
const browser = openBrowser();

/** What a calendar makes of a mail's file: the number and state of its one entry, and when it is. */
function readEntry(file: string) {
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  const value = (name: string) => String(event?.getFirstPropertyValue(name));
  return { uid: value("uid"), sequence: value("sequence"), state: value("status") };
}

test("a visit is confirmed by the agent, moved and cancelled by its buyer, and every calendar follows", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const free = await fetch(`${site.origin}/api/visit-slots?mlsNumber=${LISTING}`);
  const { slots } = (await free.json()) as { slots: readonly string[] };
  const [slot = ""] = slots.slice(8);
  const email = newAddress("visitor");
  const asked = { kind: "site-visit", mlsNumber: LISTING, email, preferredAt: slot };
  const reference = await sendLead(site, asked);
  const path = await secretPathFor(email, 0, site.dataDir);
  expect(path).toMatch(/^\/visit#token=/);
  const first = readEntry(await calendarFor(email, 1, site.dataDir));
  expect(first).toMatchObject({ sequence: "0", state: "TENTATIVE" });

  const week = new Date(Date.parse(slot) + 5.5 * 3600_000).toISOString().slice(0, 10);
  const agents = await enter(`/agent/visits?week=${week}`);
  await agents.getByRole("link", { name: /To be confirmed.*Lakshmi Devi/s }).click();
  await lead(agents).getByRole("button", { name: "Confirm the visit" }).click();
  await lead(agents).getByText("Saved, and the buyer is mailed.").waitFor();
  const confirmed = readEntry(await calendarFor(email, 2, site.dataDir));
  expect(confirmed).toEqual({ uid: first.uid, sequence: "1", state: "CONFIRMED" });

  const page = await enter(path, {}, null);
  await page.getByText("Confirmed: our agent expects you").waitFor();
  await expect.poll(() => page.url()).not.toContain("token");
  expect(await violations(page)).toEqual([]);
  // Three taps: move, another day, ask.
  await page.getByRole("button", { name: "Move it" }).click();
  await page.locator("fieldset").first().getByRole("radio").nth(3).click();
  await page.getByRole("button", { name: "Ask for this time" }).click();
  await page.getByText("Reserved for you; we call to confirm").waitFor();
  expect(readEntry(await calendarFor(email, 3, site.dataDir))).toEqual({
    uid: first.uid,
    sequence: "2",
    state: "TENTATIVE",
  });

  await page.getByRole("button", { name: "Cancel the visit" }).click();
  await page.getByText("Cancelled: nobody waits for you").waitFor();
  expect(readEntry(await calendarFor(email, 4, site.dataDir))).toMatchObject({
    sequence: "3",
    state: "CANCELLED",
  });
  await page.getByRole("button", { name: "Ask for the same time again" }).click();
  await page.getByText("Reserved for you; we call to confirm").waitFor();

  await agents.goto(`${site.origin}/agent/leads/${reference}`);
  await lead(agents).getByText("Visit: Cancelled").waitFor();
  expect(await violations(agents)).toEqual([]);
});

test("an agent cancels a visit after a question that names it, and keeps it by the other answer", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const free = await fetch(`${site.origin}/api/visit-slots?mlsNumber=${LISTING}`);
  const { slots } = (await free.json()) as { slots: readonly string[] };
  const email = newAddress("cancelled");
  const asked = { kind: "site-visit", mlsNumber: LISTING, email, preferredAt: slots[12] ?? "" };
  const page = await enter(`/agent/leads/${await sendLead(site, asked)}`);
  const cancel = lead(page).getByRole("button", { name: "Cancel the visit", exact: true });
  const question = lead(page).getByRole("group", {
    name: /^Cancel the visit on .+, \d+:\d\d [ap]m\?/,
  });
  await cancel.focus();
  await page.keyboard.press("Enter");
  await question.getByText("Lakshmi Devi is mailed at once.").waitFor();
  // A held key, and a second tap on the same spot, answer nothing.
  expect(await question.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await question.getByRole("button", { name: "Keep it" }).click();
  await soon(() => cancel.evaluate((it) => it === document.activeElement)).toBe(true);
  await lead(page).getByText("To be confirmed").first().waitFor();
  await cancel.click();
  await question.getByRole("button", { name: "Yes, cancel the visit" }).click();
  await lead(page).getByText("Saved, and the buyer is mailed.").waitFor();
  expect(readEntry(await calendarFor(email, 2, site.dataDir)).state).toBe("CANCELLED");
});

test("the slip of a visit to a project's plot shows the plot, drawn", async () => {
  const { site, enter } = await openConsole(browser);
  const { slots } = (await (await fetch(`${site.origin}/api/visit-slots`)).json()) as {
    slots: readonly string[];
  };
  const email = newAddress("plot-visitor");
  const plotNumber = "Vennela Gardens (sample project), plot 54";
  const preferredAt = slots[20] ?? "";
  await sendLead(site, { kind: "site-visit", plotNumber, email, preferredAt });
  const page = await enter(await secretPathFor(email, 0, site.dataDir), {}, null);
  const told = "Plot 54, Vennela Gardens (sample project)";
  await page.getByText(told, { exact: true }).waitFor();
  const drawing = page.locator('img[src="/project/plot-54.svg"]');
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("a visit asked for without an account is found again on the device as it stands, until it is cancelled", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter(`/property/${LISTING}`, {}, null);
  await untilAlive(page);
  const form = page.locator("#contact form");
  await form.scrollIntoViewIfNeeded();
  await form.getByRole("group", { name: "Day (optional)" }).getByRole("radio").nth(5).check();
  await form.locator("[name=name]").fill("Device Buyer");
  await form.locator("[name=phone]").fill("9700066611");
  await form.locator("[name=consent]").check();
  await form.locator("button[type=submit]").click();
  await page.getByRole("dialog").getByText("We have your request.").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  const line = page.getByText(/^Your visit: .+, \d+:\d\d [ap]m$/);
  await line.waitFor();
  await page.reload();
  await untilAlive(page);
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await line.waitFor();
  await page.goto(`${site.origin}/favourites`);
  const block = page.getByRole("listitem").filter({ has: line });
  await block.getByText("Lakeridge – 2").waitFor();
  await block.getByText("Reserved for you; we call to confirm").waitFor();
  expect(await violations(page)).toEqual([]);
  const noted = () => page.evaluate(() => JSON.parse(localStorage.getItem("visits") ?? "[]")[0]);
  const { reference, startsAt } = await noted();
  const { slots } = await (await fetch(`${site.origin}/api/visit-slots`)).json();
  const later = slots.find((slot: string) => slot > startsAt);
  const move = { act: "move", startsAt: later, version: 1 };
  await callAs(agent, site, `/leads/${reference}/visit`, move);
  await page.reload();
  await soon(async () => (await noted()).startsAt).toBe(later);
  await page.getByRole("link", { name: "Move or cancel" }).click();
  await page.getByRole("button", { name: "Cancel the visit" }).click();
  await page.getByText("Cancelled: nobody waits for you").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("visits"))).toBeNull();
});

test("a link that is no visit's, or incomplete, says so and shows nothing", async () => {
  const { enter } = await openConsole(browser);
  const wrong = await enter("/visit#token=nothing", {}, null);
  await wrong.getByText("There is no such visit any more.").waitFor();
  await wrong.getByRole("link", { name: "See all layouts" }).waitFor();
  const incomplete = await enter("/visit", {}, null);
  await incomplete.getByText(/This link is incomplete/).waitFor();
});
