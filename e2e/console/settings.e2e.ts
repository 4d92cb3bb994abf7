// Settings in the console: pages follow, two tabs overwrite nothing unseen, a change is taken back.
import { expect, test } from "vitest";
import { DAY_MS, INDIA_AHEAD_MS } from "#lib/time/time.ts";
import { openBrowser, PHONE, soon } from "../browser.ts";
import { violations } from "../violations.ts";
import { consoleSite, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();

test("an owner sets the number and the hours, two tabs agree, and a change is taken back", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const contactHtml = async () => (await fetch(`${site.origin}/contact`)).text();
  expect(await contactHtml()).not.toContain("Monday to Saturday");
  // The console is a 404, and what is refused is told by its status.
  const expected = [/status of (404|409|422)/];
  const page = await enter("/agent/settings", { viewport: PHONE, expected });
  const other = await enter("/agent/settings", { expected });
  const save = (tab: typeof page) => tab.getByRole("button", { name: "Save" }).first().click();
  await other.getByLabel("Office hours").waitFor();
  await page.getByLabel("Phone", { exact: true }).fill("call me");
  await page.getByLabel("Office hours").fill("Monday to Saturday, 10 to 6");
  await save(page);
  await page.getByText("Write a phone number such as").waitFor();
  await page.getByLabel("Phone", { exact: true }).fill("+91 866 2470000");
  await save(page);
  await page.getByText("Saved. The site shows it now.").waitFor();
  await soon(contactHtml).toContain("Monday to Saturday, 10 to 6");
  expect(await contactHtml()).toContain("+91 866 2470000");

  await other.getByLabel("Office hours").fill("Every day, 9 to 5");
  await save(other);
  await other.getByText("Somebody else set this meanwhile to: Monday to Saturday").waitFor();
  expect(await other.getByLabel("Office hours").inputValue()).toBe("Every day, 9 to 5");
  expect(await violations(other)).toEqual([]);
  await other.getByRole("button", { name: "Keep mine" }).click();
  await save(other);
  await soon(contactHtml).toContain("Every day, 9 to 5");

  await other.getByRole("button", { name: "Take back the change" }).first().click();
  await soon(contactHtml).toContain("Monday to Saturday, 10 to 6");
  await soon(() => other.getByLabel("Office hours").inputValue()).toBe(
    "Monday to Saturday, 10 to 6",
  );
});

test("an owner writes what pages say, and puts a buyer's words in the place of a sample", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const html = async (path: string) => (await fetch(site.origin + path)).text();
  const samplesOn = async (path: string) => (await html(path)).split(">Sample quote<").length - 1;
  expect(await samplesOn("/")).toBe(3);
  const expected = [/status of (404|409|422)/];
  const page = await enter("/agent/settings", { viewport: PHONE, expected });
  const texts = page.getByRole("form", { name: "What the site says of us" });
  await texts.getByLabel("Promise").fill("We call back within two hours <b>daily</b>.");
  await texts.getByLabel("Who we are").fill("Two sisters from Tenali.\n\nPlots since 1998.");
  await texts.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved. The site shows it now.").waitFor();
  await soon(() => html("/")).toContain("We call back within two hours &lt;b&gt;daily&lt;/b&gt;.");
  expect(await html("/te")).toContain('<span lang="en">We call back within two hours');
  expect(await html("/")).not.toContain("A real person calls you back");
  expect(await html("/hi/about")).toMatch(/lang="en"[^>]*><p>Two sisters from Tenali\.<\/p><p>/);

  await page.getByRole("button", { name: "Write: Testimonial 2" }).click();
  const form = page.getByRole("form", { name: "Testimonial 2" });
  await form.getByLabel("Name, as they want it shown").fill("Lakshmi");
  await form.getByLabel("Town or layout").fill("Tenali");
  await form.getByLabel("తెలుగు").fill("పత్రాలు ముందే చూపించారు.");
  await form.getByLabel("On which day").fill("2026-01-15");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByText("Without it nothing is saved").waitFor();
  const focused = await page.evaluate(() => document.activeElement?.getAttribute("aria-invalid"));
  expect(focused).toBe("true");
  expect(await violations(page)).toEqual([]);
  expect(await html("/")).not.toContain("పత్రాలు ముందే");
  await form.getByLabel("How they agreed to be shown").fill("by WhatsApp");
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved. The site shows it now.").waitFor();
  await soon(() => html("/")).toContain("పత్రాలు ముందే చూపించారు.");
  for (const path of ["/", "/projects", "/hi/projects"]) {
    const shown = await html(path);
    expect(shown).toMatch(/<blockquote lang="te"[^>]*>పత్రాలు/);
    expect(shown).not.toContain("by WhatsApp");
  }
  expect(await samplesOn("/")).toBe(2);
  await form.getByRole("button", { name: "Take out" }).click();
  await soon(() => samplesOn("/")).toBe(3);
  await page.getByRole("button", { name: "Take back the change" }).first().click();
  await soon(() => samplesOn("/")).toBe(2);
});

test("an owner says when people can visit, and buyers are offered just that", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const offered = async () => {
    const { slots } = await (await fetch(`${site.origin}/api/visit-slots`)).json();
    return (slots as string[]).map((slot) => new Date(Date.parse(slot) + INDIA_AHEAD_MS));
  };
  const dayOf = (slot: Date) => slot.toISOString().slice(0, 10);
  // Not so soon that some of its times are over.
  const later = (await offered()).filter((slot) => +slot > Date.now() + 3 * DAY_MS);
  const closed = dayOf(later.find((slot) => slot.getUTCDay() === 3) ?? new Date());
  const page = await enter("/agent/settings", { viewport: PHONE, expected: [/status of 404/] });
  await page.getByLabel("Sunday: from").selectOption("Closed");
  await page.getByLabel("Wednesday: from").selectOption("9 am");
  await page.getByLabel("Wednesday: until").selectOption("1 pm");
  await page.getByLabel("How long a visit takes").selectOption("30 minutes");
  await page.getByLabel("Visits at one layout").fill("2");
  await page.getByRole("button", { name: "Add a day" }).click();
  await page.getByLabel("Closed 1: day").fill(closed);
  await page.getByLabel("Closed 1: from").selectOption("9 am");
  await page.getByLabel("Closed 1: until").selectOption("12 pm");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).nth(1).click();
  await page.getByText("Saved. The site shows it now.").waitFor();
  await soon(async () => (await offered()).filter((slot) => slot.getUTCDay() === 0)).toEqual([]);
  const now = await offered();
  const timesOf = (day: string) =>
    now.filter((slot) => dayOf(slot) === day).map((slot) => slot.toISOString().slice(11, 16));
  expect(timesOf(closed)).toEqual(["12:00", "12:30"]);
  const weekAfter = new Date(Date.parse(closed) + 7 * DAY_MS).toISOString().slice(0, 10);
  expect(timesOf(weekAfter)[0]).toBe("09:00");
  expect(timesOf(weekAfter)).toHaveLength(8);
  await page.getByText("9 am – 1 pm").waitFor();
  await page.getByRole("button", { name: "Closed 1: take away" }).click();
  await page.getByRole("button", { name: "Save" }).nth(1).click();
  await soon(async () => (await offered()).filter((slot) => dayOf(slot) === closed).length).toBe(8);
});
