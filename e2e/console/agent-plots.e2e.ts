// Plots in the console: sold in three steps, taken back, two agents at one plot, and the public page after it.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, openBrowser, PHONE, soon } from "../browser.ts";
import { violations } from "../violations.ts";
import { callAs, consoleSite, loseAnswer, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();
const PROJECT = "/projects/vennela-gardens";

const box = (page: Page, number: number) =>
  page.getByRole("checkbox", { name: `Plot ${number}`, exact: true });
const row = (page: Page, number: number) =>
  page.getByRole("row").filter({ has: box(page, number) });

/** A plot that no try before has held. */
let heldNext = 40;

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
  expect(await history.innerText()).toContain("Agent");
  await history.getByRole("button", { name: "Undo" }).click();
  await soon(() => told(site, 2)).toEqual(["Available", "available"]);
});

test("a plot of another page that cannot be had is said not to be chosen", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/plots?q=54", {
    viewport: DESKTOP,
    expected: [/status of 404/, /ERR_FAILED/],
  });
  const onPlan = page.locator('[data-plot="61"]');
  await page.route("**/chosen", (route) => route.abort(), { times: 1 });
  await onPlan.click();
  await page.getByText("No connection. Try again").waitFor();
  await onPlan.click();
  await page.getByText("1 plot chosen").waitFor();
  expect(await page.getByText("No connection. Try again").count()).toBe(0);
});

test.each([
  [1440, 900],
  [1440, 600],
])(
  "in a window of %i × %i the whole plan stays in sight beside its table, with the history",
  async (width, height) => {
    const { site, agent, enter } = await openConsole(browser);
    await setUpByCalls(agent, site);
    const page = await enter("/agent/plots", { viewport: { width, height } });
    const plan = page.getByRole("img", { name: "The plan. The table has the same plots." });
    const edges = async () => {
      const { y = -1, height: high = 0 } = (await plan.boundingBox()) ?? {};
      return { top: y, foot: y + high };
    };
    await plan.waitFor();
    await box(page, 60).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, innerHeight / 3));
    await soon(async () => (await edges()).top).toBeGreaterThanOrEqual(0);
    expect((await edges()).foot).toBeLessThanOrEqual(height);
    await box(page, 60).check();
    const bar = page.getByRole("region", { name: "Chosen plots" });
    expect(await bar.innerText()).toMatch(/211 sq yd · ₹[\d.]+ L of land · ₹[\d.]+ L all-in/);
    const { y: top = 0 } = (await bar.boundingBox()) ?? {};
    expect((await edges()).foot).toBeLessThanOrEqual(top);
    const north = await page.getByRole("img", { name: "North is up" }).boundingBox();
    expect((north?.y ?? top) + (north?.height ?? 0)).toBeLessThanOrEqual(top);
    // The bar below it is as long as so many metres of the plan.
    const metres = await plan.evaluate((sheet: SVGSVGElement) => {
      const scale = sheet.nextElementSibling?.querySelector("[style]");
      const widths = [scale, sheet].map((it) => it?.getBoundingClientRect().width ?? 0);
      return ((widths[0] ?? 0) / (widths[1] ?? 0)) * sheet.viewBox.baseVal.width;
    });
    expect(Math.round(metres)).toBe(50);
    await page.getByRole("button", { name: "History" }).click();
    await page.getByRole("region", { name: "History of plot 60" }).waitFor();
    expect(await plan.isVisible()).toBe(true);
    await page.setViewportSize(PHONE);
    await plan.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "History" }).click();
    await plan.waitFor();
  },
);

test("for whom a plot is to be held outlives Escape, as often as it is pressed, until it is let go of", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/plots", { viewport: DESKTOP });
  await box(page, 3).check();
  const hold = page.getByRole("button", { name: "Hold" });
  const sheet = page.getByRole("dialog");
  await hold.click();
  await sheet.waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await hold.click();
  const buyer = sheet.getByRole("textbox", { name: "For whom" });
  await buyer.click();
  await page.keyboard.type("Sita Rama");
  const pressEscape = async (how: "accept" | "dismiss") => {
    const asked = page.waitForEvent("dialog").then((dialog) => dialog[how]());
    await Promise.all([asked, page.keyboard.press("Escape")]);
  };
  for (let times = 0; times < 3; times += 1) {
    await pressEscape("dismiss");
    expect(await buyer.inputValue()).toBe("Sita Rama");
    expect(await sheet.isVisible()).toBe(true);
  }
  await pressEscape("accept");
  await sheet.waitFor({ state: "detached" });
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

test("a hold whose answer was lost on the way is pressed again, and is made once", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/plots", {
    viewport: DESKTOP,
    expected: [/status of 404/, /ERR_FAILED/],
  });
  const number = heldNext++;
  await box(page, number).check();
  await page.getByRole("button", { name: "Hold" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox", { name: "For whom" }).fill("Sita Rama");
  await loseAnswer(page, "**/changes");
  await sheet.getByRole("button", { name: "Hold" }).click();
  await soon(() => sheet.innerText()).toContain("No connection. What you typed is still here");
  await soon(() => told(site, number)).toEqual(["Held", "held"]);
  await sheet.getByRole("button", { name: "Hold" }).click();
  await page
    .getByRole("status")
    .filter({ hasText: `Done: Hold (${number})` })
    .waitFor();
  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("region", { name: "History" });
  await soon(() => history.innerText()).toContain("Available → Held");
  expect((await history.innerText()).split("Available → Held")).toHaveLength(2);
});

