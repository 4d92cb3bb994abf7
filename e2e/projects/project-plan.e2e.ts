import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, openBrowser, PHONE, param, soon, untilAlive } from "../browser.ts";
import {
  focused,
  match,
  PLAN,
  PROJECT,
  plot,
  projectOpener,
  sheet,
  zoom,
} from "./project-steps.ts";

const { visit } = openBrowser();
const open = projectOpener(visit);

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
    "5 sides",
    "South · road26.5 ft 8.09 m",
    "South-west · bend18.5 ft 5.64 m",
    "South",
    "Corner, park-side",
    "33 ft Loop road, 60 ft Main avenue",
    "₹56,43,000",
    "Stamp duty 5 %₹2,82,150",
    "Transfer duty 1.5 %₹84,645",
    "Registration fee 1 %₹56,430",
    "₹60,66,225",
    "(TDS by the Income-tax Act 2025, section 393(1), Table Sl. No. 3(i)",
    "Development chargesask for it",
  ])
    expect(text).toContain(fact);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("plot-title");
  const named = sheet(page, 54).getByRole("link", { name: "Book a site visit" });
  expect(await named.getAttribute("href")).toContain(
    "kind=site-visit&plot=Vennela+Gardens+%28sample+project%29%2C+plot+54",
  );
  await plot(page, 55).click();
  await sheet(page, 55).waitFor();
  const own = await sheet(page, 55).getByRole("link", { name: "Copy link" }).getAttribute("href");
  expect(new URL(page.url()).href).toBe(new URL(own ?? "", page.url()).href);
  await page.goBack();
  await sheet(page, 55).waitFor({ state: "detached" });
  const { search, hash } = new URL(page.url());
  expect([search, hash]).toEqual(["", ""]);
  await soon(() => focused(page)).toBe("55");
});

test("a plot's own link, and the landing's, open at the plan and not at the hero above it", async () => {
  const page = await open(`${PROJECT}?plot=54`);
  const own = await sheet(page, 54).getByRole("link", { name: "Copy link" }).getAttribute("href");
  const landing = await visit("/");
  const drawn = await landing.getByRole("link", { name: "Plot 55" }).first().getAttribute("href");
  for (const [path, number] of [
    [own, 54],
    [drawn, 55],
  ] as const) {
    const arrived = await visit(path ?? "", { javaScriptEnabled: false });
    const shown = await sheet(arrived, number).boundingBox();
    expect(shown?.y).toBeGreaterThan(0);
    expect(shown?.y).toBeLessThan(DESKTOP.height / 2);
  }
});

test("the card beside the stage tells the keys of the plan, and none of them beside the model", async () => {
  const page = await open();
  const keys = page.getByText("Hold Ctrl and scroll to zoom in");
  const pinch = page.getByText("Pinch to zoom in");
  expect([await keys.isVisible(), await pinch.isVisible()]).toEqual([true, false]);
  await page.getByRole("button", { name: "Above", exact: true }).click();
  await soon(() => keys.isVisible()).toBe(false);
});

test("Escape and the close button close the sheet that came with the address", async () => {
  const page = await open(`${PROJECT}?plot=7&corner=1`);
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
  await soon(() => match(page)).toBe("None of the 101 plots match. Try fewer filters.");
  await page.getByRole("link", { name: "Clear" }).click();
  await soon(() => match(page)).toBe("101 of 101 plots match");
});

test("a filter that is chosen beside an open sheet stays when the sheet is closed", async () => {
  const page = await open();
  await plot(page, 54).click();
  await sheet(page, 54).waitFor();
  await page.getByRole("combobox", { name: "Facing" }).selectOption("S");
  await soon(() => param(page, "facing")).toBe("S");
  await sheet(page, 54).getByRole("link", { name: "Close" }).click();
  await sheet(page, 54).waitFor({ state: "detached" });
  expect(param(page, "facing")).toBe("S");
  await plot(page, 54).click();
  await sheet(page, 54).waitFor();
  await page.goBack();
  await sheet(page, 54).waitFor({ state: "detached" });
  expect(param(page, "facing")).toBe("S");
});

test("a plot that is opened from the table leaves what was asked of the plan", async () => {
  const page = await open(`${PROJECT}?facing=S&sort=price#plots`);
  const asked = await match(page);
  const first = page.locator("#plots tbody th a").first();
  const number = Number(await first.textContent());
  await first.click();
  await sheet(page, number).waitFor();
  expect([param(page, "facing"), param(page, "sort")]).toEqual(["S", "price"]);
  expect(await match(page)).toBe(asked);
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
  const page = await open(PROJECT, { viewport: PHONE, hasTouch: true });
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

test.each(["", "/te", "/hi"])(
  "on a phone in “%s” no word of the plan lies over another, and roads are named once near",
  async (language) => {
    const page = await open(`${language}${PROJECT}`, { viewport: PHONE });
    const words = page.locator(".plan-sheet").locator(".plan-road tspan, .plan-place");
    const told = () =>
      words.evaluateAll((all) => {
        const boxes = all
          .map((one) => one.getBoundingClientRect())
          .filter(({ width }) => width > 0);
        const isOver = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        const isCovered = (box: DOMRect, at: number) =>
          boxes.slice(at + 1).some((other) => isOver(box, other));
        return { words: boxes.length, covered: boxes.filter(isCovered).length };
      });
    expect(await told()).toEqual({ words: 6, covered: 0 });
    const closer = page.locator("figcaption button").last();
    for (let presses = 0; presses < 3; presses++) await closer.click();
    await soon(told).toEqual({ words: 9, covered: 0 });
  },
);

/** Plot 54 is near, and above the lines that a phone tells of it first. */
async function expectAboveSheet(page: Page): Promise<void> {
  const isAbove = () =>
    plot(page, 54).evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 60 && bottom < window.innerHeight - 250;
    });
  await soon(isAbove).toBe(true);
  await soon(() => zoom(page)).toBeGreaterThan(2);
}

test("on a phone a plot is told in a few lines below the plan that shows it, and drawn up whole", async () => {
  const page = await open(PROJECT, { viewport: PHONE, hasTouch: true });
  await plot(page, 54).scrollIntoViewIfNeeded();
  await plot(page, 54).click();
  const told = sheet(page, 54);
  await told.getByText("a month").waitFor();
  await told.getByText("20 years at 8.5%").waitFor();
  const height = () => told.evaluate((it) => it.getBoundingClientRect().height);
  expect(await height()).toBeLessThanOrEqual(250);
  expect(await told.getByRole("table").isVisible()).toBe(false);
  await expectAboveSheet(page);
  // Who opens the link that the address bar shows sees the plot as well.
  await expectAboveSheet(await open(`${PROJECT}?plot=54#plan`, { viewport: PHONE }));
  const grip = told.getByRole("button", { name: "All of this plot" });
  await grip.click();
  await told.getByRole("table").waitFor();
  await told.getByRole("img", { name: /^Plot 54 with its sides/ }).waitFor();
  expect(await grip.getAttribute("aria-expanded")).toBe("true");
  await grip.press("Enter");
  await soon(height).toBeLessThanOrEqual(250);
});
