// The console's screens: found by axe, fitting a telephone, and used by keyboard alone.
import { expect, test } from "vitest";
import { CONSOLE_PAGES } from "../../src/features/admin/console-pages.ts";
import { DESKTOP, openBrowser, PHONE, soon } from "../browser.ts";
import { violations } from "../violations.ts";
import { consoleSite, LISTING, lead, sendLead, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();

const SCREENS = [
  [PHONE, ""],
  [PHONE, "/te"],
  [DESKTOP, ""],
  [DESKTOP, "/te"],
] as const;

test("axe finds nothing before the console is open", async () => {
  const { enter } = await openConsole(browser);
  const page = await enter("/te/agent", { viewport: PHONE });
  await page.locator("[data-console] h1").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator("[data-console] button").first().click();
  await page.locator("[data-key]").waitFor();
  expect(await violations(page)).toEqual([]);
});

test.each(SCREENS)(
  "axe finds nothing on the console's screens at %j in “%s”, and nothing scrolls sideways",
  async (viewport, language) => {
    const { site, agent, enter } = await openConsole(browser);
    await setUpByCalls(agent, site);
    const reference = await sendLead(site, { requirements: "x".repeat(500), mlsNumber: LISTING });
    const page = await enter(`${language}/agent/leads?kind=callback`, { viewport });
    const fits = async () => {
      expect(await violations(page)).toEqual([]);
      const over = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
    };
    await page.locator("main li a").first().waitFor();
    await fits();
    await page.locator("main li a").first().click();
    await lead(page).waitFor();
    await fits();
    await page.goto(`${language}/agent/account`);
    await page.locator("[data-console] section").first().waitFor();
    await fits();
    await page.goto(`${language}/agent/settings`);
    const hours = page.locator("[data-console] form [role=group] select");
    await hours.first().waitFor();
    // A day with hours of its own has two choices beside each other.
    await hours.first().selectOption("10");
    await fits();
    await page.goto(`${language}/agent/leads?q=${reference}-nobody`);
    await page.locator("main button[type=submit]").first().waitFor();
    await fits();
  },
);

test("each part of the console is come to by the bar, which marks it, and titles the tab", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent", { viewport: DESKTOP });
  const bar = page.getByRole("navigation", { name: "Console" });
  const parts = CONSOLE_PAGES.filter(({ words, isWithin }) => words && !isWithin);
  for (const part of parts) {
    const name = part.words?.message ?? "";
    if (part.isBehind) await bar.getByText("More").click();
    await bar.getByRole("link", { name }).click();
    await page.waitForURL((url) => url.pathname === `/agent/${part.path}`);
    await soon(() => page.title()).toContain(`${name} · Sthalam agent`);
    expect(await bar.locator("[aria-current=page]").textContent()).toContain(name);
  }
  await page.goto("/agent/listings/new");
  await soon(() => page.title()).toBe("New listing · Sthalam agent");
  expect(await bar.locator("[aria-current=page]").innerText()).toBe("Listings");
});

test("every part of the console begins at the same edge", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/today");
  const parts = ["today", "visits", "plots", "listings", "import", "numbers", "people"];
  const others = ["people/new", "projects/new", "settings", "team", "messages", "account"];
  const edges: Record<string, number | undefined> = {};
  for (const part of [...parts, ...others]) {
    await page.goto(`${site.origin}/agent/${part}`);
    // The page's own, not the one that says that it is coming.
    const title = page.locator("[data-console] h1:not(.sr-only)");
    await title.waitFor();
    edges[part] = Math.round((await title.boundingBox())?.x ?? 0);
  }
  expect([...new Set(Object.values(edges))], JSON.stringify(edges)).toHaveLength(1);
});

test("a lead is found, opened, noted and changed by keyboard alone", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const reference = await sendLead(site, { name: "Keyboard Buyer" });
  const page = await enter("/agent/leads");
  const link = page.getByRole("link", { name: "Keyboard Buyer", exact: true });
  await link.waitFor();
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press("Tab");
      const reached = await page.evaluate(() => {
        const { activeElement: at } = document;
        const label = at && "labels" in at ? (at as HTMLInputElement).labels?.[0] : null;
        return label?.textContent ?? at?.textContent ?? "";
      });
      if (reached.trim() === name) return;
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  await tabTo("Keyboard Buyer");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/agent/leads/${reference}`);
  await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await tabTo("Note");
  await page.keyboard.type("By keys");
  await tabTo("We talked");
  await page.keyboard.press("Enter");
  await lead(page).getByText("By keys").last().waitFor();
  await lead(page).getByText("State: Talked").last().waitFor();
});

test("a page whose script does not come leaves the console round it, and opens on another try", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/today", {
    viewport: DESKTOP,
    expected: [/status of 404/, /ERR_FAILED/],
  });
  const bar = page.locator("[data-console]").getByRole("link", { name: "Visits" }).first();
  await page.route("**/assets/visits-page*.js", (route) => route.abort());
  await bar.click();
  await page.getByText("No connection. This page opens").waitFor();
  expect(await bar.isVisible()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.unroute("**/assets/visits-page*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Visits" }).waitFor();
});
