import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { DESKTOP, openBrowser, PHONE, param, soon, untilAlive, untilAnswers } from "./browser.ts";
import { violations } from "./violations.ts";

const { visit } = openBrowser();

interface PlanPlot {
  readonly number: number;
  readonly sizeSqYd: number;
  readonly facing: string;
  readonly status: string;
  readonly corner: boolean;
}
const PLAN = JSON.parse(readFileSync("data/project-plan.json", "utf8")) as {
  readonly plots: readonly PlanPlot[];
};
const PAGE = "/projects";

async function open(path = PAGE, options?: Parameters<typeof visit>[1]) {
  const page = await visit(path, options);
  await untilAlive(page);
  return page;
}

const plot = (page: Page, number: number) => page.locator(`a[data-plot="${number}"]`);
const sheet = (page: Page, number: number) =>
  page.getByRole("region", { name: `Plot ${number}`, exact: true });
const match = (page: Page) => page.locator("#plan [role=status]").first().textContent();
const zoom = (page: Page) =>
  page.locator(".plan-sheet").evaluate((element) => {
    const { transform } = getComputedStyle(element);
    return transform === "none" ? 1 : new DOMMatrix(transform).a;
  });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("data-plot") ?? null);

test("sheet, table, map and text tell the same plots as the plan", async () => {
  const page = await visit(PAGE, { javaScriptEnabled: false });
  const drawn = await page
    .locator("a[data-plot]")
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute("data-plot"),
        link.querySelectorAll("text")[1]?.textContent,
      ]),
    );
  const planned = PLAN.plots.map(({ number, sizeSqYd }) => [String(number), String(sizeSqYd)]);
  expect(drawn).toEqual(planned);
  const rows = await page
    .locator("#plots tbody tr")
    .evaluateAll((all) =>
      all.map((row) => [row.children[0]?.textContent, row.children[1]?.textContent]),
    );
  expect(rows).toEqual(planned);
  const shapes = await (await fetch(`${inject("site")}/project/plots.geojson`)).json();
  expect(
    shapes.features.map(({ properties }: { properties: { number: string; sqYards: number } }) => [
      properties.number,
      String(properties.sqYards),
    ]),
  ).toEqual(planned);
  const text = (await page.getByRole("main").textContent()) ?? "";
  for (const fact of [
    "Vennela Gardens",
    "Sample project",
    "9 Acres",
    "162 to 525 Sq Yards",
    "60, 40 and 33 ft",
    "12 minutes",
    "7 km from Vijayawada, 12.5 km from Amaravati startup village",
    "8 ft wall with a 2 ft solar fence",
    "5 years' upkeep by the developer",
  ])
    expect(text).toContain(fact);
});

test("every part of the specification is there, and no button leads nowhere", async () => {
  const page = await visit(PAGE, { javaScriptEnabled: false });
  for (const name of ["Schedule Site Visit", "Request a Callback", "Book a Site Visit"])
    expect(
      await page.getByRole("link", { name, exact: true }).first().getAttribute("href"),
    ).toMatch(/^\/enquire\?kind=(site-visit|callback)&plot=Vennela\+Gardens$/);
  for (const name of ["Talk to Us on WhatsApp", "Chat on WhatsApp"])
    expect(await page.getByRole("link", { name }).getAttribute("href")).toContain("https://wa.me/");
  const titles = page.locator("section:has(#gallery-title) li");
  expect(await titles.allTextContents()).toEqual([
    "Grand Entrance",
    "Clubhouse",
    "Landscaped Gardens",
    "Kids Play Area",
    "Internal Roads",
    "Master Layout",
  ]);
  expect(await page.locator("section:has(#features-title) li").count()).toBe(10);
  expect(await page.getByRole("img", { name: "5 of 5 stars" }).count()).toBe(3);
  const files = await page
    .locator("a[download], main img")
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute("href") ?? one.getAttribute("src") ?? ""),
    );
  for (const file of new Set(files))
    expect((await fetch(inject("site") + file)).status, file).toBe(200);
});

test("without script a plot, a filter and an order are addresses", async () => {
  const page = await visit(`${PAGE}?facing=NW&sort=size&down=1&plot=42`, {
    javaScriptEnabled: false,
  });
  expect(await match(page)).toBe("2 of 101 plots match");
  expect(await page.locator("#plots tbody th").allTextContents()).toEqual(["42", "90"]);
  expect(await sheet(page, 42).textContent()).toContain("438 sq yd");
  await plot(page, 54).click();
  await sheet(page, 54).waitFor();
  expect(param(page, "plot")).toBe("54");
  expect(param(page, "facing")).toBe("NW");
});

