import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser, param, soon, untilAlive } from "../browser.ts";
import { filter, heading, names, USUAL_COUNT } from "../search-page.ts";
import { drag, map, mapOpener, middleOfMap, NEAR, untilMapRests } from "./map-steps.ts";

const browser = openBrowser();
const { visit } = browser;
const openMap = mapOpener(browser);

const boundsOf = (page: Page) => (param(page, "bounds") ?? "").split(",").map(Number);

test("panning puts the bounds into the address, and only layouts inside stay in the list", async () => {
  const page = await openMap();
  await drag(page, 260, 120);
  await soon(() => param(page, "bounds")).not.toBeNull();
  await soon(() => heading(page).textContent()).toMatch(/^\d+ layouts on the map$/);
  const [west = 0, south = 0, east = 0, north = 0] = boundsOf(page);
  const response = await page.request.get(`/api/listings?bounds=${boundsOf(page)}&page=99`);
  const { layouts, shown } = (await response.json()) as {
    layouts: number;
    shown: { summary: { name: string; lat: number; lng: number } }[];
  };
  expect(layouts).toBeLessThan(USUAL_COUNT);
  for (const { summary } of shown) {
    expect(summary.lat).toBeGreaterThanOrEqual(south);
    expect(summary.lat).toBeLessThanOrEqual(north);
    expect(summary.lng).toBeGreaterThanOrEqual(west);
    expect(summary.lng).toBeLessThanOrEqual(east);
  }
  await soon(() => heading(page).textContent()).toBe(`${layouts} layouts on the map`);
  const inside = new Set(shown.map(({ summary }) => summary.name));
  for (const name of await names(page)) expect(inside).toContain(name);
});

test("panning and Back: the address is not flooded, Back leaves the screen", async () => {
  const page = await visit("/about");
  await untilAlive(page);
  await page.getByRole("link", { name: "Search Properties" }).first().click();
  await untilMapRests(page);
  for (const by of [80, -60, 90]) {
    const before = param(page, "bounds");
    await drag(page, by, 40);
    await soon(() => param(page, "bounds")).not.toBe(before);
  }
  await page.goBack();
  await page.waitForURL("**/about");
});

test("panning keeps the radius in force", async () => {
  const page = await openMap(`${NEAR}&r=8`);
  await drag(page, 80, 30);
  await soon(() => param(page, "bounds")).not.toBeNull();
  await soon(() => param(page, "r")).toBe("8");
  await soon(() => param(page, "at")).toBe("16.44,80.77");
  await soon(() => filter(page, "Radius").textContent()).toContain("8 km");
});

test("a place is shown with its circle, wholly in view, and its handle is a slider", async () => {
  const page = await openMap(NEAR);
  const handle = page.getByRole("slider", { name: "Search radius" });
  expect(await handle.getAttribute("aria-valuetext")).toBe("5 km");
  const [box, pane] = [await handle.boundingBox(), await map(page).boundingBox()];
  if (!box || !pane) throw new Error("the circle is not shown");
  expect(box.x).toBeLessThan(pane.x + pane.width);
  const radius = box.x + box.width / 2 - (pane.x + pane.width / 2);
  expect(radius).toBeGreaterThan(100);
  expect(radius).toBeLessThanOrEqual(Math.min(pane.width, pane.height) / 2);
  await handle.focus();
  await page.keyboard.press("ArrowRight");
  await soon(() => param(page, "r")).toBe("6");
  await soon(() => heading(page).textContent()).toContain("within 6 km");
});

test("the circle's handle is dragged to another radius", async () => {
  const page = await openMap(NEAR);
  const box = await page.getByRole("slider", { name: "Search radius" }).boundingBox();
  const { x } = await middleOfMap(page);
  if (!box) throw new Error("the handle is not shown");
  const [fromX, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(fromX, y);
  await page.mouse.down();
  await page.mouse.move(x + (fromX - x) * 0.6, y, { steps: 6 });
  await page.mouse.up();
  await soon(() => param(page, "r")).toBe("3");
});

test("a smaller radius zooms in, a larger one out", async () => {
  const page = await openMap(`${NEAR}&r=20`);
  const span = async () => {
    const scale = page.getByRole("img", { name: /^Scale/ });
    return Number.parseFloat((await scale.getAttribute("aria-label"))?.slice(18) ?? "");
  };
  const wide = await span();
  await filter(page, "Radius").click();
  await page.getByRole("slider", { name: "Radius", exact: true }).fill("6");
  await soon(span).toBeLessThan(wide);
});
