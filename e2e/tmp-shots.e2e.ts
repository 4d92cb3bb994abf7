import { test } from "vitest";
import { consoleSite, setUpByCalls } from "./agent-steps.ts";
import { openBrowser } from "./browser.ts";
const openConsole = consoleSite();
const browser = openBrowser();
test.each([[390,""],[1440,""],[390,"/te"]] as const)("shots %s %s", async (width, lang) => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter(`${lang}/agent/import`, { viewport: { width, height: 900 } });
  const rows = ["OUR VENTURES 2026;;;;;","Venture;Village;Extent;Rate per Sq Yd;Property type;Colour","Palm Grove;Nunna;12 acres;22000;open plot;red","Lake View;Nunna;huge;18500;Shed;blue"];
  await page.locator("input[type=file]").setInputFiles({ name: "own.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) });
  await page.locator("table").first().waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/w/import-${width}${lang.replace("/","-")}.png`, fullPage: true });
  await page.getByRole("button", { name: /good row|సరైన|వరుస/ }).first().click();
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/w/imported-${width}${lang.replace("/","-")}.png`, fullPage: true });
});
test("today etc", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  for (const [name, path] of [["today","/agent/today"],["settings","/agent/settings"],["team","/agent/team"],["new","/agent/people/new"],["leads","/agent/leads"]] as const)
    for (const width of [390, 1440]) {
      const page = await enter(path, { viewport: { width, height: 900 } });
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/w/${name}-${width}.png`, fullPage: true });
      await page.close();
    }
});