test("a plot that does not exist gets the plan and a sentence", async () => {
  const page = await visit(`${PAGE}?plot=540`, { javaScriptEnabled: false });
  expect(await page.getByRole("alert").textContent()).toContain("There is no plot 540 here");
  expect(await page.locator("a[data-plot]").count()).toBe(101);
});

test("a plot opens its sheet with size, sides, road and all-in cost; Back closes it", async () => {
  const page = await open();
  await plot(page, 54).click();
  await sheet(page, 54).getByRole("table").waitFor();
  const text = await sheet(page, 54).textContent();
  for (const fact of [
    "Available",
    "209 sq yd",
    "1,881 sq ft",
    "175 sq m",
    "38.4 ft × 49.9 ft",
    "South",
    "Corner, park-side",
    "33 ft Loop road, 60 ft Main avenue",
    "₹56,43,000",
    "Stamp duty 5 %₹2,82,150",
    "Transfer duty 1.5 %₹84,645",
    "Registration fee 1 %₹56,430",
    "₹60,66,225",
    "(TDS, section 194-IA",
  ])
    expect(text).toContain(fact);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("plot-title");
  const named = sheet(page, 54).getByRole("link", { name: "WhatsApp" });
  expect(decodeURIComponent((await named.getAttribute("href")) ?? "")).toContain(
    "Vennela Gardens, plot 54: ",
  );
  await plot(page, 55).click();
  await sheet(page, 55).waitFor();
  await page.goBack();
  await sheet(page, 55).waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("");
  await soon(() => focused(page)).toBe("55");
});

test("Escape and the close button close the sheet that came with the address", async () => {
  const page = await open(`${PAGE}?plot=7&corner=1`);
  await sheet(page, 7).getByRole("link", { name: "Close" }).click();
  await sheet(page, 7).waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("?corner=1");
  await plot(page, 53).click();
  await sheet(page, 53).waitFor();
  await page.keyboard.press("Escape");
  await sheet(page, 53).waitFor({ state: "detached" });
});

test("filters answer at once, stay in the address and dim what does not match", async () => {
  const page = await open();
  await page.getByRole("combobox", { name: "Facing" }).selectOption("S");
  await page.getByRole("checkbox", { name: "Corner" }).check();
  const expected = PLAN.plots.filter(({ facing, corner }) => facing === "S" && corner);
  await soon(() => match(page)).toBe(`${expected.length} of 101 plots match`);
  expect([param(page, "facing"), param(page, "corner")]).toEqual(["S", "1"]);
  expect(await page.locator('a[data-state="off"]').count()).toBe(101 - expected.length);
  await page.reload();
  expect(await match(page)).toBe(`${expected.length} of 101 plots match`);
  await untilAlive(page);
  await page.getByRole("combobox", { name: "Size" }).selectOption("351-525");
  await soon(() => match(page)).toBe("No plot of 101 matches. Ask for less.");
  await page.getByRole("link", { name: "Clear" }).click();
  await soon(() => match(page)).toBe("101 of 101 plots match");
});

test("the table opens from its link and is sorted by its head", async () => {
  const page = await open();
  await page.getByRole("link", { name: "See all 101 plots as a table" }).click();
  const first = page.locator("#plots tbody th").first();
  await first.waitFor();
  await page.locator("#plots").getByRole("link", { name: "Price" }).click();
  await soon(() => first.textContent()).toBe("2");
  expect(await page.getByRole("columnheader", { name: "Price" }).getAttribute("aria-sort")).toBe(
    "ascending",
  );
  await page.locator("#plots").getByRole("link", { name: "Price" }).click();
  await soon(() => first.textContent()).toBe("32");
});

test("keys go from plot to plot, zoom, move and show the whole", async () => {
  const page = await open();
  await plot(page, 54).focus();
  await page.keyboard.press("ArrowRight");
  expect(await focused(page)).toBe("55");
  expect(await page.locator('a[data-plot][tabindex="0"]').count()).toBe(1);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await soon(() => zoom(page)).toBeCloseTo(2.56, 2);
  await soon(() => page.locator(".plan-sheet[data-near]").count()).toBe(1);
  await page.keyboard.press("Shift+ArrowLeft");
  expect(await focused(page)).toBe("55");
  await page.keyboard.press("Home");
  await soon(() => zoom(page)).toBe(1);
  await page.keyboard.press("Enter");
  await sheet(page, 55).waitFor();
});

