// The console's figures: leads by where they came from, and taps that leave no trace.
import { expect, test } from "vitest";
import { NO_SOURCE } from "#features/leads/model/lead-source.ts";
import { DESKTOP, openBrowser, PHONE, soon } from "../browser.ts";
import { violations } from "../violations.ts";
import { callAs, consoleSite, LISTING, sendLead, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();

const PERSON = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
type Opened = Awaited<ReturnType<typeof openConsole>>;

/** A row of the figures as the console is told; null where there is none. */
async function rowOf({ site, agent }: Opened, search: string, key: string) {
  const reply = await fetch(`${site.origin}/api/agent/figures?${search}`, {
    headers: { authorization: `Bearer ${agent.token}` },
  });
  const { figures } = (await reply.json()) as {
    figures: { rows: { key: string; values: number[] }[] };
  };
  return figures.rows.find((row) => row.key === key)?.values ?? null;
}

test("an empty period says so; leads are told by group, narrowed by a press, and come as a file", async () => {
  const opened = await openConsole(browser);
  await setUpByCalls(opened.agent, opened.site);
  const page = await opened.enter("/agent/numbers");
  await page.getByRole("link", { name: "Leads, visits and plots" }).click();
  await page.getByText("Nothing in these days").waitFor();
  const reference = await sendLead(opened.site, { mlsNumber: LISTING });
  await sendLead(opened.site);
  await callAs(opened.agent, opened.site, `/leads/${reference}/changes`, {
    what: "state",
    state: "talked",
    version: 1,
  });
  await page.getByLabel("One row for each").selectOption("layout");
  await page.waitForURL("**by=layout**");
  const table = page.getByRole("table");
  await table.getByRole("row").nth(3).waitFor();
  const cells = async () =>
    table.getByRole("row").evaluateAll((rows) => rows.map((row) => row.textContent));
  expect((await cells()).at(-1)).toBe("All together2110000");
  await table.getByRole("link").click();
  await page.getByRole("link", { name: `Remove Layout: ${LISTING}` }).waitFor();
  await soon(async () => (await cells()).at(-1)).toBe("All together1010000");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as a table" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^funnel-.*\.csv$/);
  await page.getByRole("link", { name: /^Remove/ }).click();
  await soon(async () => (await cells()).at(-1)).toBe("All together2110000");
  await page.goBack();
  await soon(async () => (await cells()).at(-1)).toBe("All together1010000");
});

test("a plot that is booked counts for its agent and for the campaign of whom it is for, over time as well", async () => {
  const opened = await openConsole(browser);
  const { agent, site } = opened;
  await setUpByCalls(agent, site);
  const phone = "9876540001";
  await sendLead(site, { phone, source: { ...NO_SOURCE, utmCampaign: "sankranti" } });
  const booked = await callAs(agent, site, "/projects/vennela-gardens/changes", {
    what: "book",
    seen: [{ number: "2", version: 1 }],
    buyer: { name: "Lakshmi Devi", contact: `+91${phone}` },
  });
  expect(booked).toMatchObject({ success: true });
  const page = await opened.enter("/agent/figures?what=plots", { viewport: PHONE });
  const table = page.getByRole("table");
  await table.waitFor();
  await page.getByLabel("One row for each").selectOption("project");
  await table.getByRole("link", { name: "Vennela Gardens" }).waitFor();
  await page.getByLabel("One row for each").selectOption("agent");
  const ofAgent = table.getByRole("row").filter({ hasText: agent.email });
  await soon(() => ofAgent.innerText()).toMatch(/–\s+0\s+1\s+0$/);
  await table.getByText("Not known").waitFor();
  await page.getByLabel("One row for each").selectOption("campaign");
  await page.getByText("counts for the campaign that brought").waitFor();
  await table.getByRole("link", { name: "sankranti" }).click();
  await page.getByRole("link", { name: "Remove Campaign: sankranti" }).waitFor();
  const days = table.getByRole("row");
  await soon(() => days.nth(1).innerText()).toMatch(/–\s+0\s+1\s+0$/);
  expect(await days.nth(2).innerText()).toMatch(/–\s+0\s+0\s+0$/);
  expect(await violations(page)).toEqual([]);
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as a table" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^plots-.*\.csv$/);
});

test("a project's page and a tap on it are counted, without a cookie or an id", async () => {
  const opened = await openConsole(browser);
  await setUpByCalls(opened.agent, opened.site);
  const { origin } = opened.site;
  const slug = "vennela-gardens";
  const figures = async () => (await rowOf(opened, "what=site", slug)) ?? [0, 0, 0];
  const [views = 0, calls = 0] = await figures();
  const page = await browser.visit("/projects", { site: origin, userAgent: PERSON });
  await soon(async () => (await figures())[0]).toBe(views + 1);
  // A sample site dials nobody: what its links would send is sent as they send it.
  const [request] = await Promise.all([
    page.waitForRequest("**/api/taps"),
    page.evaluate(() => {
      const told = JSON.stringify({ what: "call", page: location.pathname });
      navigator.sendBeacon("/api/taps", new Blob([told], { type: "application/json" }));
    }),
  ]);
  expect(Object.keys(await request.allHeaders())).not.toContain("cookie");
  await soon(async () => (await figures())[1]).toBe(calls + 1);
});

test.each([
  [PHONE, ""],
  [DESKTOP, "/te"],
] as const)(
  "axe finds nothing on the figures at %j in “%s”, and the page does not scroll sideways",
  async (viewport, language) => {
    const opened = await openConsole(browser);
    await setUpByCalls(opened.agent, opened.site);
    await sendLead(opened.site, { mlsNumber: LISTING });
    const page = await opened.enter(`${language}/agent/figures?by=layout`, { viewport });
    await page.getByRole("table").waitFor();
    expect(await violations(page)).toEqual([]);
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wider()).toBeLessThanOrEqual(0);
  },
);
