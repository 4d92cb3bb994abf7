// Who called or came is entered on a telephone; where a form came from goes with it.
import { expect, test } from "vitest";
import { consoleSite, lead, sendLead, setUpByCalls } from "./agent-steps.ts";
import { openBrowser, PHONE } from "./browser.ts";
import { violations } from "./violations.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();

test("a walk-in is entered by name and number, the known one told, and nothing typed is lost", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  await sendLead(site, { name: "Sita Devi", phone: "9700054321" });
  const page = await enter("/agent/today", { viewport: PHONE });
  await page.getByRole("link", { name: "Add a call or walk-in" }).click();
  await page.getByLabel("Walk-in").check({ force: true });
  await page.getByLabel("Phone", { exact: true }).fill("97000 54321");
  await page.getByLabel("Name", { exact: true }).fill("Sita D");
  await page.getByText("Already known: Sita Devi").waitFor();
  await page.getByLabel("Phone", { exact: true }).fill("12");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Enter a phone number that can be called, or an email.").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Phone", { exact: true }).fill("97000 99999");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Tell them first, then tick this.").first().waitFor();
  await page.getByLabel(/^They gave me this themselves/).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await lead(page).getByRole("heading", { name: "Sita D" }).waitFor();
  await lead(page).getByText("State: Talked").first().waitFor();
  await lead(page).getByText("Walk-in").first().waitFor();
});
