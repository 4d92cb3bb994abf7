import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser, PHONE, soon, swipe, untilAlive } from "../browser.ts";
import { cards, SEARCH } from "../search-page.ts";

const LAKERIDGE = "/property/P06180094959";
const WITHOUT_AREA = "/property/P07130064768";

const { visit } = openBrowser();

/** "entrance.card" of the one picture that a card shows. */
async function shownOn(card: Locator): Promise<string> {
  const src = await card.getByRole("img").first().getAttribute("src");
  return src?.replace(/^.*-[A-Za-z0-9]+\.(.*)\.svg$/, "$1") ?? "";
}

/** What the open viewer says of its picture: "Park 5 of 5". */
function viewed(page: Page): Promise<string> {
  return page.getByRole("dialog").locator("[aria-live]").innerText();
}

test("a card passes through its pictures, round both ends, and fetches each when asked", async () => {
  const page = await visit(SEARCH);
  await untilAlive(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const card = cards(page).first();
  await card.hover();
  expect(await shownOn(card)).toBe("card");
  expect(fetched.filter((url) => url.includes(".aerial."))).toEqual([]);
  const next = card.getByRole("button", { name: /^Next picture/ });
  const box = await next.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const seen: string[] = [];
  for (let step = 0; step < 5; step += 1) {
    await next.click();
    seen.push(await shownOn(card));
  }
  expect(seen.slice(0, 2)).toEqual(["aerial.card", "entrance.card"]);
  expect(new Set(seen).size).toBe(5);
  expect(seen.at(-1)).toBe("card");
  await card.getByRole("button", { name: /^Previous picture/ }).press("Enter");
  await soon(() => shownOn(card)).toBe(seen[3]);
  expect(new URL(page.url()).pathname).toBe(SEARCH);
});

test("the picture of a card opens its page, and its arrows do not", async () => {
  const page = await visit(SEARCH);
  await untilAlive(page);
  const card = cards(page).first();
  await card.getByRole("button", { name: /^Next picture/ }).focus();
  await page.keyboard.press("Enter");
  await soon(() => shownOn(card)).toBe("aerial.card");
  const box = await card.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 136, (box?.y ?? 0) + 40);
  await soon(() => new URL(page.url()).pathname).toMatch(/^\/property\//);
});

test("on a phone a swipe moves a card's picture and a tap opens the page", async () => {
  const page = await visit(SEARCH, { viewport: PHONE, hasTouch: true, isMobile: true });
  await untilAlive(page);
  const session = await page.context().newCDPSession(page);
  const card = cards(page).first();
  const box = await card.boundingBox();
  const y = (box?.y ?? 0) + 90;
  await swipe(session, 300, 120, y);
  await soon(() => shownOn(card)).toBe("aerial.card");
  await swipe(session, 120, 300, y);
  await soon(() => shownOn(card)).toBe("card");
  expect(new URL(page.url()).pathname).toBe(SEARCH);
  // A tap into a running swipe only stops it: then it is the next that opens.
  await expect
    .poll(
      async () => {
        await page.touchscreen.tap(200, y);
        return new URL(page.url()).pathname;
      },
      { timeout: 15_000, interval: 1000 },
    )
    .toMatch(/^\/property\//);
});

test("the viewer goes by keys and thumbnails, keeps the focus, and gives it back", async () => {
  const page = await visit(LAKERIDGE);
  await untilAlive(page);
  const opener = page.getByRole("button", { name: /^Open picture 2 of 5/ });
  await opener.click();
  const viewer = page.getByRole("dialog", { name: "Pictures" });
  await soon(() => viewed(page)).toMatch(/^Plan\s+2 of 5$/);
  for (const [key, position] of [
    ["End", 5],
    ["ArrowRight", 1],
    ["ArrowLeft", 5],
    ["Home", 1],
  ] as const) {
    await page.keyboard.press(key);
    await soon(() => viewed(page)).toContain(`${position} of 5`);
  }
  await viewer.getByRole("listitem").nth(2).getByRole("button").click();
  await soon(() => viewed(page)).toContain("3 of 5");
  for (const button of await viewer.getByRole("button").all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press("Escape");
  await soon(() => viewer.count()).toBe(0);
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("the picture and the ground round it close the viewer; Layout sketch opens it at the plan", async () => {
  const page = await visit(LAKERIDGE);
  await untilAlive(page);
  const viewer = page.getByRole("dialog", { name: "Pictures" });
  expect(await page.getByText("Floor plans").count()).toBe(0);
  await page.getByText("Drawn by us: the outline, plot lines, the side of the gate").waitFor();
  await page.getByRole("button", { name: "Layout sketch" }).click();
  await soon(() => viewed(page)).toMatch(/^Plan\s+2 of 5$/);
  await page.mouse.click(720, 450);
  await soon(() => viewer.count()).toBe(0);
  await page.getByRole("button", { name: "See all drawings (5)" }).click();
  await viewer.waitFor();
  await page.mouse.click(30, 870);
  await soon(() => viewer.count()).toBe(0);
});

test("every picture of the gallery loads, with words for who does not see it", async () => {
  for (const [address, names] of [
    [
      LAKERIDGE,
      [/^Aerial view: illus/, /^Illustrative layout of/, /^Entrance/, /^Park/, /^Fact sheet: Lake/],
    ],
    [
      WITHOUT_AREA,
      [/^No drawing of .*, because/, /^No drawing of .*, because/, /^Fact sheet: Royal City$/],
    ],
    [
      `/te${LAKERIDGE}`,
      [/^పైనుంచి వ్యూ/, /Lakeridge/, /Lakeridge/, /Lakeridge/, /^వివరాల కార్డు: Lakeridge/],
    ],
  ] as const) {
    const page = await visit(address);
    const pictures = page.locator("button img[src^='/illustrations/']");
    expect(await pictures.count()).toBe(names.length);
    for (const [index, name] of names.entries()) {
      const picture = pictures.nth(index);
      expect(await picture.getAttribute("alt")).toMatch(name);
      await soon(() =>
        picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      ).toBe(true);
    }
  }
});

test("a listing without an area has three sheets, says that none is a layout, and no plan to open", async () => {
  const page = await visit(WITHOUT_AREA);
  await untilAlive(page);
  await page
    .getByText("The listing does not give the area, so the layout itself can’t be drawn.")
    .waitFor();
  expect(await page.getByRole("button", { name: /^Open picture/ }).count()).toBe(3);
  expect(await page.getByRole("button", { name: "Layout sketch" }).count()).toBe(0);
});
