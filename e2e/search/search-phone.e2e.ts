import { expect, test } from "vitest";
import { openBrowser, PHONE, param, soon } from "../browser.ts";
import {
  cards,
  expectCount,
  filter,
  SEARCH,
  searchOpener,
  USUAL_COUNT,
  VILLA_COUNT,
} from "../search-page.ts";

const browser = openBrowser();
const { visit } = browser;
const openSearch = searchOpener(browser);

test("on a phone list and map are two tabs with the live count", async () => {
  const page = await openSearch("", { viewport: PHONE });
  const tabs = page.getByRole("navigation", { name: "View" });
  expect(await tabs.getByRole("link", { name: `Map ${USUAL_COUNT}` }).isVisible()).toBe(true);
  await tabs.getByRole("link", { name: /^Map/ }).click();
  await soon(() => param(page, "view")).toBe("map");
  await soon(() => cards(page).first().isVisible()).toBe(false);
  await tabs.getByRole("link", { name: /^List/ }).click();
  await soon(() => cards(page).first().isVisible()).toBe(true);
});

test("on a phone the filters are an overlay that changes nothing until Apply", async () => {
  const page = await openSearch("", { viewport: PHONE });
  await page.getByRole("button", { name: "Filters" }).click();
  const overlay = page.getByRole("dialog", { name: "Filters" });
  await overlay.getByRole("slider", { name: "Budget, at most" }).fill("20");
  await overlay.getByRole("button", { name: "Apply: show 18 layouts" }).waitFor();
  await soon(() => param(page, "budget")).toBeNull();
  await overlay.getByRole("button", { name: "Close" }).click();
  await soon(() => overlay.count()).toBe(0);
  await soon(() => param(page, "budget")).toBeNull();
  await page.getByRole("button", { name: "Filters" }).click();
  expect(await overlay.getByRole("slider", { name: "Budget, at most" }).inputValue()).toBe("50");
  await overlay.getByText(/^Villa ?\d*$/).click();
  await overlay.getByRole("checkbox", { name: "Gated Community" }).check();
  await overlay.getByRole("button", { name: /^Apply/ }).click();
  await expectCount(page, VILLA_COUNT);
  await soon(() => param(page, "type")).toBe("Villa");
  await soon(() => param(page, "gated")).toBe("1");
  await page.getByRole("button", { name: "Filters 2" }).click();
  await overlay.getByRole("button", { name: "Clear" }).click();
  await overlay.getByRole("button", { name: /^Apply/ }).click();
  await expectCount(page, USUAL_COUNT);
});

test("the overlay closes by Escape, keeps the focus inside and gives it back", async () => {
  const page = await openSearch("", { viewport: PHONE });
  const opener = page.getByRole("button", { name: "Filters" });
  await opener.click();
  const overlay = page.getByRole("dialog", { name: "Filters" });
  await overlay.waitFor();
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && active?.closest("dialog") === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await soon(() => overlay.count()).toBe(0);
  expect(await opener.evaluate((it) => it === document.activeElement)).toBe(true);
});

test("a choice far down takes the focus and comes into view, and the overlay stays where it is", async () => {
  const page = await openSearch("", { viewport: PHONE });
  await page.getByRole("button", { name: "Filters" }).click();
  const overlay = page.getByRole("dialog", { name: "Filters" });
  const close = overlay.getByRole("button", { name: "Close" });
  const topOfClose = async () => (await close.boundingBox())?.y;
  const before = await topOfClose();
  const bank = overlay.getByRole("checkbox", { name: /^Bank/ });
  await bank.focus();
  expect(await topOfClose()).toBe(before);
  expect(await bank.locator("..").evaluate(isInView)).toBe(true);
});

test("in the overlay each box to tick has a line of its own, and the sort its name", async () => {
  const page = await openSearch("", { viewport: PHONE });
  await page.getByRole("button", { name: "Filters" }).click();
  const overlay = page.getByRole("dialog", { name: "Filters" });
  const widths = ["Gated Community", "Not sold out"].map((name) =>
    overlay.getByRole("checkbox", { name }).evaluate((it) => it.closest("label")?.offsetWidth),
  );
  expect(await Promise.all(widths)).toEqual([358, 358]);
  const sort = await overlay.getByText("Sort", { exact: true }).boundingBox();
  expect(sort?.width).toBeGreaterThan(20);
});

