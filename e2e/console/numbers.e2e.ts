// The console's numbers: what people look at is counted, what programs fetch is not.
import { expect, test } from "vitest";
import { DESKTOP, openBrowser, PHONE, soon } from "../browser.ts";
import { violations } from "../violations.ts";
import { callAs, consoleSite, LISTING, sendLead, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();

const OTHER = "P07120070053";

/** The browser of the tests calls itself headless, which people's browsers are not. */
const PERSON = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

type Opened = Awaited<ReturnType<typeof openConsole>>;

/** Views, saves and leads of a listing in the running week, as the console is told. */
async function numbersOf({ site, agent }: Opened, mlsNumber: string) {
  const reply = await fetch(`${site.origin}/api/agent/numbers`, {
    headers: { authorization: `Bearer ${agent.token}` },
  });
  const { analytics } = (await reply.json()) as {
    analytics: { listings: ({ mlsNumber: string } & Record<string, number[]>)[] };
  };
  const found = analytics.listings.find((listing) => listing.mlsNumber === mlsNumber);
  const last = (name: string) => found?.[name]?.at(-1) ?? 0;
  return { views: last("views"), saves: last("saves"), leads: last("leads") };
}

test("pages that people open are counted, loaded or shown by the app; bots are not", async () => {
  const opened = await openConsole(browser);
  await setUpByCalls(opened.agent, opened.site);
  const { origin } = opened.site;
  const before = await numbersOf(opened, LISTING);
  const as = (agent: string, headers = {}) =>
    fetch(`${origin}/te/property/${LISTING}`, { headers: { "user-agent": agent, ...headers } });
  for (let times = 0; times < 3; times++) await as("Mozilla/5.0 (compatible; Googlebot/2.1)");
  await as(PERSON, { "sec-purpose": "prefetch" });
  // Rendered, from the cache, and known to the visitor already.
  await as(PERSON);
  const { headers } = await as(PERSON);
  const known = await as(PERSON, { "if-none-match": headers.get("etag") ?? "" });
  expect(known.status).toBe(304);
  const page = await browser.visit("/searchProperties?view=list", {
    site: origin,
    userAgent: PERSON,
  });
  await soon(() => numbersOf(opened, LISTING)).toEqual({ ...before, views: before.views + 3 });
  const card = page.locator('main a[href^="/property/"]').first();
  const path = (await card.getAttribute("href")) ?? "";
  const shown = path.replace("/property/", "");
  const views = (await numbersOf(opened, shown)).views;
  await card.click();
  await page.waitForURL(`**${path}`);
  await soon(async () => (await numbersOf(opened, shown)).views).toBe(views + 1);
});

test("the screen tells the sums and sorts by the column that is pressed", async () => {
  const opened = await openConsole(browser);
  await setUpByCalls(opened.agent, opened.site);
  await sendLead(opened.site, { mlsNumber: OTHER });
  const page = await opened.enter("/agent/numbers");
  const table = page.getByRole("region", { name: "By layout" });
  // What was looked at before these weeks is not said to have been looked at by nobody.
  await table.getByText(/were not opened, saved or asked about in these weeks/).waitFor();
  await table.getByRole("link", { name: "Leads" }).click();
  await page.waitForURL("**/agent/numbers?by=leads");
  await table
    .getByRole("columnheader", { name: "Leads" })
    .and(page.locator("[aria-sort]"))
    .waitFor();
  expect(await table.locator("tbody tr").first().locator("td").last().textContent()).toBe("1");
  await page.getByText("The weeks as a table").click();
  expect(
    await page
      .getByRole("row")
      .filter({ hasText: /\d+ \w{3}/ })
      .count(),
  ).toBe(12);
  await callAs(opened.agent, opened.site, "/second-factor/lock", {});
  await page.reload();
  await page.getByRole("heading", { name: "Open the console" }).waitFor();
  expect(await page.getByRole("heading", { name: "Numbers" }).count()).toBe(0);
});

test.each([
  [PHONE, ""],
  [DESKTOP, "/te"],
] as const)(
  "axe finds nothing on the numbers at %j in “%s”, and nothing scrolls sideways",
  async (viewport, language) => {
    const opened = await openConsole(browser);
    await setUpByCalls(opened.agent, opened.site);
    await sendLead(opened.site, { mlsNumber: LISTING });
    const page = await opened.enter(`${language}/agent/numbers`, { viewport });
    await page.locator("main tbody, [data-console] tbody").first().waitFor({ state: "attached" });
    expect(await violations(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  },
);
