import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser, PHONE, param, soon, untilAlive } from "./browser.ts";
import { cards, expectCount, filter, heading, names, SEARCH, USUAL_COUNT } from "./search-page.ts";

const { visit } = openBrowser();

const map = (page: Page) => page.getByRole("region", { name: "Map of the layouts found" });
const clusters = (page: Page) => page.getByRole("button", { name: /^\d+ layouts? here: open$/ });
const tags = (page: Page) => page.getByRole("button", { name: /^₹[\d.]+k, / });
/** Near Kankipadu with a radius, where single tags stand beside circles. */
const NEAR = "?q=Kankipadu&at=16.44,80.77";

async function openMap(query = "", options?: Parameters<typeof visit>[1]): Promise<Page> {
  const page = await visit(SEARCH + query, options);
  await untilAlive(page);
  await untilMapRests(page);
  return page;
}

/** Waits for the map with its markers, and until they stand still. */
async function untilMapRests(page: Page, zoomIn = "Zoom in"): Promise<void> {
  await page.getByRole("button", { name: zoomIn }).waitFor();
  let before = "";
  await soon(async () => {
    const now = JSON.stringify(await places(page));
    const rests = now === before && now !== "[]";
    before = now;
    return rests;
  }).toBe(true);
}

/** Where the markers stand on the screen. */
function places(page: Page) {
  return page
    .locator(".maplibregl-marker")
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).style.transform));
}

