// Notifications on an agent's and a buyer's own browser. A headless browser has no push service to subscribe
// with: its subscription alone is made by the test, and what arrives goes through the real worker.

import { TOTP } from "otpauth";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { launchChromium } from "../../scripts/chromium.ts";
import { openPushService, readVapid, TestBrowser } from "../../src/platform/push/push-testing.ts";
import { logIn, openAccount, signedInAs } from "../accounts/account-steps.ts";
import { openBrowser, PHONE, soon, untilAlive } from "../browser.ts";
import { consoleSite, lead, sendLead, setUpApp, setUpByCalls } from "../console/agent-steps.ts";
import { violations } from "../violations.ts";
import { subscribeHere, subscriptionOf } from "./push-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser(launchChromium);

/**
 * Has the worker told that its notification was clicked, as the browser would; no browser without a
 * window lets anybody click. What it opens is read from the worker.
 */
async function clickIn(page: Page, script: string): Promise<() => Promise<string[]>> {
  const worker = page
    .context()
    .serviceWorkers()
    .find((each) => each.url().endsWith(script));
  if (!worker) throw new Error("There is no such worker.");
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    scope.opened = [];
    scope.clients.openWindow = async (url) => {
      scope.opened.push(url);
    };
    const [notification] = await scope.registration.getNotifications();
    const event = new Event("notificationclick");
    Object.assign(event, { notification, waitUntil: () => undefined });
    scope.dispatchEvent(event);
  });
  return () => worker.evaluate(() => (globalThis as unknown as WorkerScope).opened);
}

/** What of a worker's scope the test touches. */
interface WorkerScope extends EventTarget {
  opened: string[];
  readonly clients: { openWindow(url: string): Promise<void> };
  readonly registration: Pick<ServiceWorkerRegistration, "getNotifications">;
}

test("an agent turns notifications on, a lead arrives as one, opens by it, and it is turned off", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const service = await openPushService();
  const keys = new TestBrowser();
  const page = await enter("/agent/account", {
    viewport: PHONE,
    permissions: ["notifications"],
    serviceWorkers: "allow",
    prepare: (context: BrowserContext) =>
      context.addInitScript(subscribeHere, subscriptionOf(`${service.origin}/send/1`, keys)),
  });
  await page.getByText("Off: no device of yours shows notifications.").waitFor();
  expect(await violations(page)).toEqual([]);
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith("/agent-push/"));
      if (own) done(own.registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  await page.getByRole("button", { name: "Turn on here" }).click();
  await page.getByText("On. Send a test to see it.").waitFor();
  await page.getByText("This one").waitFor();
  // Quiet hours would hold it back at night.
  await page.getByLabel("No notifications at night").uncheck();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved.").waitFor();
  expect(await violations(page)).toEqual([]);
  const over = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Send a test" }).click();
  await soon(() => service.posted.length).toBe(1);
  const reference = await sendLead(site, { kind: "site-visit", name: "Sita Devi" });
  await soon(() => service.posted.length).toBe(2);
  const [first, second] = service.posted.map(({ body }) => keys.read(body));
  expect(first).toMatchObject({ title: "Notifications work" });
  expect(second).toMatchObject({
    title: "New request: Site visit",
    body: "A buyer is waiting for you.",
    path: `/agent/leads/${reference}`,
  });
  const own = await (
    await page.request.get("/api/agent/push", {
      headers: { authorization: `Bearer ${agent.token}` },
    })
  ).json();
  const { payload } = await readVapid(service.posted[1]?.headers ?? {}, own.push.publicKey);
  expect(payload.aud).toBe(service.origin);

  const registrationId = await registered;
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: site.origin,
    registrationId,
    data: JSON.stringify(second),
  });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration("/agent-push/");
      const all = (await worker?.getNotifications()) ?? [];
      return all.map(({ title, body, data }) => [title, body, data.path]);
    });
  await soon(shown).toEqual([
    ["New request: Site visit", "A buyer is waiting for you.", `/agent/leads/${reference}`],
  ]);
  const opened = await clickIn(page, "/push.js");
  await soon(opened).toEqual([`${site.origin}/agent/leads/${reference}`]);
  await page.goto(`/agent/leads/${reference}`);
  await lead(page).getByRole("heading", { name: "Sita Devi" }).waitFor();

  await page.goto("/agent/account");
  await page.getByRole("button", { name: /^Turn off on / }).click();
  await page.getByText("Off on that device.").waitFor();
  await page.getByText("Off: no device of yours shows notifications.").waitFor();
  service.close();
});

test("who is signed out comes from a notification to its lead, after signing in and the code", async () => {
  const { site, agent, enter } = await openConsole(browser);
  const secret = await setUpApp(agent, site, Date.now() - 30_000);
  const reference = await sendLead(site, { name: "Ravi Teja" });
  const page = await enter(`/agent/leads/${reference}`, {}, null);
  await page.getByRole("heading", { name: "We couldn’t find this page" }).waitFor();
  await untilAlive(page);
  await page.getByRole("banner").getByRole("link", { name: "Login/Signup" }).click();
  await page.getByRole("dialog").getByRole("heading", { name: "Welcome Back" }).waitFor();
  await logIn(page, agent.email);
  await page.getByLabel("Code from your app").fill(new TOTP({ secret }).generate());
  await page.keyboard.press("Enter");
  await lead(page).getByRole("heading", { name: "Ravi Teja" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/agent/leads/${reference}`);
});

test("a buyer's are turned on beside the mails, tried, and end with them", async () => {
  const account = await openAccount();
  const service = await openPushService();
  const keys = new TestBrowser();
  const page = await browser.visit("/favourites", {
    ...signedInAs(account),
    viewport: PHONE,
    permissions: ["notifications"],
    serviceWorkers: "allow",
    prepare: (context: BrowserContext) =>
      context.addInitScript(subscribeHere, subscriptionOf(`${service.origin}/send/1`, keys)),
  });
  const mails = page.getByRole("checkbox", { name: /^Email me/ });
  await mails.check();
  const section = page.getByRole("region", { name: "Also as a notification" });
  await section.getByRole("button", { name: "Turn on here" }).click();
  await section.getByText("This one").waitFor();
  expect(await violations(page)).toEqual([]);
  await section.getByRole("button", { name: "Send a test" }).click();
  await section.getByText("Sent. It arrives within seconds.").waitFor();
  await soon(() => service.posted.length).toBe(1);
  expect(keys.read(service.posted[0]?.body ?? Buffer.alloc(0))).toMatchObject({
    title: "Notifications work",
    path: "/favourites",
    body: "Changes in what you saved will come here like this.",
  });
  await page.reload();
  await section.getByText("This one").waitFor();
  await mails.uncheck();
  await section.waitFor({ state: "detached" });
  await mails.check();
  await section.getByText("Off: no device of yours shows notifications.").waitFor();
  service.close();
});