test("Ctrl and the wheel zoom, a drag moves and chooses nothing", async () => {
  const page = await open();
  const pane = page.locator(".plan-pane");
  await pane.scrollIntoViewIfNeeded();
  const box = await pane.boundingBox();
  if (!box) throw new Error("the plan is not shown");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -300);
  await page.keyboard.up("Control");
  await soon(() => zoom(page)).toBeGreaterThan(1.5);
  const left = () => plot(page, 54).evaluate((link) => link.getBoundingClientRect().left);
  const before = await left();
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 20, { steps: 4 });
  await page.mouse.up();
  await soon(left).toBeGreaterThan(before + 40);
  expect(param(page, "plot")).toBeNull();
});

test("two fingers pinch the plan on a phone", async () => {
  const page = await open(PAGE, { viewport: PHONE, hasTouch: true });
  const pane = page.locator(".plan-pane");
  await pane.scrollIntoViewIfNeeded();
  const box = await pane.boundingBox();
  if (!box) throw new Error("the plan is not shown");
  const touch = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (apart: number) => ({
    touchPoints: [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ],
  });
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", ...fingers(20) });
  for (const apart of [30, 45, 60])
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", ...fingers(apart) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await soon(() => zoom(page)).toBeGreaterThan(2);
});

test("a visit to one plot is asked for in the dialog, with the plot named", async () => {
  const page = await open(`${PAGE}?plot=54`);
  await sheet(page, 54).getByRole("link", { name: "Book a site visit" }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule a Site Visit" });
  await dialog.waitFor();
  expect(await dialog.textContent()).toContain("Vennela Gardens, plot 54");
  expect(await dialog.locator("input[name=plotNumber]").getAttribute("value")).toBe(
    "Vennela Gardens, plot 54",
  );
});

test("a picture opens over the screen: keys go on, Escape, picture and button close it", async () => {
  const page = await open();
  const opener = page.getByRole("button", { name: /Clubhouse/ });
  const viewer = page.getByRole("dialog", { name: "Gallery" });
  await untilAnswers(opener);
  await opener.click();
  expect(await viewer.textContent()).toContain("Clubhouse2 of 6");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await soon(() => viewer.textContent()).toContain("Master Layout6 of 6");
  await page.keyboard.press("Home");
  await soon(() => viewer.textContent()).toContain("1 of 6");
  await page.keyboard.press("End");
  await soon(() => viewer.textContent()).toContain("6 of 6");
  const held = () => page.evaluate(() => document.documentElement.style.overflow);
  expect(await held()).toBe("hidden");
  await page.keyboard.press("Escape");
  await viewer.waitFor({ state: "detached" });
  await soon(held).toBe("");
  await opener.click();
  await viewer.getByRole("img").click();
  await viewer.waitFor({ state: "detached" });
  await opener.click();
  await viewer.getByRole("button", { name: "Close" }).click();
  await viewer.waitFor({ state: "detached" });
});

test("on paper the plan is whole, with its table, and the rest is left out", async () => {
  const page = await open(`${PAGE}?plot=54`);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await soon(() => zoom(page)).toBeGreaterThan(1);
  await page.emulateMedia({ media: "print" });
  expect(await zoom(page)).toBe(1);
  expect(await page.getByRole("heading", { name: "Gallery" }).isVisible()).toBe(false);
  expect(await page.locator("#plots tbody tr").last().isVisible()).toBe(true);
  expect(await sheet(page, 54).isVisible()).toBe(true);
});

test("the plots lie on the map from zoom 15, and one leads to its sheet", async () => {
  const page = await open(`/searchProperties?bounds=80.5915,16.4695,80.5945,16.4722`);
  const sign = page.locator(".map-canvas").getByRole("link", { name: "Vennela Gardens" });
  await sign.waitFor();
  const map = page.locator(".map-canvas");
  for (let step = 0; step < 3; step += 1)
    await map.getByRole("button", { name: "Zoom in" }).click();
  const box = await map.boundingBox();
  if (!box) throw new Error("the map is not shown");
  // The middle of the map is the park: plots lie round it, between roads.
  let turn = 0;
  await soon(async () => {
    turn += 1;
    const [dx, dy] = [150 * Math.cos(turn), 150 * Math.sin(turn)];
    await page.mouse.click(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy);
    // A second click would fall on the page that the first one opens.
    await page.waitForURL(`**${PAGE}?*`, { timeout: 3000 }).catch(() => null);
    return new URL(page.url()).pathname;
  }).toBe(PAGE);
  expect(param(page, "plot")).toMatch(/^\d+$/);
});

for (const viewport of [PHONE, DESKTOP])
  for (const language of ["", "/te"])
    test(`axe finds nothing on ${language}${PAGE} at ${viewport.width}`, async () => {
      const page = await open(`${language}${PAGE}?plot=54&sort=size`, { viewport });
      expect(await violations(page)).toEqual([]);
    });