test.each([
  [PHONE, "/te"],
  [DESKTOP, ""],
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
    const cut = (table: Element) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0);
    expect(await page.getByRole("table").evaluate(cut)).toBeLessThanOrEqual(0);
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

test("a hold is extended by one control, and taken back", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const number = heldNext++;
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const buyer = { name: "Sita Rama", contact: "" };
  const seen = [{ number: String(number), version: 1 }];
  await callAs(agent, site, `${PROJECT}/changes`, { what: "hold", seen, until, buyer });
  const page = await enter("/agent/plots", { viewport: PHONE, expected: [/status of 4/] });
  await soon(() => row(page, number).innerText()).toContain("Sita Rama");
  await box(page, number).check();
  await page.getByRole("button", { name: "Extend the hold" }).click();
  const sheet = page.getByRole("dialog");
  const offered = await sheet.getByLabel("Until").inputValue();
  // Sooner than it ends already is refused, and what was typed stays.
  await sheet.getByLabel("Until").fill("2026-01-01T10:00");
  await sheet.getByRole("button", { name: "Extend the hold" }).click();
  await soon(() => sheet.innerText()).toContain("later than it ends already");
  expect(await sheet.getByLabel("Until").inputValue()).toBe("2026-01-01T10:00");
  await sheet.getByLabel("Until").fill(offered);
  await sheet.getByRole("button", { name: "Extend the hold" }).click();
  await page.getByText(`Done: Extend the hold (${number})`).waitFor();
  const heldUntil = async () => {
    const headers = { authorization: `Bearer ${agent.token}` };
    const reply = await fetch(`${site.origin}/api/agent${PROJECT}/plots`, { headers });
    const { plots } = (await reply.json()) as {
      plots: { plots: { number: string; heldUntil: string | null }[] };
    };
    return plots.plots.find((plot) => plot.number === String(number))?.heldUntil ?? "";
  };
  expect(await heldUntil()).toBe(new Date(`${offered}:00+05:30`).toISOString());
  await page.getByRole("button", { name: "Undo" }).click();
  await soon(heldUntil).toBe(until);
});

test("a price list is fetched, brought back changed, and taken back as one", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/plots", { viewport: DESKTOP });
  await page.getByRole("button", { name: "Price list" }).click();
  const panel = page.getByRole("region", { name: "Price list" });
  const fetched = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Price list (CSV)" }).click();
  const stream = await (await fetched).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const list = Buffer.concat(chunks).toString();
  const priceOf = async (number: string) => {
    const reply = await fetch(`${site.origin}/api${PROJECT}`);
    const { project } = (await reply.json()) as {
      project: { plots: { number: string; priceRupees: number }[] };
    };
    return project.plots.find((plot) => plot.number === number)?.priceRupees ?? 0;
  };
  const [before60, before62] = [await priceOf("60"), await priceOf("62")];
  const bring = (text: string) =>
    panel.getByLabel("File with prices").setInputFiles({
      name: "prices.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
  await bring(list);
  await soon(() => panel.innerText()).toContain("0 prices change");
  await bring("Site,Cost of it\n60,51 lakh\n");
  await soon(() => panel.innerText()).toContain("The file has no such column.");
  expect(await panel.innerText()).not.toContain("prices change");
  await bring("Plot,Price\n60,51 lakh\n62,52 lakh\n999,1\n");
  await soon(() => panel.innerText()).toContain("The project has no plot of this number.");
  await panel.getByRole("button", { name: "Change 2 prices, without the wrong rows" }).waitFor();
  const refused = page.waitForEvent("download");
  await panel.getByRole("button", { name: "These rows as a file" }).click();
  expect((await refused).suggestedFilename()).toBe("prices-not-accepted.csv");
  await bring("Plot,Price\n60,51 lakh\n62,52 lakh\n61,60 lakh\n");
  await soon(() => panel.innerText()).toContain("2 prices change");
  expect(await panel.innerText()).toContain("Sold, and left as they are: 61");
  expect(await violations(page)).toEqual([]);
  await panel.getByRole("button", { name: "Change 2 prices" }).click();
  await page.getByText("Done: prices changed (2)").waitFor();
  await soon(async () => [await priceOf("60"), await priceOf("62")]).toEqual([
    5_100_000, 5_200_000,
  ]);
  await page.getByRole("button", { name: "Undo" }).click();
  await soon(async () => [await priceOf("60"), await priceOf("62")]).toEqual([before60, before62]);
});
