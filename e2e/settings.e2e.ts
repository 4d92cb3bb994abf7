// Settings in the console: pages follow, two tabs overwrite nothing unseen, a change is taken back.
import { expect, test } from "vitest";
import { consoleSite, setUpByCalls } from "./agent-steps.ts";
import { openBrowser, PHONE, soon } from "./browser.ts";
import { violations } from "./violations.ts";

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
