import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openBrowser, PHONE, param, soon } from "../browser.ts";
import {
  cards,
  chip,
  expectCount,
  filter,
  heading,
  names,
  openSlider,
  rates,
  SEARCH,
  searchFor,
  searchOpener,
  USUAL_COUNT,
  VILLA_COUNT,
} from "../search-page.ts";

const browser = openBrowser();
const { visit } = browser;
const openSearch = searchOpener(browser);

test("the screen opens with the usual filters: plots up to 50 lakh, 100 to 500 sq yd, no radius", async () => {
  const page = await openSearch();
  await expectCount(page, USUAL_COUNT);
  await page
    .getByText("Shown in 47 listings, because some layouts are listed twice.")
    .filter({ visible: true })
    .waitFor();
  expect(await filter(page, "Radius").textContent()).toContain("off");
  expect(await filter(page, "Budget").textContent()).toContain("₹50 L");
  expect(await filter(page, "Type").textContent()).toContain("Plot");
  expect(await filter(page, "Size").textContent()).toContain("100–500 sq yd");
  expect(await page.getByRole("checkbox", { name: "Gated Community" }).isChecked()).toBe(false);
  expect(await page.getByRole("button", { name: /^Remove filter/ }).count()).toBe(0);
});

test.each([
  { name: "Radius", min: "1", max: "50", value: "5" },
  { name: "Budget", label: "Budget, at least", min: "0", max: "100", value: "0" },
  { name: "Budget", label: "Budget, at most", min: "0", max: "100", value: "50" },
  { name: "Size", label: "Plot size, at least", min: "100", max: "1000", value: "100" },
  { name: "Size", label: "Plot size, at most", min: "100", max: "1000", value: "500" },
])("the $name slider goes from $min to $max and starts at $value", async (range) => {
  const page = await openSearch();
  const slider = await openSlider(page, range.name, range.label);
  expect(await slider.getAttribute("min")).toBe(range.min);
  expect(await slider.getAttribute("max")).toBe(range.max);
  expect(await slider.inputValue()).toBe(range.value);
});

/** Frames that the page asks for within half a second. */
function framesAsked(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const ask = window.requestAnimationFrame;
    let frames = 0;
    window.requestAnimationFrame = (context) => {
      frames += 1;
      return ask(context);
    };
    await new Promise((resolve) => setTimeout(resolve, 500));
    window.requestAnimationFrame = ask;
    return frames;
  });
}

test("a screen at rest renders nothing again", async () => {
  const page = await openSearch();
  await filter(page, "Type").click();
  await page.getByText(/^Villa ?\d*$/).click();
  await expectCount(page, VILLA_COUNT);
  await soon(() => framesAsked(page)).toBeLessThan(3);
});

test("nothing found: the specified words, the nearest layout, Widen, and Clear", async () => {
  const page = await openSearch("?q=Kankipadu&at=16.44,80.77&type=Villa&r=1");
  await page
    .getByText("No properties match your current filters. Try adjusting your search criteria.", {
      exact: true,
    })
    .waitFor();
  await page.getByText(/^The nearest layout is Lakeridge – 2, [\d.]+ km away\.$/).waitFor();
  await page.getByRole("button", { name: "Widen to 5 km" }).click();
  await soon(() => cards(page).count()).toBeGreaterThan(0);
  const apartments = await openSearch("?type=Apartment");
  await apartments.getByText("No properties match your current filters.").waitFor();
  await apartments.getByRole("button", { name: "Clear all filters" }).click();
  await expectCount(apartments, USUAL_COUNT);
});

test("a view that holds nothing is left for the radius, which never shrinks by that", async () => {
  const page = await openSearch("?q=Kankipadu&at=16.44,80.77&bounds=80.725,16.44,80.735,16.449");
  await page
    .getByText("No properties match your current filters.")
    .filter({ visible: true })
    .waitFor();
  await page.getByRole("button", { name: "Within 5 km", exact: true }).click();
  await soon(() => cards(page).count()).toBeGreaterThan(0);
  expect(param(page, "bounds")).toBeNull();
});

test("layouts without a rate are counted, and shown when asked for", async () => {
  const page = await openSearch();
  await page
    .getByText("4 more listings have no published rate.")
    .filter({ visible: true })
    .waitFor();
  await page.getByRole("button", { name: "Show them as well" }).click();
  await expectCount(page, USUAL_COUNT + 3);
  await soon(() => param(page, "unrated")).toBe("1");
  await soon(() => page.getByText("4 more listings have no published rate.").count()).toBe(0);
});

test("the list follows its sort although the count stays", async () => {
  const page = await openSearch();
  const sort = page.getByRole("combobox", { name: "Sort" });
  await soon(() => cards(page).first().textContent()).toContain("Hamaras ORR Wisdom Phase 1");
  await sort.selectOption("Highest rate");
  await soon(() => cards(page).first().textContent()).toContain("ASNR and PMS Green Meadows");
  const shown = await rates(page);
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  await sort.selectOption("Largest layout");
  await soon(() => cards(page).first().textContent()).toContain("Sriharipuram");
  await soon(() => param(page, "sort")).toBe("area");
  expect(await sort.locator("option").allTextContents()).not.toContain("Nearest");
});

