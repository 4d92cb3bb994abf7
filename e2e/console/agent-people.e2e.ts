// Who called or came is entered on a telephone; where a form came from goes with it.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openBrowser, PHONE, soon, untilAlive } from "../browser.ts";
import { violations } from "../violations.ts";
import { callAs, consoleSite, LISTING, lead, sendLead, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();

test("a walk-in is entered by name and number, the known one told, and nothing typed is lost", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const plot = { plotNumber: "Vennela Gardens (sample project), plot 54" };
  await sendLead(site, { name: "Sita Devi", phone: "9700054321", ...plot });
  const page = await enter("/agent/today", { viewport: PHONE });
  await page.getByRole("link", { name: "Add a call or walk-in" }).click();
  await page.getByLabel("Walk-in").check({ force: true });
  await page.getByLabel("Phone", { exact: true }).fill("97000 54321");
  await page.getByLabel("Name", { exact: true }).fill("Sita D");
  await page.getByText("Already known: Sita Devi").waitFor();
  // By the number; an address of nobody takes nothing of that away, and with the number it goes.
  await page.locator("summary", { hasText: "Email, layout, plot, language" }).click();
  const looked = () => page.waitForResponse("**/api/agent/people/search");
  const unknown = looked();
  await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
  await page.getByLabel("Name", { exact: true }).focus();
  await (await unknown).finished();
  await page.getByLabel("Phone", { exact: true }).focus();
  expect(await page.getByText("Already known: Sita Devi").isVisible()).toBe(true);
  await page.getByLabel("Phone", { exact: true }).fill("");
  await page.getByLabel("Email", { exact: true }).fill("");
  await page.getByLabel("Name", { exact: true }).focus();
  await page.getByText("Already known: Sita Devi").waitFor({ state: "detached" });
  await page.getByLabel("Phone", { exact: true }).fill("12");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Enter a phone number that can be called, or an email.").first().waitFor();
  await page.getByText("Tell them first, then tick this.").waitFor();
  await page.getByText("Some fields are not right yet. Nothing was saved.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Phone", { exact: true }).fill("97000 54321");
  await page.getByLabel(/^They gave me this themselves/).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await lead(page).getByRole("heading", { name: "Sita D" }).waitFor();
  await lead(page).getByText("State: Talked").first().waitFor();
  await lead(page).getByText("Walk-in").first().waitFor();
  await lead(page).getByRole("link", { name: "All 2 requests of this person" }).click();
  await page.getByRole("heading", { name: "Sita D", exact: true }).waitFor();
  await page.getByRole("link", { name: "Call back" }).waitFor();
  const talk = page.getByRole("link", { name: "WhatsApp" });
  expect(await talk.getAttribute("href")).toBe("https://wa.me/919700054321");
  await page.getByRole("link", { name: "Visit", exact: true }).click();
  const visit = lead(page).getByRole("heading", { name: "Visit", exact: true });
  await soon(() => visit.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.goBack();
  const facts = await page.locator("dl").first().innerText();
  expect(facts).toMatch(/Asked about\s+209 sq yd\s+It costs\s+₹[\d.]+ L all-in\s+Facing\s+South/);
  expect(await violations(page)).toEqual([]);
  const over = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "All leads" }).click();
  await page.waitForURL("**/agent/leads");
});

test("a form says which page, site and campaign it came from", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/?utm_source=fb&utm_campaign=diwali", {}, null);
  await untilAlive(page);
  await soon(() => page.evaluate(() => sessionStorage.getItem("came-from"))).toContain("diwali");
  await page.goto(`/property/${LISTING}`);
  await untilAlive(page);
  const form = page.locator("main form").last();
  await form.locator("[name=name]").fill("Campaign Buyer");
  await form.locator("[name=phone]").fill("9700077777");
  await form.locator("[name=consent]").check();
  await form.getByRole("button", { name: "Book a visit" }).click();
  await page.getByRole("dialog").getByText("We have your request.").waitFor();
  const console = await enter("/agent/leads");
  await console.getByRole("link", { name: "Campaign Buyer", exact: true }).click();
  await lead(console).getByText("fb · diwali").waitFor();
  await lead(console).getByText(`/property/${LISTING}`, { exact: true }).waitFor();
});

