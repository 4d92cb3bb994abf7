import { expect, test } from "vitest";
import { DESKTOP, openBrowser, PHONE, param, soon, untilAlive } from "../browser.ts";
import {
  cards,
  chip,
  expectCount,
  filter,
  openSlider,
  placeBox,
  rates,
  SEARCH,
  searchOpener,
  USUAL_COUNT,
} from "../search-page.ts";

const browser = openBrowser();
const { visit } = browser;
const openSearch = searchOpener(browser);

test("a card tells rate, place and area without raw codes or dangling marks", async () => {
  const page = await visit(`${SEARCH}?unrated=1&type=All`, { javaScriptEnabled: false });
  const texts = await cards(page).allTextContents();
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(text).toMatch(/₹[\d,]+ per sq yd|Rate not published/);
  const all = `${texts.join("\n")}\n${(await cardsOf("?text=Vedanta&unrated=1")).join("\n")}`;
  expect(all).not.toMatch(/[2-9CFGHJMPQRVWX]{4,}\+[2-9CFGHJMPQRVWX]{2}/);
  expect(all).not.toMatch(/· *(·|$)|, *,|undefined|null|NaN/m);
});

async function cardsOf(query: string): Promise<string[]> {
  const page = await visit(SEARCH + query, { javaScriptEnabled: false });
  return cards(page).allTextContents();
}

test("every picture of the list loads, and says that it is an illustration", async () => {
  const page = await openSearch();
  const pictures = page.getByRole("img", { name: /^Illustrative layout of .*, not a photograph$/ });
  await soon(() =>
    pictures
      .first()
      .evaluate((it) => it instanceof HTMLImageElement && it.complete && it.naturalWidth > 0),
  ).toBe(true);
});

test("a click anywhere on a card opens the listing, once", async () => {
  const page = await openSearch();
  await soon(() => cards(page).count()).toBeGreaterThan(3);
  const before = await page.evaluate(() => history.length);
  await cards(page)
    .nth(1)
    .click({ position: { x: 400, y: 60 } });
  await page.waitForURL("**/property/P06080030253");
  await page.getByRole("heading", { level: 1, name: "Sai Giri" }).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test("without script the list is there, its filters are a form, its pages and listings are links", async () => {
  const page = await visit(`${SEARCH}?q=Kankipadu&at=16.44,80.77&r=20`, {
    javaScriptEnabled: false,
    viewport: DESKTOP,
  });
  expect(await cards(page).count()).toBe(6);
  expect(await page.locator(".cards-to-come").isVisible()).toBe(false);
  await page.getByRole("link", { name: "Show more layouts" }).click();
  await page.waitForURL("**page=2*");
  expect(await cards(page).count()).toBe(12);
  await filter(page, "Budget").click();
  await page.getByRole("slider", { name: "Budget, at most" }).fill("17");
  await page.getByRole("button", { name: /^Show \d+ layouts$/ }).click();
  await page.waitForURL("**budget=17*");
  await soon(() => param(page, "q")).toBe("Kankipadu");
  expect(Math.max(...(await rates(page)))).toBeLessThanOrEqual(17_000);
  await placeBox(page).fill("Guntur");
  await placeBox(page).press("Enter");
  await page.waitForURL("**q=Guntur*");
  await soon(() => param(page, "budget")).toBe("17");
  await soon(() => param(page, "at")).not.toBeNull();
  await page.goBack();
  await cards(page)
    .first()
    .getByRole("link", { name: /^View Details/ })
    .click();
  await page.waitForURL("**/property/**");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).not.toBe("");
});

test("the foot of the page stays below what is seen while more cards are to come", async () => {
  for (const viewport of [PHONE, DESKTOP]) {
    const page = await visit(SEARCH, {
      viewport,
      // As on a line where the script takes its time.
      prepare: (context) => context.route(/\.js$/, () => undefined),
    });
    const more = page.getByRole("link", { name: "Show more layouts" });
    await more.evaluate((it) => it.scrollIntoView({ block: "start" }));
    const foot = await page.getByRole("contentinfo").boundingBox();
    expect(foot?.y).toBeGreaterThanOrEqual(viewport.height);
  }
});

test("more cards come two screens ahead of who scrolls, and an address that nobody touched stays", async () => {
  const page = await openSearch("", { viewport: DESKTOP });
  await untilAlive(page);
  await expectCount(page, USUAL_COUNT);
  const first = await cards(page).count();
  await page.setViewportSize({ ...DESKTOP, height: 4000 });
  // As a browser tells of it where a page is brought to its top after another one.
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.waitForTimeout(500);
  expect([await cards(page).count(), param(page, "page")]).toEqual([first, null]);
  await page.setViewportSize(DESKTOP);
  await cards(page).first().hover();
  await page.mouse.wheel(0, 100);
  await soon(() => param(page, "page")).toBe("2");
  await soon(() => cards(page).count()).toBeGreaterThan(first);
});

test("when the network is away the list says so, keeps the filters, and comes by Try again", async () => {
  const page = await openSearch("?budget=40", { expected: [/net::ERR_/], viewport: DESKTOP });
  await page.goto("/about");
  await page.route(/\.data(\?|$)|\/catalogue\//, (route) => route.abort());
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await untilAlive(page);
  await page.getByRole("link", { name: "Search Properties" }).first().click();
  await page.getByRole("alert").getByText("The list could not be loaded.").waitFor();
  await page.getByRole("checkbox", { name: "Gated Community" }).check();
  await soon(() => param(page, "gated")).toBe("1");
  await page.unroute(/\.data(\?|$)|\/catalogue\//);
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expectCount(page, USUAL_COUNT);
  await soon(() => param(page, "gated")).toBe("1");
  expect(await page.getByRole("checkbox", { name: "Gated Community" }).isChecked()).toBe(true);
});

test("searching and panning ask nothing of the server once the catalogue is there", async () => {
  const page = await openSearch("", { viewport: DESKTOP });
  await page.getByRole("button", { name: "Zoom in" }).waitFor();
  await page
    .getByRole("button", { name: /layouts? here: open/ })
    .first()
    .waitFor();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/|\.data(\?|$)/.test(request.url())) asked.push(request.url());
  });
  await page.mouse.move(300, 500);
  await page.mouse.down();
  await page.mouse.move(500, 380, { steps: 5 });
  await page.mouse.up();
  await soon(() => param(page, "bounds")).not.toBeNull();
  await page.getByRole("checkbox", { name: "Gated Community" }).check();
  await soon(() => param(page, "gated")).toBe("1");
  await (await openSlider(page, "Budget", "Budget, at most")).fill("15");
  await chip(page, "Up to ₹15 L").waitFor();
  expect(asked).toEqual([]);
});