test("the overlay is as high as the screen, so a swipe past the end of its list moves nothing", async () => {
  const page = await openSearch("", { viewport: PHONE });
  await page.getByRole("button", { name: "Filters" }).click();
  const overlay = page.getByRole("dialog", { name: "Filters" });
  await overlay.getByRole("button", { name: /^Apply/ }).waitFor();
  const { scrollHeight, scrollTop } = await overlay.evaluate((it) => {
    it.scrollTop = 1000;
    return { scrollHeight: it.scrollHeight, scrollTop: it.scrollTop };
  });
  expect({ scrollHeight, scrollTop }).toEqual({ scrollHeight: PHONE.height, scrollTop: 0 });
});

/** True for what lies on the screen, covered by nothing. */
function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test("on a phone a map on which nothing fits leads to what comes nearest", async () => {
  const page = await openSearch("?q=Kankipadu&at=16.44,80.77&budget=1&view=map", {
    viewport: PHONE,
  });
  await page.getByRole("button", { name: "Nearest to what you asked for" }).click();
  await soon(() => param(page, "view")).toBeNull();
  await cards(page).first().waitFor();
});

test("without script a phone has filters and both views as well", async () => {
  const page = await visit(SEARCH, { javaScriptEnabled: false, viewport: PHONE });
  expect(await cards(page).count()).toBe(6);
  await filter(page, "Type").click();
  await page.getByText(/^Villa ?\d*$/).click();
  await page.getByRole("button", { name: /^Show \d+ layouts$/ }).click();
  await page.waitForURL("**type=Villa*");
  expect(await cards(page).count()).toBe(5);
});

test("on a phone place, views and filters are one row, and two cards are in the first view", async () => {
  const page = await openSearch("", { viewport: PHONE });
  const box = page.getByRole("combobox", { name: "City or area" });
  const filters = page.getByRole("button", { name: "Filters" });
  const [typed, opener] = [await box.boundingBox(), await filters.boundingBox()];
  expect([typed?.height, typed?.y]).toEqual([44, opener?.y]);
  const [first, second] = await Promise.all([0, 1].map((at) => cards(page).nth(at).boundingBox()));
  expect(first?.height).toBeLessThanOrEqual(344);
  expect(second?.y).toBeLessThan(PHONE.height - 240);
});

test("on a phone a tapped tag opens a card over the foot of the map, and the tag stays in view", async () => {
  const page = await visit(`${SEARCH}?view=map&q=Kankipadu&at=16.44,80.77&r=3`, {
    viewport: PHONE,
    hasTouch: true,
  });
  const tags = page.locator(".map-tag");
  await tags.first().waitFor();
  const place = page.locator(".map-foot");
  const lowest = await tags.evaluateAll((all) => {
    const low = all.toSorted(
      (a, b) => b.getBoundingClientRect().bottom - a.getBoundingClientRect().bottom,
    );
    return low[0] ? all.indexOf(low[0]) : -1;
  });
  await tags.nth(lowest).tap();
  await place.getByRole("link", { name: "View Details" }).waitFor();
  const card = await place.boundingBox();
  expect([card?.x, card?.width]).toEqual([16, 358]);
  expect(card?.height).toBeLessThan(190);
  expect(Math.round((card?.y ?? 0) + (card?.height ?? 0))).toBe(PHONE.height - 16);
  // What the list says of it as well.
  await place.getByText(/ · \d(\.\d)? km away$/).waitFor();
  await place.getByText(/^₹50 L buys up to/).waitFor();
  const selected = page.locator('.map-tag[data-state="selected"]');
  await soon(async () => {
    const tag = await selected.boundingBox();
    return tag !== null && tag.y > 116 && tag.y + tag.height <= (card?.y ?? 0);
  }).toBe(true);
  await place.getByRole("button", { name: "Close" }).click();
  await soon(() => place.count()).toBe(0);
  await page.getByRole("button", { name: "Zoom in" }).waitFor();
});