test("two numbers of one family are joined by hand and parted again", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  await sendLead(site, { name: "Anitha Devi", phone: "9700054421", email: "anitha@homes.example" });
  await sendLead(site, { name: "Rama Rao", phone: "9700054422", email: "anitha@homes.example" });
  await sendLead(site, { name: "Lakshmi", phone: "9700054423" });
  // The console is a 404, and what is refused is told by its status.
  const expected = [/status of (400|404|409)/];
  const page = await enter("/agent/leads", { viewport: PHONE, expected });
  await page.getByRole("link", { name: "Anitha Devi", exact: true }).click();
  await lead(page).getByRole("link", { name: "All about this person" }).click();
  const joins = page.getByRole("region", { name: "The same person?" });
  await joins.getByRole("button", { name: "Join with Rama Rao" }).click();
  await joins.getByText("Joined. All requests of both stand here").waitFor();
  await page.getByRole("link", { name: "Call +91 97000 54422" }).waitFor();
  const other = joins.getByLabel("Another number, email or request of this person");
  await other.fill("12");
  await joins.getByRole("button", { name: "Join", exact: true }).click();
  await joins.getByText("Write a phone number, an email or a reference").waitFor();
  expect(await other.inputValue()).toBe("12");
  expect(await violations(page)).toEqual([]);
  await other.fill("97000 54423");
  await joins.getByRole("button", { name: "Join", exact: true }).click();
  await page.getByRole("link", { name: "Call +91 97000 54423" }).waitFor();
  const over = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
  await joins.getByRole("button", { name: "Take back" }).first().click();
  await joins.getByText("Taken back: they are two people again.").waitFor();
  await soon(() => page.getByRole("link", { name: "Call +91 97000 54422" }).count()).toBe(0);
});

test("who calls again is seen with their plots and what is due, and gets what is stored of them", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const phone = "9700054521";
  const plotOf = (plot: number) => ({
    plotNumber: `Vennela Gardens (sample project), plot ${plot}`,
  });
  const first = await sendLead(site, { name: "Padma Rao", phone, ...plotOf(54) });
  await sendLead(site, { name: "Padma Rao", phone, requirements: "By the park", ...plotOf(66) });
  await sendLead(site, { name: "Somebody Else", phone: "9700054522", ...plotOf(65) });
  const step = { nextStep: "Send the link documents", nextStepAt: "2099-03-02T04:30:00Z" };
  const change = { what: "next-step", ...step, version: 1 };
  await callAs(agent, site, `/leads/${first}/changes`, change);
  const page = await enter(`/agent/people/${first}`, { viewport: PHONE });
  const plots = page.getByRole("region", { name: "Plots in talk" });
  await plots.getByRole("link", { name: /^Plot 66 · 217 sq yd$/ }).waitFor();
  expect(await plots.getByRole("listitem").count()).toBe(2);
  const card = plots.getByRole("listitem").filter({ hasText: "Plot 54" });
  expect(await card.innerText()).toMatch(
    /₹[\d.]+ L all-in\s+Vennela Gardens\s+Asked on .+\s+Available/,
  );
  expect(await card.locator("[data-plot='54']").count()).toBe(1);
  const over = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await plots.getByRole("link", { name: /^Plot 54/ }).click();
  await page.waitForURL("**/agent/plots?project=vennela-gardens&q=54");
  await page.getByRole("rowheader", { name: "54", exact: true }).waitFor();
  await page.goBack();
  const next = page.getByRole("region", { name: "Next step" });
  await next.getByText("Monday, 2 March 2099, 10:00 am").waitFor();
  await next.getByRole("link", { name: step.nextStep }).click();
  await page.waitForURL(`**/agent/leads/${first}`);
  await page.goBack();
  await page.getByRole("link", { name: "Hand out or delete their data" }).click();
  await page.getByRole("button", { name: "Look under +91 97000 54521" }).click();
  await page.getByRole("button", { name: "Show all of it, to hand out" }).click();
  await page.getByRole("heading", { name: "Stored under +91 97000 54521" }).waitFor();
  await page.getByText("By the park").first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file (JSON)" }).click();
  const saved = await readFile(await (await saving).path(), "utf8");
  const person = JSON.parse(saved) as { requests: { plotNumber: string }[] };
  expect(person.requests.map(({ plotNumber }) => plotNumber)).toEqual(["54", "66"]);
  expect(saved).toContain(step.nextStep);
  for (const word of ["Somebody Else", agent.email]) expect(saved).not.toContain(word);
});
