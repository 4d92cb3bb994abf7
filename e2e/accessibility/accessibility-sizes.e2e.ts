import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, openBrowser, PHONE, untilAlive } from "../browser.ts";
import { COMPARED, LISTING, NEAR, WITHOUT_FACTS } from "../screen-states.ts";
import { SEARCH } from "../search-page.ts";
import { lostTexts } from "./lost-texts.ts";

const { visit } = openBrowser();

const VISIT = "/enquire?kind=site-visit";

const PAGES = [
  "/",
  SEARCH,
  `${NEAR}&budget=40&type=All&gated=1&unrated=1`,
  `${SEARCH}?type=Apartment`,
  LISTING,
  WITHOUT_FACTS,
  "/nowhere",
  "/about",
  "/login",
  "/signup",
  "/otp",
  "/favourites",
  COMPARED,
];

/** 640 px are 1280 at a zoom of 200 %. The narrow ones first: the map is slow and comes with 1024. */
const WIDTHS = [320, 390, 640, 768, 1024, 1440];

test.each(["en", "te"])("nothing scrolls sideways at any width in %s", async (language) => {
  const page = await visit("/livez", { expected: [/404/] });
  const wide: Record<string, number> = {};
  for (const path of PAGES) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(language === "en" ? path : `/te${path === "/" ? "" : path}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) wide[`${path} at ${width}`] = needed;
    }
  }
  expect(wide).toEqual({});
});

/** Pages that a buyer comes through. */
const WAY = ["/", SEARCH, LISTING, "/projects", COMPARED, "/favourites", "/login", VISIT];

/** What a page loses, by its address; where nothing is lost it is left out. */
async function lostOn(page: Page): Promise<Record<string, string[]>> {
  const lost: Record<string, string[]> = {};
  for (const path of WAY) {
    await page.goto(path);
    await untilAlive(page);
    const lines = await lostTexts(page);
    if (lines.length > 0) lost[path] = lines;
  }
  return lost;
}

test("nothing is cut or covered at a zoom of 200 %", async () => {
  const page = await visit("/livez", { viewport: { width: 640, height: 450 }, hasTouch: true });
  expect(await lostOn(page)).toEqual({});
});

test("letters follow the size that a reader sets in the browser, and nothing is cut or covered", async () => {
  const page = await visit("/livez", { viewport: DESKTOP });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  expect(await lostOn(page)).toEqual({});
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe("32px");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(DESKTOP.width);
});

test.each([
  "/",
  SEARCH,
  `${NEAR}&budget=40`,
  LISTING,
  WITHOUT_FACTS,
  "/nowhere",
  "/te/searchProperties",
  "/login",
  "/te/signup",
  "/otp",
  "/favourites",
  COMPARED,
])("on a phone every control of %s can be hit within 44 px", async (path) => {
  const page = await visit(path, { viewport: PHONE, hasTouch: true, expected: [/404/] });
  await untilAlive(page);
  const small = await page.evaluate(() => {
    const reach = 21.5;
    const isInline = (it: Element) =>
      getComputedStyle(it).display === "inline" ||
      (it.matches("p a, p button, dd a, li > a") &&
        it.textContent !== it.closest("p, dd, li")?.textContent);
    const seen = (it: Element) =>
      it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isHit = (it: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (it.contains(hit) || hit.closest("label")?.contains(it) === true);
    };
    const lines: string[] = [];
    for (const it of document.querySelectorAll(
      "a[href], button, summary, input, select, textarea",
    )) {
      if (!seen(it) || it.matches("[tabindex='-1'], .sr-only, [aria-hidden] *, :disabled"))
        continue;
      if (isInline(it)) continue;
      const target = it.closest("label") ?? it;
      target.scrollIntoView({ block: "center" });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (!isHit(it, x, y)) continue;
      const high = height >= 43 || (isHit(it, x, y - reach) && isHit(it, x, y + reach));
      const wide = width >= 43 || (isHit(it, x - reach, y) && isHit(it, x + reach, y));
      if (!high || !wide)
        lines.push(
          `${it.getAttribute("aria-label") ?? it.textContent?.trim().slice(0, 40)} (${Math.round(width)} × ${Math.round(height)})`,
        );
    }
    return lines;
  });
  expect(small).toEqual([]);
});

test("on a phone the map's own controls and markers are large enough", async () => {
  const page = await visit(`${NEAR}&view=map`, { viewport: PHONE, hasTouch: true });
  await untilAlive(page);
  await page.locator(".map-tag").first().waitFor();
  const sizes = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((it) => {
        const { width, height } = it.getBoundingClientRect();
        return Math.round(Math.min(width, height));
      }),
    );
  for (const side of await sizes(".map-canvas button:not(.map-tag, .map-cluster)"))
    expect(side).toBeGreaterThanOrEqual(44);
  for (const side of await sizes(".map-cluster")) expect(side).toBeGreaterThanOrEqual(44);
  // Tags stand on their place: they may be small where another would be hidden, never under 24.
  for (const side of await sizes(".map-tag")) expect(side).toBeGreaterThanOrEqual(24);
});
