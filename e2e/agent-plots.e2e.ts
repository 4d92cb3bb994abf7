// Plots in the console: sold in three steps, taken back, two agents at one plot, and the public page after it.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { callAs, consoleSite, setUpByCalls } from "./agent-steps.ts";
import { DESKTOP, openBrowser, PHONE, soon } from "./browser.ts";
import { violations } from "./violations.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();
const PROJECT = "/projects/vennela-gardens";

const box = (page: Page, number: number) =>
  page.getByRole("checkbox", { name: `Plot ${number}`, exact: true });
const row = (page: Page, number: number) =>
  page.getByRole("row").filter({ has: box(page, number) });

/** What visitors are told of a plot: by the page, and by the call. */
async function told({ origin }: { origin: string }, number: number): Promise<string[]> {
  const html = await (await fetch(`${origin}/projects`)).text();
  const [, name = ""] = html.match(new RegExp(`aria-label="(Plot ${number}, [^"]+)"`)) ?? [];
  const reply = await fetch(`${origin}/api${PROJECT}`);
  const { project } = (await reply.json()) as {
    project: { plots: { number: string; status: string }[] };
  };
  const status = project.plots.find((plot) => plot.number === String(number))?.status ?? "";
  return [name.split(", ").at(-1) ?? "", status];
}

test("a plot is sold in three steps, every page says so at once, and it is taken back", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/plots", { viewport: DESKTOP });
  expect(await told(site, 2)).toEqual(["Available", "available"]);
  await box(page, 2).check();
  await page.getByRole("button", { name: "Mark sold" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox", { name: "For whom (optional)" }).fill("Lakshmi Devi");
  await sheet.getByRole("button", { name: "Mark sold" }).click();
  await page.getByRole("status").filter({ hasText: "Done: Mark sold (2)" }).waitFor();
  await soon(() => told(site, 2)).toEqual(["Sold", "sold"]);
  expect(await row(page, 2).innerText()).toContain("Lakshmi Devi");
  const html = await (await fetch(`${site.origin}/projects`)).text();
  expect(html).not.toContain("Lakshmi");
  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("region", { name: "History" });
  await soon(() => history.innerText()).toContain("Available → Sold");
  expect(await history.innerText()).toContain("agent");
  await history.getByRole("button", { name: "Undo" }).click();
  await soon(() => told(site, 2)).toEqual(["Available", "available"]);
});

test("of two agents at one plot the second is told at the plot, and keeps what was typed", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/plots", { viewport: DESKTOP });
  await box(page, 7).check();
  await box(page, 9).check();
  await page.getByRole("button", { name: "Hold" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox", { name: "For whom" }).fill("Sita Rama");
  const seen = [{ number: "9", version: 1 }];
  const done = await callAs(agent, site, `${PROJECT}/changes`, { what: "book", seen, buyer: null });
  expect(done.success).toBe(true);
  await sheet.getByRole("button", { name: "Hold" }).click();
  await soon(() => sheet.innerText()).toContain("Somebody else changed a plot meanwhile");
  expect(await sheet.getByRole("textbox", { name: "For whom" }).inputValue()).toBe("Sita Rama");
  expect(await told(site, 7)).toEqual(["Available", "available"]);
  await sheet.getByRole("button", { name: "Cancel" }).click();
  expect(await row(page, 9).innerText()).toContain("Changed by somebody else");
  expect(await row(page, 7).innerText()).not.toContain("Changed");
});

test.each([
  [PHONE, ""],
  [DESKTOP, "/te"],
] as const)(
  "axe finds nothing at %j in “%s”, nothing scrolls sideways, and the keyboard is enough",
  async (viewport, language) => {
    const { site, agent, enter } = await openConsole(browser);
    await setUpByCalls(agent, site);
    const page = await enter(`${language}/agent/plots`, { viewport });
    const boxes = page.locator("tbody input[type=checkbox]");
    await boxes.first().focus();
    await page.keyboard.press("Space");
    const bar = page
      .locator("section")
      .filter({ has: page.locator(".bg-ink, button") })
      .last();
    await bar.waitFor();
    const fits = async () => {
      expect(await violations(page)).toEqual([]);
      const over = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
    };
    await fits();
    await bar.getByRole("button").first().press("Enter");
    await page.getByRole("dialog").waitFor();
    await fits();
    await page.keyboard.press("Escape");
    await soon(() => page.getByRole("dialog").count()).toBe(0);
  },
);

test("a listing that is sold out says so on page and card, and takes no visits", async () => {
  const { site, agent } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const read = async (path: string) => (await fetch(site.origin + path)).text();
  const facts = {
    name: "Nunna Fields",
    location: "Nunna",
    propertyType: "Plot",
    lat: 16.6,
    lng: 80.7,
  };
  const listing = { ...facts, mlsNumber: "SOLD-1", status: "Sold out" };
  await callAs(agent, site, "/listings", { listing, published: true });
  await soon(() => read("/property/SOLD-1")).toContain("Ask for similar");
  const page = await read("/property/SOLD-1");
  expect(page).toContain("Sold out");
  expect(page).not.toContain("kind=site-visit");
  await soon(() => read("/searchProperties?unrated=1&text=SOLD-1")).toContain("Sold out");
});
