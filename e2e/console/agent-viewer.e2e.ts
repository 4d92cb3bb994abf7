// Who may only look: every page of the console, no call that would be refused, no button that makes one.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAccount, signedInAs } from "../accounts/account-steps.ts";
import { openBrowser, PHONE } from "../browser.ts";
import { secretPathFor } from "../mailbox.ts";
import { violations } from "../violations.ts";
import { callAs, consoleSite, LISTING, lead, sendLead, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();
const VIEWER = "viewer@homes.example";
/** Words of buttons and links that change something. */
const CHANGES =
  /^(?:Save$|Publish|Undo|Mark done|Join|Confirm|Hold|Mark sold|New listing|New project|Add |Choose |Put on|Take off|Send|Set|Make|Restore)/;

/** What of the page a viewer could press to change something; fields that are off are not among it. */
async function changers(page: Page): Promise<string[]> {
  const main = page.getByRole("main");
  const pressed = main.locator("button:enabled, a[href]");
  const words = await pressed.evaluateAll((all) =>
    all.map((one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").trim()),
  );
  return words.filter((word) => CHANGES.test(word));
}

test("a viewer sees every page and nothing that would be refused", async () => {
  const { site, agent } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const reference = await sendLead(site, { name: "Sita Devi", mlsNumber: LISTING });
  const due = new Date().toISOString();
  const step = { what: "next-step", nextStep: "Ask about the loan", nextStepAt: due, version: 1 };
  await callAs(agent, site, `/leads/${reference}/changes`, step);
  const invited = { email: VIEWER, role: "viewer", language: "en" };
  await callAs(agent, site, "/team/invitations", invited);
  const link = await secretPathFor(VIEWER, 0, site.dataDir);
  const account = await openAccount("Viewer", VIEWER, site);
  const joining = await browser.visit(link, {
    site: site.origin,
    expected: [/status of (403|404)/],
    ...signedInAs(account, site.origin),
  });
  await joining.getByRole("button", { name: "Join the team" }).click();
  await joining.getByRole("heading", { name: "Protect the console" }).waitFor();
  await setUpByCalls(account, site);

  // The console is a 404 in HTML; a call that is refused would be a 403, and fail the test.
  const page = await browser.visit("/agent/today", {
    site: site.origin,
    viewport: PHONE,
    expected: [/status of 404/],
    ...signedInAs(account, site.origin),
  });
  await page.getByText("Ask about the loan").waitFor();
  expect(await changers(page)).toEqual([]);
  for (const [path, until] of [
    [`/agent/leads/${reference}`, "What happened"],
    [`/agent/people/${reference}`, "What happened"],
    ["/agent/visits", "Visits"],
    ["/agent/plots", "Vennela Gardens"],
    ["/agent/listings", "Listings"],
    [`/agent/listings/${LISTING}`, "Where it is"],
    [`/agent/listings/${LISTING}/pictures`, "No photographs yet"],
    [`/agent/listings/${LISTING}/history`, /Nothing has changed|Imported from a file|Listing made/],
    ["/agent/numbers", "Numbers"],
    ["/agent/figures", "Numbers"],
  ] as const) {
    await page.goto(`${site.origin}${path}`);
    await page.getByRole("main").getByText(until).filter({ visible: true }).first().waitFor();
    expect({ path, changers: await changers(page) }).toEqual({ path, changers: [] });
  }
  await page.goto(`${site.origin}/agent/listings/${LISTING}`);
  expect(await page.getByLabel(/^Name/).first().isDisabled()).toBe(true);
  // What is off looks it, lists and long texts too; and no button offers to place the pin.
  const grounds = await page
    .locator("[data-console] :is(input[type=text], select, textarea):disabled")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(grounds).size).toBe(1);
  expect(grounds[0]).not.toBe("rgb(255, 255, 255)");
  expect(await page.getByRole("button", { name: "Place the pin from the address" }).count()).toBe(
    0,
  );
  expect(await violations(page)).toEqual([]);
  await page.goto(`${site.origin}/agent/leads/${reference}`);
  await lead(page)
    .getByRole("link", { name: /^Call / })
    .waitFor();
});