test("near a place the nearest comes first", async () => {
  const page = await openSearch("?q=Kankipadu&at=16.44,80.77&r=20");
  const sort = page.getByRole("combobox", { name: "Sort" });
  expect(await sort.inputValue()).toBe("nearest");
  const texts = await page.getByText(/^[\d.]+ km away$/).allTextContents();
  const distances = texts.map(Number.parseFloat);
  expect(distances.length).toBeGreaterThan(3);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test("Back undoes filters one by one", async () => {
  const page = await openSearch();
  await page.getByRole("checkbox", { name: "Gated Community" }).check();
  await soon(() => param(page, "gated")).toBe("1");
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Highest rate");
  await soon(() => param(page, "sort")).toBe("rate-down");
  await page.goBack();
  await soon(() => param(page, "sort")).toBeNull();
  await soon(() => param(page, "gated")).toBe("1");
  await page.goBack();
  await soon(() => param(page, "gated")).toBeNull();
  await soon(() => page.getByRole("checkbox", { name: "Gated Community" }).isChecked()).toBe(false);
});

test("Back from a listing restores filters, cards and scroll position", async () => {
  const page = await openSearch("?budget=40");
  await soon(async () => {
    await page.mouse.move(500, 600);
    await page.mouse.wheel(0, 1500);
    return cards(page).count();
  }).toBeGreaterThan(16);
  const link = cards(page)
    .nth(14)
    .getByRole("link", { name: /^View Details/ });
  await link.scrollIntoViewIfNeeded();
  const [before, shown] = [await page.evaluate(() => scrollY), await cards(page).count()];
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await page.waitForURL("**/property/**");
  await soon(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await soon(() => cards(page).count()).toBeGreaterThanOrEqual(shown);
  await soon(() => page.evaluate(() => scrollY)).toBe(before);
  await soon(() => param(page, "budget")).toBe("40");
  await chip(page, "Up to ₹40 L").waitFor();
});

test("Back to search on a listing leads to the search it came from", async () => {
  const page = await openSearch("?budget=40&sort=area");
  await cards(page)
    .first()
    .getByRole("link", { name: /^View Details/ })
    .click();
  await page.getByRole("link", { name: "Back to search" }).click();
  await page.waitForURL("**/searchProperties?budget=40&sort=area*");
});

test("Back to search leads there also from another part of the listing, and from one like it", async () => {
  const page = await openSearch("?budget=40&sort=area");
  const details = { name: /^View Details/ };
  await cards(page).first().getByRole("link", details).click();
  const back = page.getByRole("link", { name: "Back to search" });
  await soon(() => back.getAttribute("href")).toContain("?budget=40&sort=area");
  const [path, { pathname }] = [await back.getAttribute("href"), new URL(page.url())];
  await page.locator("a[href='#passport']").click();
  await soon(() => new URL(page.url()).hash).toBe("#passport");
  await soon(() => back.getAttribute("href")).toBe(path);
  const similar = page.getByRole("region", { name: "Similar layouts near here" });
  await similar.getByRole("link", details).first().click();
  await soon(() => new URL(page.url()).pathname).not.toBe(pathname);
  await soon(() => back.getAttribute("href")).toBe(path);
});

test("a shared address shows the same search to somebody else", async () => {
  const page = await openSearch();
  await searchFor(page, "Kankipadu");
  await (await openSlider(page, "Radius")).fill("9");
  await soon(() => param(page, "r")).toBe("9");
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Largest layout");
  await soon(() => param(page, "sort")).toBe("area");
  const { pathname, search } = new URL(page.url());
  const other = await visit(pathname + search, { javaScriptEnabled: false });
  const [title, shown] = [await heading(other).textContent(), await names(other)];
  await soon(() => heading(page).textContent()).toBe(title);
  await soon(async () => (await names(page)).slice(0, shown.length)).toEqual(shown);
});

test.each([
  "r=0&budget=-3&type=Castle&size=900-100&gated=maybe&sort=best&page=0&view=globe",
  "at=91,181&bounds=1,2,3&area=%25%25&listing=&page=99999999",
  "r=5.5&budget=1e9&size=&at=NaN,NaN&bounds=80,16,79,15&q=%20%20",
  "text=%F0%9F%8F%A1%00&area=~~~~&size=1-2-3&type=plot&sort[]=area&r=9&r=10",
  "q=%ED%A0%80&bounds=0,0,0,0,0&budget=٥٠",
])("bad values in an address are left out, the rest is used: %s", async (query) => {
  for (const path of [SEARCH, `/te${SEARCH}`, "/api/listings"]) {
    const response = await fetch(`${inject("site")}${path}?${query}`);
    expect(response.status, path).toBe(200);
  }
});

test("of an address with one bad value the good ones stand", async () => {
  const page = await openSearch("?type=Villa&budget=many&sort=area");
  await expectCount(page, VILLA_COUNT);
  expect(await page.getByRole("combobox", { name: "Sort" }).inputValue()).toBe("area");
});

test("the list stays while more cards of it come over a slow line", async () => {
  const page = await visit(SEARCH, {
    viewport: PHONE,
    prepare: async (context) => {
      // The server answers, and late.
      await context.route(/\/catalogue\//, () => undefined);
      await context.route(/\.data(\?|$)/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue().catch(() => undefined);
      });
    },
  });
  await cards(page).first().waitFor();
  const first = await cards(page).count();
  await page.evaluate(() => {
    const least = { cards: Number.POSITIVE_INFINITY };
    Object.assign(window, { least });
    new MutationObserver(() => {
      const there = document.querySelectorAll("main article").length;
      least.cards = Math.min(least.cards, there);
    }).observe(document.body, { childList: true, subtree: true });
  });
  // To the end of what is there, where the notes below the list are seen.
  await page.mouse.wheel(0, 1900);
  await soon(() => cards(page).count()).toBeGreaterThan(first);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(2500);
  const least = () =>
    page.evaluate(() => (window as unknown as { least: { cards: number } }).least);
  expect((await least()).cards).toBeGreaterThanOrEqual(first);
});
