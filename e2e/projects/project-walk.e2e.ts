import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, openBrowser, PHONE, soon, untilAlive, untilAnswers } from "../browser.ts";
import { violations } from "../violations.ts";

const { visit } = openBrowser();

/** The project's page for somebody who minds no motion, at its model. */
async function comeToModel(path = "/projects", options?: Parameters<typeof visit>[1]) {
  // A small canvas: without a graphics card each picture of it takes its time.
  const page = await visit(path, { reducedMotion: "no-preference", viewport: PHONE, ...options });
  await untilAlive(page);
  await untilAnswers(opener(page));
  return page;
}

const opener = (page: Page) => page.locator("#walk").getByRole("button", { name: "Above" });
const canvas = (page: Page) => page.getByLabel(/^The project in 3D/);

async function openModel(page: Page): Promise<void> {
  await opener(page).click();
  const place = page.locator("#walk").getByRole("button", { name: "Clubhouse" });
  await place.waitFor();
  await soon(() => place.isEnabled()).toBe(true);
}

/** The canvas as bytes: another view is another picture. */
async function picture(page: Page): Promise<string> {
  const shot = await canvas(page).screenshot({ animations: "disabled" });
  return shot.toString("base64");
}

/** The view once nothing moves in it any more. */
async function settled(page: Page): Promise<string> {
  let last = "";
  await soon(async () => {
    const before = last;
    last = await picture(page);
    return last === before;
  }).toBe(true);
  return last;
}

test("the model opens on a click; a place of the gallery is another view", async () => {
  const page = await comeToModel();
  await openModel(page);
  const before = await picture(page);
  await page.locator("#walk").getByRole("button", { name: "Kids Play Area" }).click();
  expect((await settled(page)) === before).toBe(false);
  expect(await violations(page)).toEqual([]);
});

test("on foot the arrow keys walk, and buttons do the same", async () => {
  const page = await comeToModel();
  await openModel(page);
  await page.getByRole("button", { name: "On foot" }).click();
  const step = page.getByRole("button", { name: "Walk forward" });
  await step.waitFor();
  await canvas(page).focus();
  const before = await settled(page);
  await page.keyboard.press("ArrowUp", { delay: 400 });
  expect((await settled(page)) === before).toBe(false);
  await step.focus();
  const further = await settled(page);
  await page.keyboard.press("Enter", { delay: 400 });
  expect((await settled(page)) === further).toBe(false);
  expect(await violations(page)).toEqual([]);
});

test("the plot of the address is marked in the model, and a tap on a plot opens its sheet", async () => {
  const page = await comeToModel("/projects?plot=54", { viewport: DESKTOP });
  await page.getByRole("region", { name: "Plot 54", exact: true }).waitFor();
  await openModel(page);
  await canvas(page).scrollIntoViewIfNeeded();
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error("the canvas has no box");
  const spots = [0.4, 0.6, 0.3, 0.7].flatMap((x) => [0.6, 0.7, 0.5].map((y) => [x, y]));
  const chosen = () => new URL(page.url()).searchParams.get("plot");
  for (const [x = 0, y = 0] of spots) {
    if (chosen() !== "54") break;
    await canvas(page).click({ position: { x: box.width * x, y: box.height * y } });
  }
  await soon(chosen).not.toBe("54");
  expect(chosen()).toMatch(/^\d+$/);
  await page.getByRole("region", { name: `Plot ${chosen()}`, exact: true }).waitFor();
});

test("without WebGL a sentence says where the facts are, and another try can be made", async () => {
  const page = await comeToModel("/projects", {
    expected: [/WebGL/i],
    prepare: (context) =>
      context.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      }),
  });
  await opener(page).click();
  const sorry = page.getByRole("alert").filter({ hasText: "The model can’t be shown here" });
  await sorry.waitFor();
  await sorry.getByRole("button", { name: "Try again" }).click();
  await sorry.waitFor();
  expect(await violations(page)).toEqual([]);
});

test("a round view opens over the page and is closed by Escape, the focus back where it was", async (context) => {
  const page = await comeToModel();
  await page.getByRole("button", { name: "On foot" }).click();
  const button = page.getByRole("button", { name: "360° from the gate" });
  await canvas(page).waitFor();
  if ((await button.count()) === 0) return context.skip("the round views are not rendered yet");
  await button.click();
  const view = page.getByRole("dialog", { name: "360° from the gate" });
  await view.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await view.waitFor({ state: "detached" });
  expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
});

test("where less motion is asked for, the model gives way to a sentence", async () => {
  const page = await visit("/projects");
  await untilAlive(page);
  await opener(page).click();
  await page.getByText("Your device is set to save data or reduce motion").waitFor();
  expect(await canvas(page).count()).toBe(0);
  await page.getByRole("img", { name: "The model from above the gate" }).waitFor();
});
