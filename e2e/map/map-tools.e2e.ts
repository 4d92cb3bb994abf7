import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openBrowser, PHONE, param, soon } from "../browser.ts";
import { heading, USUAL_COUNT } from "../search-page.ts";
import { drawByFinger, mapOpener, middleOfMap, NEAR, stroke, tags } from "./map-steps.ts";

const browser = openBrowser();
const { visit } = browser;
const openMap = mapOpener(browser);

test("a pin dropped on the map becomes the place searched round", async () => {
  const page = await openMap();
  await page.getByRole("button", { name: "Drop a pin" }).click();
  await page.getByText("Tap or click the map where you want to search.").waitFor();
  const { x, y } = await middleOfMap(page);
  await page.mouse.click(x + 30, y - 150);
  await soon(() => param(page, "at")).not.toBeNull();
  await page.getByRole("img", { name: "Your pin" }).waitFor();
  await soon(() => heading(page).textContent()).toContain("within 5 km of your point");
});

test("a right click drops a pin on the ground, and none on a tag or while an area is drawn", async () => {
  const page = await openMap(NEAR);
  const { search } = new URL(page.url());
  await tags(page).first().click({ button: "right" });
  await page.getByRole("button", { name: "Draw an area" }).click();
  const { x, y } = await middleOfMap(page);
  await page.mouse.click(x + 40, y - 120, { button: "right" });
  await page.getByText("Draw a line round the places you like").waitFor();
  expect(new URL(page.url()).search).toBe(search);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.mouse.click(x + 40, y - 120, { button: "right" });
  await page.getByRole("img", { name: "Your pin" }).waitFor();
});

test("a pin is placed by keyboard too", async () => {
  const page = await openMap();
  await page.getByRole("button", { name: "Drop a pin" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Use the centre of the map" }).press("Enter");
  await soon(() => param(page, "at")).toMatch(/^16\.52\d*,80\.58\d*$/);
});

test("a tool that is called off and a card that is closed give the focus back", async () => {
  const page = await openMap(NEAR);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  for (const tool of ["Draw an area", "Drop a pin"]) {
    await page.getByRole("button", { name: tool }).press("Enter");
    await page.getByRole("button", { name: "Cancel" }).press("Enter");
    await soon(focused).toBe(tool);
  }
  const tag = tags(page).first();
  const name = await tag.getAttribute("aria-label");
  await tag.press("Enter");
  await page.locator(".map-popup").getByRole("button", { name: "Close" }).press("Enter");
  await page.locator(".map-popup").waitFor({ state: "detached" });
  await soon(focused).toBe(name);
});

test("an area is drawn corner by corner, narrows the list, is in the address, and is cleared", async () => {
  const page = await openMap();
  await page.getByRole("button", { name: "Draw an area" }).click();
  await page.getByText("Draw a line round the places you like").waitFor();
  await page.getByRole("button", { name: "Set corners" }).click();
  await page.getByText("Tap or click the map to set the corners of your area.").waitFor();
  const { x, y } = await middleOfMap(page);
  const undo = page.getByRole("button", { name: "Undo" });
  const corners = [
    [x - 150, y - 60],
    [x + 150, y - 60],
    [x + 150, y + 100],
    [x - 150, y + 100],
  ] as const;
  // The tool listens somewhat after its words are there; a corner that was set is told somewhat later.
  await soon(async () => {
    await page.mouse.click(corners[0][0], corners[0][1]);
    const isSet = page.getByRole("button", { name: "Undo", disabled: false });
    return isSet.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  }).toBe(true);
  await page.mouse.move(corners[1][0], corners[1][1], { steps: 3 });
  await page.mouse.click(corners[1][0], corners[1][1]);
  await undo.click();
  for (const [atX, atY] of corners.slice(1)) {
    await page.mouse.move(atX, atY, { steps: 3 });
    await page.mouse.click(atX, atY);
  }
  await page
    .getByText("Tap or click the first corner, or choose Done, to close the area.")
    .waitFor();
  await page.mouse.move(corners[0][0], corners[0][1], { steps: 3 });
  await page.mouse.click(corners[0][0], corners[0][1]);
  await soon(() => param(page, "area")).not.toBeNull();
  await soon(() => heading(page).textContent()).toMatch(/^\d+ layouts in the drawn area$/);
  const title = await heading(page).textContent();
  expect(Number.parseInt(title ?? "", 10)).toBeLessThan(USUAL_COUNT);
  const { pathname, search } = new URL(page.url());
  const other = await visit(pathname + search, { javaScriptEnabled: false });
  expect(await heading(other).textContent()).toBe(title);
  await page.getByRole("button", { name: "Clear the drawn area" }).click();
  await soon(() => param(page, "area")).toBeNull();
});

async function drawByMouse(page: Page, points: readonly { x: number; y: number }[]) {
  const [first] = points;
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of points) await page.mouse.move(x, y);
  await page.mouse.up();
}

test.each([
  ["by finger", drawByFinger, PHONE],
  ["by mouse", drawByMouse, { width: 1440, height: 900 }],
])(
  "an area is drawn %s, taken back, drawn again and taken with Done",
  async (_, draw, viewport) => {
    const isPhone = viewport === PHONE;
    const page = await openMap("?view=map", { viewport, hasTouch: isPhone });
    await page.getByRole("button", { name: "Draw an area" }).click();
    const done = page.getByRole("button", { name: "Done" });
    const undo = page.getByRole("button", { name: "Undo" });
    await page.getByText("Draw a line round the places you like").waitFor();
    const { x, y } = await middleOfMap(page);
    const [big, small] = [stroke(x, y - 60, 120), stroke(x, y - 60, 70)];
    await soon(async () => {
      await draw(page, big);
      return done.isEnabled();
    }).toBe(true);
    expect(param(page, "area")).toBeNull();
    await undo.click();
    await soon(() => done.isEnabled()).toBe(false);
    await draw(page, small);
    await page.getByText("Is this your area?").waitFor();
    const box = await done.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(isPhone ? 44 : 40);
    if (isPhone) expect(box?.y).toBeGreaterThan(PHONE.height / 2);
    await done.click();
    await soon(() => param(page, "area")).not.toBeNull();
    // Two characters a coordinate at least, five at most: 40 corners.
    expect(param(page, "area")?.length).toBeLessThanOrEqual(40 * 2 * 5);
    const title = page.getByRole("heading", { level: 1 });
    await soon(() => title.textContent()).toMatch(/^\d+ layouts? in the drawn area$/);
    const { search } = new URL(page.url());
    const reply = await fetch(`${inject("site")}/api/listings${search}`);
    const told = await title.textContent();
    const { layouts } = (await reply.json()) as { layouts: number };
    expect(Number.parseInt(told ?? "", 10)).toBe(layouts);
  },
);

test("an area is taken from the map in view by keyboard", async () => {
  const page = await openMap();
  await page.getByRole("button", { name: "Draw an area" }).press("Enter");
  await page.getByRole("button", { name: "Use the visible map" }).press("Enter");
  await soon(() => param(page, "area")).not.toBeNull();
  await page.getByRole("button", { name: "Remove filter: Drawn area" }).click();
  await soon(() => param(page, "area")).toBeNull();
});

test("Back takes a drawn area away again", async () => {
  const page = await openMap();
  await page.getByRole("button", { name: "Draw an area" }).press("Enter");
  await page.getByRole("button", { name: "Use the visible map" }).press("Enter");
  await soon(() => param(page, "area")).not.toBeNull();
  await page.goBack();
  await soon(() => param(page, "area")).toBeNull();
  await page.getByRole("button", { name: "Draw an area" }).waitFor();
});
