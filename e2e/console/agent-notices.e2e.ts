// The console tells of a new lead while it is open: in its bar, in the tab's title, and outside.
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { launchChromium } from "../../scripts/chromium.ts";
import { openBrowser, soon } from "../browser.ts";
import { consoleSite, lead, sendLead, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser(() => launchChromium());

/** A little more than the half minute after which the console looks again. */
const NEXT_LOOK_MS = 31_000;

interface Shown {
  readonly title: string;
  readonly body: string;
}

/** Keeps the notifications that the page shows where the test finds them. */
function keepNotifications(): void {
  const stored: Notification[] = [];
  Object.assign(window, { stored });
  window.Notification = class extends Notification {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      stored.push(this);
    }
  };
}

const shown = (page: Page) =>
  page.evaluate((): Shown[] =>
    (window as unknown as { stored: Notification[] }).stored.map(({ title, body }) => ({
      title,
      body,
    })),
  );

/** Presses the newest notification, as the system would tell the page. */
const press = (page: Page) =>
  page.evaluate(() => {
    const { stored } = window as unknown as { stored: Notification[] };
    stored.at(-1)?.dispatchEvent(new Event("click"));
  });

test.each([
  ["", "A new request", "Call back"],
  ["/te", "కొత్త అభ్యర్థన", "కాల్‌బ్యాక్"],
])(
  "a new lead is told once, in “%s”, and opens when its notice is pressed",
  async (language, title, kind) => {
    const { site, agent, enter } = await openConsole(browser);
    await setUpByCalls(agent, site);
    await sendLead(site);
    let looks = 0;
    const prepare = async (context: BrowserContext) => {
      await context.grantPermissions(["notifications"], { origin: site.origin });
      await context.addInitScript(keepNotifications);
      await context.clock.install();
      context.on("requestfinished", (request) => {
        if (request.url().includes("/leads/news")) looks += 1;
      });
    };
    const page = await enter(`${language}/agent/leads`, { prepare });
    // What it saw at first is no news: a lead sent before that would be told to nobody.
    await soon(() => looks).toBe(1);
    const bar = page.locator("[data-console] nav a[aria-current=page] .num").first();
    await bar.waitFor();
    const waiting = Number.parseInt(await bar.innerText(), 10);
    expect(await shown(page)).toEqual([]);
    const name = `Noticed ${language || "/en"}`;
    const reference = await sendLead(site, { name });
    await page.clock.fastForward(NEXT_LOOK_MS);
    await soon(() => shown(page)).toEqual([{ title, body: `${kind} · ${name}` }]);
    await soon(async () => Number.parseInt(await bar.innerText(), 10)).toBe(waiting + 1);
    await soon(() => page.title()).toContain(`(${waiting + 1}) `);
    await page.clock.fastForward(NEXT_LOOK_MS);
    await soon(() => looks).toBeGreaterThanOrEqual(3);
    await press(page);
    await lead(page).getByRole("heading", { name }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${language}/agent/leads/${reference}`);
    expect(await shown(page)).toHaveLength(1);
  },
);

test("without leave nothing is shown outside of the page, which tells of it itself", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  let looks = 0;
  const prepare = async (context: BrowserContext) => {
    await context.addInitScript(keepNotifications);
    await context.clock.install();
    context.on("requestfinished", (request) => {
      if (request.url().includes("/leads/news")) looks += 1;
    });
  };
  const page = await enter("/agent/leads", { prepare });
  // A list that came later would show the lead itself.
  await page.getByLabel("Search leads").waitFor();
  await soon(() => looks).toBe(1);
  await sendLead(site, { name: "Seen inside" });
  await page.clock.fastForward(NEXT_LOOK_MS);
  await page.getByText("1 new request").waitFor();
  expect(await shown(page)).toEqual([]);
});

/** A browser that shows notifications of the server's: its subscription is made up. */
function subscribeBefore(): void {
  // The empty page before the site's has none.
  if (!("ServiceWorkerContainer" in window)) return;
  const subscription = { endpoint: "https://push.example/1", unsubscribe: async () => true };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  ServiceWorkerContainer.prototype.getRegistration = async () =>
    registration as unknown as ServiceWorkerRegistration;
}

test("a device that the server notifies is not told by the page as well", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  let looks = 0;
  const prepare = async (context: BrowserContext) => {
    await context.grantPermissions(["notifications"], { origin: site.origin });
    await context.addInitScript(keepNotifications);
    await context.addInitScript(subscribeBefore);
    await context.clock.install();
    context.on("requestfinished", (request) => {
      if (request.url().includes("/leads/news")) looks += 1;
    });
  };
  const page = await enter("/agent/leads", { prepare });
  await page.getByLabel("Search leads").waitFor();
  await soon(() => looks).toBe(1);
  await sendLead(site, { name: "Told by the server" });
  await page.clock.fastForward(NEXT_LOOK_MS);
  await page.getByText("1 new request").waitFor();
  await page.clock.fastForward(NEXT_LOOK_MS);
  await soon(() => looks).toBeGreaterThanOrEqual(3);
  expect(await shown(page)).toEqual([]);
});
