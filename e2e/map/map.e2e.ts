import { expect, test } from "vitest";
import { openBrowser, param, soon } from "../browser.ts";
import { cards, expectCount, USUAL_COUNT, VILLA_COUNT } from "../search-page.ts";
import { clusters, map, mapOpener, NEAR, places, tags } from "./map-steps.ts";

const browser = openBrowser();
const openMap = mapOpener(browser);

type Sighted = Window & { sights?: { readonly isShown: boolean; readonly drawn: number }[] };

/** In the page: notes of each frame of the map whether it is seen and how much it draws. */
function noteSights(): void {
  const sights: NonNullable<Sighted["sights"]> = [];
  (window as Sighted).sights = sights;
  const { prototype } = WebGL2RenderingContext;
  const draw = prototype.drawElements;
  let drawn = 0;
  prototype.drawElements = function (...call) {
    if (drawn === 0)
      queueMicrotask(() => {
        const canvas = this.canvas as HTMLCanvasElement;
        sights.push({ isShown: getComputedStyle(canvas).opacity === "1", drawn });
        drawn = 0;
      });
    drawn += 1;
    return draw.apply(this, call);
  };
}

test("circles gather near layouts, and with the tags they count each layout that is found once", async () => {
  const page = await openMap();
  const counts = (await clusters(page).allTextContents()).map(Number);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  const singles = await tags(page).count();
  expect(counts.reduce((sum, count) => sum + count, 0) + singles).toBe(USUAL_COUNT);
});

test("the map shows nothing before its land: a sheet of sea is no map of Vijayawada", async () => {
  const page = await openMap("", { prepare: (visitor) => visitor.addInitScript(noteSights) });
  const sights = () => page.evaluate(() => (window as Sighted).sights);
  await soon(async () => (await sights())?.at(-1)?.isShown).toBe(true);
  const [first, ...others] = (await sights()) ?? [];
  expect(first?.isShown).toBe(false);
  expect(first?.drawn).toBeGreaterThan(0);
  // Without land there is less to draw.
  const shown = others.find(({ isShown }) => isShown);
  expect(shown?.drawn).toBeGreaterThan(first?.drawn ?? 0);
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
  await page.mouse.click((box?.x ?? 0) + 270, (box?.y ?? 0) + (box?.height ?? 0) - 50);
  await soon(() => popup.count()).toBe(0);
  await soon(() => param(page, "listing")).toBeNull();
});

test("an address with a selected layout shows it on the map", async () => {
  const page = await openMap(`${NEAR}&listing=P06200082202`);
  await page.getByRole("region", { name: "Sree City Legend", exact: true }).waitFor();
  const tag = page.getByRole("button", { name: /^₹17k, Sree City Legend/ });
  await soon(() => tag.getAttribute("aria-pressed")).toBe("true");
});

test("with a least size the tags say what such a plot costs, and the map of what the prices are", async () => {
  const page = await openMap(`${NEAR}&size=200-300&listing=P06200082202`);
  await page.getByRole("button", { name: "₹34 L, Sree City Legend, 200 sq yd" }).waitFor();
  await page.getByText("200 sq yd · Land only", { exact: true }).waitFor();
  await page.goto(page.url().replace("size=", "total=all-in&size="));
  await page.getByRole("button", { name: "₹36.55 L, Sree City Legend, 200 sq yd" }).waitFor();
  await page.getByText("200 sq yd · All-in, with duties", { exact: true }).waitFor();
});

test("a circle of one spot opens as a list, each entry with the price of its tag; one that is picked is selected", async () => {
  const page = await openMap(
    "?q=Kankipadu&at=16.44,80.77&bounds=80.725,16.44,80.735,16.449&size=200-300&type=All",
  );
  await page.getByRole("button", { name: "1 layout here: open" }).click();
  const entries = page.locator(".map-popup").getByRole("button");
  await soon(() => entries.allTextContents()).toEqual(["Lakeridge – 2₹40 L", "Lakeridge – 2₹40 L"]);
  await entries.last().click();
  await soon(() => param(page, "listing")).toMatch(/^P06180094959/);
  await page.getByRole("region", { name: "Lakeridge – 2", exact: true }).waitFor();
});

test("a filter changes the markers with the list", async () => {
  const page = await openMap("?type=Villa");
  await expectCount(page, VILLA_COUNT);
  const counts = (await clusters(page).allTextContents()).map(Number);
  const all = counts.reduce((sum, count) => sum + count, 0) + (await tags(page).count());
  expect(all).toBe(VILLA_COUNT);
});

test("the legend lies over nothing that was found until it is opened, and stays as it was put", async () => {
  const page = await openMap("?q=Gannavaram&at=16.541,80.802&town=Gannavaram");
  const legend = page.locator("details", { hasText: /^Legend/ });
  const isOpen = () => legend.evaluate((it) => it.hasAttribute("open"));
  await legend.waitFor();
  expect(await isOpen()).toBe(false);
  await legend.locator("summary").click();
  await soon(isOpen).toBe(true);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await soon(() => param(page, "bounds")).not.toBeNull();
  expect(await isOpen()).toBe(true);
});
