import { expect, test } from "vitest";
import { openBrowser, param, soon } from "./browser.ts";
import { mapOpener, middleOfMap } from "./map-steps.ts";
import { heading, USUAL_COUNT } from "./search-page.ts";

const browser = openBrowser();
const { visit } = browser;
const openMap = mapOpener(browser);

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
  await page.getByRole("button", { name: "Use the centre of the map" }).press("Enter");
  await soon(() => param(page, "at")).toMatch(/^16\.52\d*,80\.58\d*$/);
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
  await page.getByRole("button", { name: "Clear the drawn area" }).click();
  await soon(() => param(page, "area")).toBeNull();
});

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
