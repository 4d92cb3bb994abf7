import type { Map as MapLibreMap } from "maplibre-gl";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser, PHONE, param, soon, untilAlive } from "../browser.ts";
import { cards, SEARCH } from "../search-page.ts";
import { clusters, drag, mapOpener, NEAR, tags, untilMapRests } from "./map-steps.ts";

const browser = openBrowser();
const openMap = mapOpener(browser);

const keepMap = {
  prepare: (context: { addInitScript: (script: () => void) => Promise<unknown> }) =>
    context.addInitScript(() =>
      window.addEventListener("map-ready", (event) => {
        window.shownMap = (event as CustomEvent<MapLibreMap>).detail;
      }),
    ),
};

/** The markers may be there before the map is handed out. */
const untilMapIsKnown = (page: Page) => page.waitForFunction(() => window.shownMap !== undefined);

async function viewOf(page: Page) {
  await untilMapIsKnown(page);
  return page.evaluate(() => {
    const map = window.shownMap;
    if (!map) throw new Error("no map");
    const { lat, lng } = map.getCenter();
    return { lat, lng, zoom: map.getZoom() };
  });
}

/** Degrees from the middle of the map to that of the bounds in the address. */
async function addressOffView(page: Page): Promise<number> {
  const [west = 0, south = 0, east = 0, north = 0] = (param(page, "bounds") ?? "")
    .split(",")
    .map(Number);
  const { lat, lng } = await viewOf(page);
  return Math.max(Math.abs((south + north) / 2 - lat), Math.abs((west + east) / 2 - lng));
}

test("Back from a listing returns to the very view, however near", async () => {
  const page = await openMap(NEAR, keepMap);
  for (let press = 0; press < 4; press += 1) {
    const before = (await viewOf(page)).zoom;
    await page.getByRole("button", { name: "Zoom in" }).click();
    await soon(async () => (await viewOf(page)).zoom).toBe(before + 1);
  }
  await drag(page, 60, 40);
  await untilMapRests(page);
  // The address had the bounds of the zoom before: those of the drag follow.
  await soon(() => addressOffView(page)).toBeLessThan(1e-5);
  const before = await viewOf(page);
  expect(before.zoom).toBeGreaterThan(14);
  const search = page.url();
  await page.goto("/property/P06200082202");
  await page.goBack();
  await page.waitForURL(search);
  await untilAlive(page);
  await page.getByRole("button", { name: "Zoom in" }).waitFor();
  await soon(async () => Math.abs((await viewOf(page)).zoom - before.zoom) < 0.01).toBe(true);
  const after = await viewOf(page);
  expect(Math.abs(after.lat - before.lat)).toBeLessThan(1e-5);
  expect(Math.abs(after.lng - before.lng)).toBeLessThan(1e-5);
});

test("the first map shows all that is found, 48 px from its edges", async () => {
  const page = await openMap("?view=map", { ...keepMap, viewport: PHONE });
  const pane = await page.locator(".map-canvas").boundingBox();
  if (!pane) throw new Error("no map");
  const all = await (await page.request.get("/api/listings?page=9")).json();
  const places: { lat: number; lng: number }[] = all.shown.map(
    ({ summary }: { summary: { lat: number; lng: number } }) => summary,
  );
  await untilMapIsKnown(page);
  const points = await page.evaluate(
    (ats) =>
      ats.map(({ lat, lng }) => {
        const { x, y } = window.shownMap?.project([lng, lat]) ?? { x: 0, y: 0 };
        return [x, y] as const;
      }),
    places.map(({ lat, lng }) => ({ lat, lng })),
  );
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(47);
  expect(Math.max(...xs)).toBeLessThanOrEqual(pane.width - 47);
  expect(Math.max(...ys)).toBeLessThanOrEqual(pane.height - 47);
  const spread = Math.max(
    (Math.max(...xs) - Math.min(...xs)) / (pane.width - 96),
    (Math.max(...ys) - Math.min(...ys)) / (pane.height - 96),
  );
  expect(spread).toBeGreaterThan(0.99);
});

test("a listing that was opened has a paler tag from then on", async () => {
  const page = await openMap(NEAR);
  const tag = page.getByRole("button", { name: /^₹17k, Sree City Legend/ });
  await soon(() => tag.getAttribute("data-state")).toBe("rest");
  await page.goto("/property/P06200082202");
  await untilAlive(page);
  await page.goto(SEARCH + NEAR);
  await untilAlive(page);
  await untilMapRests(page);
  await soon(() => tag.getAttribute("data-state")).toBe("seen");
});

test("a tag chosen on the map brings its card into view; given up, the list is where it was", async () => {
  const page = await openMap(NEAR);
  const names = await tags(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute("aria-label") ?? ""),
  );
  const isInView = (name: string) =>
    cards(page)
      .filter({ hasText: name })
      .evaluate((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight + 1;
      });
  const below: string[] = [];
  for (const label of names) {
    const name = label.split(", ")[1] ?? "";
    const card = cards(page).filter({ hasText: name });
    if ((await card.count()) === 1 && !(await isInView(name))) below.push(name);
  }
  const [name = ""] = below;
  expect(name).not.toBe("");
  await page.getByRole("button", { name: new RegExp(`^₹[\\d.]+k, ${name}`) }).click();
  await soon(() => isInView(name)).toBe(true);
  // What Escape closes comes after the card.
  await page.getByRole("region", { name, exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await soon(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("on a phone the card lies at the foot, its cross is free, and the tools come back after it", async () => {
  const page = await openMap(`${NEAR}&view=map`, { viewport: PHONE });
  await soon(() => clusters(page).count()).toBeGreaterThan(0);
  await tags(page).first().click();
  const card = page.locator(".map-foot");
  await card.waitFor();
  const [box, pane] = [await card.boundingBox(), await page.locator(".map-canvas").boundingBox()];
  if (!box || !pane) throw new Error("no card");
  expect(box.x - pane.x).toBeCloseTo(16, 0);
  expect(pane.y + pane.height - (box.y + box.height)).toBeCloseTo(16, 0);
  expect(await page.getByRole("button", { name: "Drop a pin" }).isVisible()).toBe(false);
  await card.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Drop a pin" }).waitFor();
});
