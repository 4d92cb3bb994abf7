// A new project by the console: from a table in at most ten steps, from a drawing with what is wrong marked on it.
import { readFile } from "node:fs/promises";
import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import {
  dxfLine,
  dxfText,
  testDxf,
  testGeojson,
  testPoints,
} from "../../src/features/projects/drawing/drawings-testing.ts";
import { DESKTOP, openBrowser, PHONE, soon } from "../browser.ts";
import { violations } from "../violations.ts";
import { consoleSite, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();

const FACINGS = ["East", "West", "North", "South"];
/** A workbook as a developer keeps it: a title, heads of their own, figures and texts. */
const toWorkbook = () =>
  writeExcelFile([
    {
      sheet: "Plots",
      data: [
        ["Kanuru Acres: statement of plots"],
        ["Plot No", "Extent (sq yd)", "Dimensions", "Facing", "Road", "Rate per sq yd"],
        ...Array.from({ length: 60 }, (_, i) => [
          i + 1,
          180 + (i % 5) * 20,
          "30 x 60",
          FACINGS[i % 4] ?? "",
          "40 ft",
          "22,000/-",
        ]),
      ],
    },
  ]).toBuffer();

const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});
/** What a button for a file would have a person choose. */
const choose = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel("Table or drawing of the plots").setInputFiles(fileOf(name, content));

let tries = 0;
/** A name that no try before has taken, and the address made of it. */
function nameFor(words: string) {
  tries += 1;
  const name = `${words} ${tries}`;
  return { name, slug: name.toLowerCase().replaceAll(" ", "-") };
}

const statusOf = async ({ origin }: { origin: string }, path: string) =>
  (await fetch(origin + path)).status;

test("a stranger brings a first project of 60 plots from a table in at most ten steps", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/today", { viewport: DESKTOP });
  const { name, slug } = nameFor("Kanuru Acres");
  let steps = 0;
  const step = async (done: Promise<unknown>) => {
    steps += 1;
    await done;
  };
  await step(page.getByRole("link", { name: "Plots", exact: true }).click());
  await step(page.getByRole("link", { name: "New project" }).click());
  await step(choose(page, "plots.xlsx", await toWorkbook()));
  await page.getByText("60 plots are read").waitFor();
  await step(page.getByLabel("Name of the project").fill(name));
  await step(page.getByLabel("Village or town").fill("Kanuru"));
  await step(page.getByLabel("Where it lies (plus code or coordinates)").fill("16.4832, 80.6911"));
  await step(page.getByRole("button", { name: "Bring in 60 plots as a draft" }).click());
  await page.getByText("60 plots were brought in.").waitFor();
  // A draft is nobody's but the console's.
  expect(await statusOf(site, `/projects/${slug}`)).toBe(404);
  expect(await statusOf(site, `/api/projects/${slug}`)).toBe(404);
  await step(page.getByRole("button", { name: "Put on the site" }).click());
  await page.getByText("On the site", { exact: true }).waitFor();
  expect(steps).toBeLessThanOrEqual(10);
  await soon(() => statusOf(site, `/projects/${slug}`)).toBe(200);
  await page.getByRole("link", { name: "See its page" }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  expect(await page.locator("#plots tbody tr").count()).toBe(60);
  const first = page.locator("#plots tbody tr").first();
  expect(await first.innerText()).toContain("39.6");
  expect(await page.locator("main").innerText()).toContain("not for sale");
  await page.getByRole("link", { name: "7", exact: true }).click();
  const sheet = page.getByRole("complementary", { name: "Plot 7" });
  await soon(() => sheet.innerText()).toContain("30 × 60");
});