async function middleOfMap(page: Page) {
  const box = await map(page).boundingBox();
  if (!box) throw new Error("the map is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, byX: number, byY: number): Promise<void> {
  const { x, y } = await middleOfMap(page);
  await page.mouse.move(x - byX / 2 + 7, y - byY / 2 + 60);
  await page.mouse.down();
  await page.mouse.move(x + byX / 2, y + byY / 2 + 60, { steps: 8 });
  await page.mouse.up();
}

const boundsOf = (page: Page) => (param(page, "bounds") ?? "").split(",").map(Number);

/** Kilometres that the map's pane shows from west to east. */
function widthKm(page: Page): number {
  const [west = 0, , east = 0] = boundsOf(page);
  return (east - west) * 106.7;
}

test("circles gather near layouts, and with the tags they count all that are found", async () => {
  const page = await openMap();
  const counts = (await clusters(page).allTextContents()).map(Number);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  const singles = await tags(page).count();
  expect(counts.reduce((sum, count) => sum + count, 0) + singles).toBe(USUAL_COUNT);
});

test("a circle opens into its layouts by a click", async () => {
  const page = await openMap();
  const before = await tags(page).count();
  await clusters(page).first().click();
  await soon(() => param(page, "bounds")).not.toBeNull();
  await soon(() => tags(page).count()).toBeGreaterThan(before);
});

test("a layout hovered in the list lights its marker, without moving the map", async () => {
  const page = await openMap(NEAR);
  const name = "Sree City Legend";
  const before = (await places(page)).slice(0, 3);
  await cards(page).filter({ hasText: name }).hover();
  const tag = page.getByRole("button", { name: new RegExp(`^₹17k, ${name}`) });
  await soon(() => tag.getAttribute("data-state")).toBe("hover");
  expect((await places(page)).slice(0, 3)).toEqual(before);
  await soon(() => param(page, "bounds")).toBeNull();
});

test("a marker hovered lights its card, without moving the map", async () => {
  const page = await openMap(NEAR);
  const tag = tags(page).first();
  const name = (await tag.getAttribute("aria-label"))?.split(", ")[1] ?? "";
  const before = await tag.boundingBox();
  const card = cards(page).filter({ hasText: name });
  const border = () => card.evaluate((it) => getComputedStyle(it).borderColor);
  const resting = await border();
  await tag.hover();
  await soon(border).not.toBe(resting);
  expect(await tag.boundingBox()).toEqual(before);
  await page.mouse.move(900, 40);
  await soon(border).toBe(resting);
});

test("a click selects: address, pressed tag and a card on the map; its cross takes it back", async () => {
  const page = await openMap(NEAR);
  const tag = tags(page).first();
  const name = (await tag.getAttribute("aria-label"))?.split(", ")[1] ?? "";
  await tag.click();
  await soon(() => param(page, "listing")).toMatch(/^P0/);
  await soon(() => tag.getAttribute("aria-pressed")).toBe("true");
  const popup = page.getByRole("region", { name, exact: true });
  const link = popup.getByRole("link", { name: "View Details" });
  expect(await link.getAttribute("href")).toBe(`/property/${param(page, "listing")}`);
  await popup.getByRole("button", { name: "Close" }).click();
  await soon(() => popup.count()).toBe(0);
  await soon(() => param(page, "listing")).toBeNull();
});

test("Escape, or a click beside all markers, closes the card as well", async () => {
  const page = await openMap(`${NEAR}&listing=P06200082202`);
  const popup = page.getByRole("region", { name: "Sree City Legend", exact: true });
  await popup.waitFor();
  await page.keyboard.press("Escape");
  await soon(() => popup.count()).toBe(0);
  await page.getByRole("button", { name: /^₹17k, Sree City Legend/ }).click();
  await popup.waitFor();
  const box = await map(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 90, (box?.y ?? 0) + (box?.height ?? 0) - 90);
  await soon(() => popup.count()).toBe(0);
  await soon(() => param(page, "listing")).toBeNull();
});

test("an address with a selected layout shows it on the map", async () => {
  const page = await openMap(`${NEAR}&listing=P06200082202`);
  await page.getByRole("region", { name: "Sree City Legend", exact: true }).waitFor();
  const tag = page.getByRole("button", { name: /^₹17k, Sree City Legend/ });
  await soon(() => tag.getAttribute("aria-pressed")).toBe("true");
});

test("panning puts the bounds into the address, and only layouts inside stay in the list", async () => {
  const page = await openMap();
  await drag(page, 260, 120);
  await soon(() => param(page, "bounds")).not.toBeNull();
  await soon(() => heading(page).textContent()).toMatch(/^\d+ layouts on the map$/);
  const [west = 0, south = 0, east = 0, north = 0] = boundsOf(page);
  const response = await page.request.get(`/api/listings?bounds=${boundsOf(page)}&page=99`);
  const { total, shown } = (await response.json()) as {
    total: number;
    shown: { summary: { name: string; lat: number; lng: number } }[];
  };
  expect(total).toBeLessThan(USUAL_COUNT);
  for (const { summary } of shown) {
    expect(summary.lat).toBeGreaterThanOrEqual(south);
    expect(summary.lat).toBeLessThanOrEqual(north);
    expect(summary.lng).toBeGreaterThanOrEqual(west);
    expect(summary.lng).toBeLessThanOrEqual(east);
  }
  await soon(() => heading(page).textContent()).toBe(`${total} layouts on the map`);
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
  expect(await filter(page, "Radius").textContent()).toContain("8 km");
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

test("without a place the map starts round the region, at zoom 10 of the 256-pixel scale", async () => {
  const page = await openMap();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await soon(() => param(page, "bounds")).not.toBeNull();
  await page.getByRole("button", { name: "Zoom out" }).click();
  const pane = await map(page).boundingBox();
  const kmAtZoom10 =
    ((pane?.width ?? 0) * 40_075 * Math.cos((16.59 * Math.PI) / 180)) / (256 * 2 ** 10);
  await soon(() => Math.round((widthKm(page) / kmAtZoom10) * 50) / 50).toBe(1);
  const [west = 0, south = 0, east = 0, north = 0] = boundsOf(page);
  expect((north + south) / 2).toBeCloseTo(16.59, 1);
  expect((east + west) / 2).toBeCloseTo(80.66, 1);
});

test("a pin dropped on the map becomes the place searched round", async () => {
  const page = await openMap();
  await page.getByRole("button", { name: "Drop a pin" }).click();
  await page.getByText("Click the map where you want to search.").waitFor();
  const { x, y } = await middleOfMap(page);
  await page.mouse.click(x + 30, y - 150);
  await soon(() => param(page, "at")).not.toBeNull();
  await page.getByRole("img", { name: "Your pin" }).waitFor();
  await soon(() => heading(page).textContent()).toContain("within 5 km of your point");
});

test("a pin is placed by keyboard too", async () => {
  const page = await openMap();
  await page.getByRole("button", { name: "Drop a pin" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Use the middle of the map" }).press("Enter");
  await soon(() => param(page, "at")).toBe("16.59,80.66");
});

test("an area is drawn corner by corner, narrows the list, is in the address, and is cleared", async () => {
  const page = await openMap();
  await page.getByRole("button", { name: "Draw an area" }).click();
  await page.getByText("Click the map to set the corners of your area.").waitFor();
  const { x, y } = await middleOfMap(page);
  const undo = page.getByRole("button", { name: "Undo" });
  const corners = [
    [x - 150, y - 60],
    [x + 150, y - 60],
    [x + 150, y + 180],
    [x - 150, y + 180],
  ] as const;
  await soon(async () => {
    await page.mouse.click(corners[0][0], corners[0][1]);
    return undo.isEnabled();
  }).toBe(true);
  await page.mouse.move(corners[1][0], corners[1][1], { steps: 3 });
  await page.mouse.click(corners[1][0], corners[1][1]);
  await undo.click();
  for (const [atX, atY] of corners.slice(1)) {
    await page.mouse.move(atX, atY, { steps: 3 });
    await page.mouse.click(atX, atY);
  }
  await page.getByText("Click the first corner, or press Enter, to close the area.").waitFor();
  await page.mouse.move(corners[0][0], corners[0][1], { steps: 3 });
  await page.mouse.click(corners[0][0], corners[0][1]);
  await soon(() => param(page, "area")).not.toBeNull();
  await soon(() => heading(page).textContent()).toMatch(/^\d+ layouts in the drawn area$/);
  const title = await heading(page).textContent();
  expect(Number.parseInt(title ?? "", 10)).toBeLessThan(USUAL_COUNT);
  const { pathname, search } = new URL(page.url());
  const other = await visit(pathname + search, { javaScriptEnabled: false });
  expect(await heading(other).textContent()).toBe(title);
  await page.getByRole("button", { name: "Clear the area" }).click();
  await soon(() => param(page, "area")).toBeNull();
});

test("an area is taken from the map in view by keyboard", async () => {
  const page = await openMap();
  await page.getByRole("button", { name: "Draw an area" }).press("Enter");
  await page.getByRole("button", { name: "Use the map in view" }).press("Enter");
  await soon(() => param(page, "area")).not.toBeNull();
  await page.getByRole("button", { name: "Remove filter: Drawn area" }).click();
  await soon(() => param(page, "area")).toBeNull();
});

test("Back takes a drawn area away again", async () => {
  const page = await openMap();
  await page.getByRole("button", { name: "Draw an area" }).press("Enter");
  await page.getByRole("button", { name: "Use the map in view" }).press("Enter");
  await soon(() => param(page, "area")).not.toBeNull();
  await page.goBack();
  await soon(() => param(page, "area")).toBeNull();
  await page.getByRole("button", { name: "Draw an area" }).waitFor();
});

test("a filter changes the markers with the list", async () => {
  const page = await openMap("?type=Villa");
  await expectCount(page, 5);
  const counts = (await clusters(page).allTextContents()).map(Number);
  const all = counts.reduce((sum, count) => sum + count, 0) + (await tags(page).count());
  expect(all).toBe(5);
});

test("when the map cannot be fetched the list stands, and Try again brings the map", async () => {
  const page = await visit(SEARCH, {
    expected: [/net::ERR_FAILED/, /dynamically imported module/],
    prepare: (visitor) => visitor.route("**/assets/search-map*.js", (route) => route.abort()),
  });
  await page.getByRole("alert").getByText("Error loading maps", { exact: true }).waitFor();
  await expectCount(page, USUAL_COUNT);
  expect(await cards(page).count()).toBeGreaterThan(0);
  await page.context().unroute("**/assets/search-map*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await untilMapRests(page);
});

test("when the base map cannot be fetched the list stands, and Try again brings the map", async () => {
  const base = /\/assets\/base-map.*\.json/;
  const page = await visit(SEARCH, {
    expected: [/net::ERR_FAILED/],
    prepare: (visitor) => visitor.route(base, (route) => route.abort()),
  });
  await page.getByRole("alert").getByText("Error loading maps", { exact: true }).waitFor();
  expect(await cards(page).count()).toBeGreaterThan(0);
  await page.context().unroute(base);
  await page.getByRole("button", { name: "Try again" }).click();
  await untilMapRests(page);
});

test("without WebGL2 the map says so and the list works on", async () => {
  const page = await visit(SEARCH, {
    prepare: (visitor) =>
      visitor.addInitScript(() => {
        const real = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (
          this: HTMLCanvasElement,
          kind: string,
          ...rest: unknown[]
        ) {
          return kind === "webgl2" ? null : real.call(this, kind as "2d", ...rest);
        } as typeof real;
      }),
  });
  await page.getByRole("alert").getByText("Error loading maps", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await filter(page, "Type").click();
  await page.getByText("Villa", { exact: true }).click();
  await expectCount(page, 5);
});

test("on a phone the map comes with its tab and shows what the list counts", async () => {
  const page = await openMap("?view=map", { viewport: PHONE, hasTouch: true });
  const counts = (await clusters(page).allTextContents()).map(Number);
  expect(counts.length + (await tags(page).count())).toBeGreaterThan(1);
  const list = page.getByRole("navigation", { name: "View" }).getByRole("link", { name: /^List/ });
  const shown = Number.parseInt((await list.textContent())?.replace(/\D/g, "") ?? "", 10);
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(USUAL_COUNT);
});

test("a Telugu page letters the map in a Telugu face", async () => {
  const page = await visit(`/te${SEARCH}`);
  await untilMapRests(page, "దగ్గరగా చూపు");
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    );
  await soon(loaded).toContainEqual(expect.stringContaining("Telugu"));
  expect(await loaded()).not.toContainEqual(expect.stringContaining("Devanagari"));
});

test("the map names its source", async () => {
  const page = await openMap();
  await page.getByText("Land: Natural Earth. Schematic map by Sthalam").waitFor();
});
