import { expect, test } from "vitest";
import { openBrowser } from "../browser.ts";
import { consoleSite, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();

const WIDTHS = [390, 768, 1024, 1280, 1366, 1440];
const PARTS = ["today", "leads", "plots", "listings", "import", "settings", "figures"];

test.each(["", "/te", "/hi"])(
  "an owner’s console scrolls sideways at no width in “%s”, its menu open or not",
  async (language) => {
    const { site, agent, enter } = await openConsole(browser);
    await setUpByCalls(agent, site);
    const page = await enter(`${language}/agent/today`);
    const wide: Record<string, number> = {};
    for (const part of PARTS) {
      await page.goto(`${site.origin}${language}/agent/${part}`);
      await page.locator("[data-console] h1:not(.sr-only)").first().waitFor();
      const menu = page.locator("[data-console] summary:visible").first();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const isOver = () => page.evaluate(() => document.documentElement.scrollWidth);
        const needed = [await isOver()];
        if (part === "today" && (await menu.isVisible())) {
          await menu.click();
          needed.push(await isOver());
          await page.keyboard.press("Escape");
        }
        if (Math.max(...needed) > width) wide[`${part} at ${width}`] = Math.max(...needed);
      }
    }
    expect(wide).toEqual({});
  },
);

test.each([1024, 1440])("the language is changed where one is, at %i px", async (width) => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/visits", { viewport: { width, height: 800 } });
  await page.locator("[data-console] summary:visible").first().click();
  await page.locator("[data-console]").getByRole("link", { name: "తెలుగు" }).click();
  await page.waitForURL("**/te/agent/visits");
});