test("a table with faults is told row by row and saves nothing; columns are put right by hand", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/projects/new", { viewport: PHONE });
  await choose(page, "bad.csv", "Plot,Size\n1,200\n1,180\n2,wide\n");
  const table = page.getByRole("table", { name: "Not accepted" });
  await soon(() => table.getByRole("row").count()).toBe(3);
  expect(await table.innerText()).toContain("This already appears earlier in the file.");
  expect(await page.getByRole("button", { name: "Nothing to bring in" }).isDisabled()).toBe(true);
  // What is typed meanwhile stays when the mended file comes.
  await page.getByLabel("Village or town").fill("Nunna");
  await choose(page, "odd.csv", "A,B\n1,200\n2,180\n");
  await page.getByText("Say which column this is").first().waitFor();
  await page.getByLabel("What A is").selectOption("Plot number");
  await page.getByLabel("What B is").selectOption("Plot size");
  await page.getByText("2 plots are read").waitFor();
  await choose(page, "odd.csv", "A,B\n1,200\n2,190\n");
  await page.getByRole("cell", { name: "190" }).waitFor();
  // What is missing is named at its field, and nothing typed is lost.
  await page.getByRole("button", { name: "Bring in 2 plots as a draft" }).click();
  await soon(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
  expect(await page.getByLabel("Village or town").inputValue()).toBe("Nunna");
  await page.getByLabel("Name of the project").fill("Vennela Gardens");
  await page.getByRole("button", { name: "Bring in 2 plots as a draft" }).click();
  await page.getByText("Another project has this address.").waitFor();
  await page.getByLabel("Address of its page").fill(nameFor("Nunna Fields").slug);
  await page.getByRole("button", { name: "Bring in 2 plots as a draft" }).click();
  await page.getByText("2 plots were brought in.").waitFor();
  // Taken back whole.
  await page.getByRole("button", { name: "Remove the draft" }).click();
  await page.getByRole("button", { name: "Yes, remove the draft" }).click();
  await page.waitForURL(/\/agent\/plots$/);
  await soon(() => page.getByRole("option", { name: "Vennela Gardens (draft)" }).count()).toBe(0);
});

const BOW: [number, number][] = [
  [40, 0],
  [50, 18],
  [50, 0],
  [40, 18],
];
const WRONG = testDxf(4, {
  numbers: ["1", "2", "2", "4"],
  lastIsOpen: true,
  more: [...dxfLine("PLOTS", BOW), ...dxfText("PLOT_NO", [48, 9], "5")],
});

test("what is wrong with a drawing is marked on it, and nothing is saved while one thing is", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/projects/new", { viewport: DESKTOP });
  await choose(page, "wrong.dxf", WRONG);
  const board = page.getByRole("img", { name: "The drawing as it was read" });
  await board.waitFor();
  const list = page.getByRole("region", { name: "What is wrong with the drawing" });
  for (const words of [
    "A line is not closed",
    "Two plots have one number",
    "A plot’s line crosses itself",
  ])
    expect(await list.innerText()).toContain(words);
  // Lines 1 and 2 have one number, 3 is open, 6 crosses itself.
  const marked = () =>
    board
      .locator("[data-wrong]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-wrong")));
  expect((await marked()).sort()).toEqual(["1", "2", "3", "6"]);
  const whole = await board.getAttribute("viewBox");
  await list.getByRole("button", { name: "A plot’s line crosses itself" }).press("Enter");
  await soon(() => board.getAttribute("viewBox")).not.toBe(whole);
  expect(await page.getByText("Say in which unit the drawing is made.").count()).toBe(1);
  await page.getByLabel("Unit of the drawing").selectOption("Millimetres");
  await soon(() => list.innerText()).toContain("is the unit right?");
  expect(await page.getByRole("button", { name: "Nothing to bring in" }).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
});

test("a drawing of another program is read with its blocks and curves; what is not read is told", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/projects/new", { viewport: DESKTOP });
  const samples = "src/features/projects/drawing/dxf/samples";
  await choose(page, "layout.dxf", await readFile(`${samples}/metres-2018.dxf`));
  await page.getByText("HATCH (1), DIMENSION (1)").waitFor();
  expect(await page.getByRole("img", { name: "The drawing as it was read" }).count()).toBe(1);
  expect(await page.getByText("What is wrong with the drawing").count()).toBe(0);
  const reference = "0\nINSERT\n2\nA\n10\n0\n20\n0\n";
  const within = `0\nSECTION\n2\nBLOCKS\n0\nBLOCK\n2\nA\n${reference}0\nENDBLK\n0\nENDSEC\n`;
  const all = `${within}0\nSECTION\n2\nENTITIES\n${reference}0\nENDSEC\n0\nEOF\n`;
  await choose(page, "block-in-itself.dxf", all);
  await page.getByText("The blocks of the drawing hold too much").waitFor();
  expect(await page.getByRole("img", { name: "The drawing as it was read" }).count()).toBe(0);
});

