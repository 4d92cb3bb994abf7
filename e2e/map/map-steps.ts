// The map of the search as a visitor meets it.
import type { Page } from "playwright-core";
import { type Browsing, soon, untilAlive } from "../browser.ts";
import { SEARCH } from "../search-page.ts";

export const map = (page: Page) => page.getByRole("region", { name: "Map of the layouts found" });

export const clusters = (page: Page) =>
  page.getByRole("button", { name: /^\d+ layouts? here: open$/ });

export const tags = (page: Page) => page.getByRole("button", { name: /^₹[\d.]+k, / });

/** Near Kankipadu with a radius, where single tags stand beside circles. */
export const NEAR = "?q=Kankipadu&at=16.44,80.77";

/** Waits for the map with its markers, and until they stand still. */
export async function untilMapRests(page: Page, zoomIn = "Zoom in"): Promise<void> {
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
export function places(page: Page) {
  return page
    .locator(".maplibregl-marker")
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).style.transform));
}

export async function middleOfMap(page: Page) {
  const box = await map(page).boundingBox();
  if (!box) throw new Error("the map is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function drag(page: Page, byX: number, byY: number): Promise<void> {
  const { x, y } = await middleOfMap(page);
  await page.mouse.move(x - byX / 2 + 7, y - byY / 2 + 60);
  await page.mouse.down();
  await page.mouse.move(x + byX / 2, y + byY / 2 + 60, { steps: 8 });
  await page.mouse.up();
}

/** Opens the map of a query, and waits until its markers stand. */
export function mapOpener({ visit }: Browsing) {
  return async (query = "", options?: Parameters<typeof visit>[1]): Promise<Page> => {
    const page = await visit(SEARCH + query, options);
    await untilAlive(page);
    await untilMapRests(page);
    return page;
  };
}

/** Points of a stroke round a place of the screen, px. */
export function stroke(x: number, y: number, radius: number): { x: number; y: number }[] {
  return Array.from({ length: 30 }, (_, at) => {
    const turn = (at / 30) * 2 * Math.PI;
    return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) };
  });
}

/** A finger that draws along the points. */
export async function drawByFinger(
  page: Page,
  points: readonly { x: number; y: number }[],
): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await touch("touchStart", points[0]);
  for (const point of points.slice(1)) await touch("touchMove", point);
  await touch("touchEnd");
}