test("what the approval states is compared with the drawing: a breach shows, and goes once it is mended", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/projects/new", { viewport: DESKTOP });
  // Four plots of 10 × 18 m and their road: 1,080 m² or 0.267 acres, without a park.
  await choose(page, "layout.dxf", testDxf(4, { units: 6 }));
  const list = page.getByRole("region", { name: "What is wrong with the drawing" });
  const acres = page.getByLabel("Total area, acres");
  const open = page.getByLabel("Open space, % of the land");
  const compare = page.getByRole("button", { name: "Compare" });
  const bring = page.getByRole("button", { name: /^Bring in|^Nothing to bring in/ });
  await acres.fill("12 acres");
  await compare.click();
  await page.getByText("No figure could be read here.").waitFor();
  expect(await list.count()).toBe(0);
  await acres.fill("0.5");
  await open.fill("10");
  await compare.click();
  await list.waitFor();
  expect(await list.innerText()).toContain("another area than the approval states");
  expect(await list.innerText()).toContain("less of the land than the approval states");
  expect(await bring.isDisabled()).toBe(true);
  // The boundary is line 5.
  const board = page.getByRole("img", { name: "The drawing as it was read" });
  expect(await board.locator("[data-wrong='5']").count()).toBe(1);
  await acres.fill("0.27");
  await compare.click();
  await soon(() => list.innerText()).not.toContain("another area than the approval states");
  expect(await list.innerText()).toContain("less of the land than the approval states");
  await open.fill("");
  await compare.click();
  await list.waitFor({ state: "detached" });
  // What was typed stays as it was.
  expect(await acres.inputValue()).toBe("0.27");
});

test("a drawing in feet is placed by two points, and its plan is on page, map and console", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/projects/new", { viewport: DESKTOP });
  const times = 1 / 0.3048;
  await choose(page, "layout.dxf", testDxf(6, { units: 2, times }));
  await page.getByText("The middle plot is 215 sq yd.").waitFor();
  const [a, b] = testPoints(times, 20);
  const drawn = page.getByLabel("On the drawing (x, y)");
  const map = page.getByLabel("On the map (plus code or coordinates)");
  // The first by a press near the corner, the second typed.
  await page.getByRole("button", { name: "Press it on the drawing" }).first().click();
  const board = page.getByRole("img", { name: "The drawing as it was read" });
  await board.click({ position: { x: 20, y: 300 } });
  await soon(() => drawn.first().inputValue()).not.toBe("");
  await drawn.first().fill(`${a.x}, ${a.y}`);
  await map.first().fill(`${a.lat}, ${a.lng}`);
  await drawn.last().fill(`${b.x}, ${b.y}`);
  await map.last().fill(`${b.lat}, ${b.lng}`);
  await page.getByRole("button", { name: "Place it" }).click();
  await page.getByText("Turned by 20.0°, scale 1 to 1.000").waitFor();
  await page.getByText("Every rule is kept.").waitFor();
  const { name, slug } = nameFor("Drawn Fields");
  await page.getByLabel("Name of the project").fill(name);
  await page.getByRole("button", { name: "Bring in 6 plots as a draft" }).click();
  await page.getByText("6 plots were brought in.").waitFor();
  await page.getByRole("button", { name: "Put on the site" }).click();
  await soon(() => statusOf(site, `/projects/${slug}`)).toBe(200);
  await page.getByRole("link", { name: "See its plots" }).click();
  await page.getByRole("img", { name: "The plan. The table has the same plots." }).waitFor();
  const html = await (await fetch(`${site.origin}/projects/${slug}`)).text();
  const [, ground = ""] = html.match(/href="(\/project\/drawn-fields-\d+-ground-[^"]+)"/) ?? [];
  expect(await statusOf(site, ground)).toBe(200);
  expect(html).toContain('aria-label="Plot 6, 215 sq yd, Available"');
  const [shapes = ""] = html.match(/\/project\/drawn-fields-\d+-plots-[0-9a-f]+\.geojson/) ?? [];
  const { features } = (await (await fetch(site.origin + shapes)).json()) as {
    features: { properties: { part: string } }[];
  };
  expect(features.filter(({ properties }) => properties.part === "plot")).toHaveLength(6);
});

test.each([
  [PHONE, ""],
  [PHONE, "/te"],
] as const)(
  "axe finds nothing on a phone at %j in “%s” with a drawing in degrees, which needs no answers",
  async (viewport, language) => {
    const { site, agent, enter } = await openConsole(browser);
    await setUpByCalls(agent, site);
    const page = await enter(`${language}/agent/projects/new`, { viewport });
    const text = JSON.stringify(testGeojson(5));
    const input = page.locator("input[type=file]");
    await input.setInputFiles(fileOf("layout.geojson", text));
    await page.locator("svg[role=img][viewBox] path").first().waitFor();
    expect(await violations(page)).toEqual([]);
    const over = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
    const { name, slug } = nameFor("By degrees");
    await page.locator("[name=name]").fill(name);
    await page.locator("[name=slug]").fill(slug);
    await page.locator("form").last().locator("button[type=submit]").click();
    await soon(() => page.locator("form").count()).toBe(0);
  },
);

test("what is told of a project is put right and taken back, its table mended, and it is taken away", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/projects/new", { viewport: DESKTOP });
  const { name, slug } = nameFor("Nunna Greens");
  await choose(page, "plots.csv", "Plot,Size,Facing\n1,200,East\n2,180,West\n3,150,East\n");
  await page.getByLabel("Name of the project").fill(name);
  await page.getByRole("button", { name: "Bring in 3 plots as a draft" }).click();
  await page.getByRole("button", { name: "Put on the site" }).click();
  await page.getByText("On the site", { exact: true }).waitFor();
  await page.getByRole("link", { name: "See its plots" }).click();
  await page.getByRole("link", { name: "About the project" }).click();
  await page.getByLabel("Village or town").fill("Nunna");
  await page.getByLabel("What its page says of it (optional)").fill("Beside the canal.");
  // The form begins anew once it is saved: nothing is typed in it meanwhile that would be lost.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const hold = async (route: Route) => {
    await held;
    await route.continue();
  };
  await page.route(`**/api/agent/projects/${slug}`, hold, { times: 1 });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const town = page.getByLabel("Village or town");
  await town.evaluate((field) => field.focus());
  await page.keyboard.type(" East");
  expect(await town.inputValue()).toBe("Nunna");
  letGo();
  await page.getByText("Saved. Visitors see it now.").waitFor();
  await town.fill("Nunna East");
  await page.getByText("Saved. Visitors see it now.").waitFor({ state: "detached" });
  await town.fill("Nunna");
  const shown = async () => (await fetch(`${site.origin}/projects/${slug}`)).text();
  await soon(shown).toContain("Beside the canal.");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await soon(shown).not.toContain("Beside the canal.");
  await soon(() => page.getByLabel("Village or town").inputValue()).toBe("");
  // Another agent is first: what that one wrote is shown, and stays until it is saved over.
  await page.getByLabel("Village or town").fill("Nunna");
  const facts = { name, isSample: false, town: "", registration: null, description: "" };
  const reply = await fetch(`${site.origin}/api/agent/projects/${slug}`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${agent.token}` },
    body: JSON.stringify({
      seen: { facts, place: null },
      project: { ...facts, registration: "P0616", town: "Poranki", place: null },
    }),
  });
  expect(reply.status).toBe(200);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Somebody else changed the project meanwhile.").waitFor();
  await page.getByText("Now: Poranki").waitFor();
  await page.getByText("Now: P0616").waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved. Visitors see it now.").waitFor();
  await soon(shown).toContain("Nunna ·");
  // The table comes again: what has no column stays.
  const file = page.getByLabel("Corrected table or drawing of the plots");
  await file.setInputFiles(fileOf("plots.csv", "Plot,Size\n1,210\n2,180\n4,160\n"));
  const changes = page.getByRole("table", { name: "Plots that change" });
  expect(await changes.locator("tbody").innerText()).toMatch(/1\s+Plot size\s+200\s+210/);
  await page.getByText("New plot: 4").waitFor();
  await page.getByText("Not in the file, and removed: plot 3").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Change 3 plots" }).click();
  await page.getByText("The plots are as the file has them.").waitFor();
  const told = async () => (await fetch(`${site.origin}/api/projects/${slug}`)).json();
  const plots = (...given: [string, number, string | null][]) =>
    given.map(([number, sqYards, facing]) => ({ number, sqYards, facing }));
  await soon(async () => (await told()).project.plots).toMatchObject(
    plots(["1", 210, "E"], ["2", 180, "W"], ["4", 160, null]),
  );
  // Its plots went with it.
  await page.getByRole("button", { name: "Take off the site" }).click();
  await page.getByRole("button", { name: "Remove the draft" }).click();
  await page.getByRole("button", { name: "Yes, remove the draft" }).click();
  await page.waitForURL(/\/agent\/plots$/);
  await soon(() => statusOf(site, `/projects/${slug}`)).toBe(404);
});

test("the sample project is taken off the site, and comes back with its page", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/plots", { viewport: DESKTOP });
  const text = async (path: string) => (await fetch(site.origin + path)).text();
  expect(await text("/projects")).toContain("Vennela Gardens");
  await page.getByRole("button", { name: "Take off the site" }).click();
  await page.getByText("Draft: visitors do not see it").waitFor();
  await soon(() => text("/projects")).not.toContain("Vennela Gardens");
  expect(await text("/")).not.toContain("Vennela Gardens");
  expect(await statusOf(site, "/project/brochure.pdf")).toBe(404);
  await page.getByRole("button", { name: "Put on the site" }).click();
  await soon(() => text("/projects")).toContain("Vennela Gardens");
});
