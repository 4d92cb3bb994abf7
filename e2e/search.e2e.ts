import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { DESKTOP, openBrowser, PHONE, param, soon, untilAlive } from "./browser.ts";
import {
  cards,
  chip,
  expectCount,
  expectOpen,
  filter,
  heading,
  names,
  openSlider,
  placeBox,
  rates,
  SEARCH,
  searchFor,
  suggestions,
  USUAL_COUNT,
} from "./search-page.ts";

const { visit } = openBrowser();

/** Wide enough for the filter bar, while the map still waits behind its tab. */
const TABLET = { width: 1000, height: 900 } as const;

async function openSearch(query = "", options: Parameters<typeof visit>[1] = {}) {
  const page = await visit(SEARCH + query, { viewport: TABLET, ...options });
  await untilAlive(page);
  return page;
}

const kilometres = (a: readonly number[], b: readonly number[]) =>
  Math.hypot(((a[0] ?? 0) - (b[0] ?? 0)) * 111.2, ((a[1] ?? 0) - (b[1] ?? 0)) * 106.7);

test("the screen opens with the usual filters: plots up to 50 lakh, 100 to 500 sq yd, no radius", async () => {
  const page = await openSearch();
  await expectCount(page, USUAL_COUNT);
  expect(await filter(page, "Radius").textContent()).toContain("off");
  expect(await filter(page, "Budget").textContent()).toContain("₹50 L");
  expect(await filter(page, "Type").textContent()).toContain("Plot");
  expect(await filter(page, "Size").textContent()).toContain("100–500 sq yd");
  expect(await page.getByRole("checkbox", { name: "Gated Community" }).isChecked()).toBe(false);
  expect(await page.getByRole("button", { name: /^Remove filter/ }).count()).toBe(0);
});

test.each([
  { name: "Radius", min: "1", max: "50", value: "5" },
  { name: "Budget", min: "0", max: "100", value: "50" },
  { name: "Size", label: "Plot size", min: "100", max: "1000", value: "500" },
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
    window.requestAnimationFrame = (work) => {
      frames += 1;
      return ask(work);
    };
    await new Promise((resolve) => setTimeout(resolve, 500));
    window.requestAnimationFrame = ask;
    return frames;
  });
}

test("a screen at rest renders nothing again", async () => {
  const page = await openSearch();
  await filter(page, "Type").click();
  await page.getByText("Villa", { exact: true }).click();
  await expectCount(page, 5);
  await soon(() => framesAsked(page)).toBeLessThan(3);
});

test("a place is chosen among the suggestions by keyboard alone", async () => {
  const page = await openSearch();
  await placeBox(page).focus();
  await page.keyboard.type("Undav");
  await suggestions(page).filter({ hasText: "Undavalli" }).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await soon(() => placeBox(page).getAttribute("aria-activedescendant")).not.toBeNull();
  await page.keyboard.press("Enter");
  await soon(() => param(page, "q")).toBe("Undavalli");
  await soon(() => heading(page).textContent()).toContain("within 5 km of Undavalli");
  expect(await filter(page, "Radius").textContent()).toContain("5 km");
  await soon(() => suggestions(page).count()).toBe(0);
});

test("a suggestion is chosen by a click, and clicking elsewhere closes them", async () => {
  const page = await openSearch();
  await placeBox(page).pressSequentially("Mangal");
  await suggestions(page).first().waitFor();
  await page.mouse.click(4, TABLET.height - 20);
  await soon(() => suggestions(page).count()).toBe(0);
  await placeBox(page).pressSequentially("a");
  await suggestions(page).filter({ hasText: "Mangalagiri" }).first().click();
  await soon(() => heading(page).textContent()).toContain("of Mangalagiri");
  await soon(() => placeBox(page).inputValue()).toBe("Mangalagiri");
  await soon(() => suggestions(page).count()).toBe(0);
});

test("what is typed before the suggestions are fetched stays, and they open", async () => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const page = await openSearch("", {
    prepare: (visitor) =>
      visitor.route("**/place-suggestions*", async (route) => {
        await held;
        await route.continue();
      }),
  });
  await placeBox(page).focus();
  await page.keyboard.type("Unda");
  release();
  await suggestions(page).filter({ hasText: "Undavalli" }).first().waitFor();
  await page.keyboard.type("v");
  expect(await placeBox(page).inputValue()).toBe("Undav");
  await suggestions(page).filter({ hasText: "Undavalli" }).first().click();
  await soon(() => param(page, "q")).toBe("Undavalli");
});

test("Escape leaves the suggestions and keeps what was typed", async () => {
  const page = await openSearch();
  await placeBox(page).pressSequentially("Guntur");
  await suggestions(page).first().waitFor();
  await page.keyboard.press("Escape");
  await soon(() => suggestions(page).count()).toBe(0);
  expect(await placeBox(page).inputValue()).toBe("Guntur");
});

test.each([
  { kind: "another spelling", typed: "Undavali", at: [16.495, 80.58] },
  { kind: "Telugu", typed: "ఉండవల్లి", at: [16.495, 80.58] },
  { kind: "a pincode", typed: "522503", at: [16.46, 80.6] },
  { kind: "a plus code", typed: "CPVH+PV Vijayawada", at: [16.4443, 80.7297] },
  { kind: "a landmark", typed: "AIIMS", at: [16.43, 80.57] },
])("$kind finds its place", async ({ typed, at }) => {
  const page = await openSearch();
  await searchFor(page, typed);
  const found = (param(page, "at") ?? "").split(",").map(Number);
  expect(kilometres(found, at)).toBeLessThan(8);
  await soon(() => heading(page).textContent()).toMatch(/^\d+ layouts? within 5 km of /);
});

test("what is no place is looked for in the listings", async () => {
  const page = await openSearch();
  await placeBox(page).fill("  sukrithi ");
  await placeBox(page).press("Enter");
  await soon(() => param(page, "text")).toBe("sukrithi");
  await page.getByRole("button", { name: "Show them too" }).click();
  await expectCount(page, 1);
  expect(await names(page)).toEqual(["Sukrithi Ananda"]);
  expect(await heading(page).textContent()).toContain("“sukrithi”");
});

test("a suggestion request that fails leaves the box working", async () => {
  const page = await openSearch("", { expected: [/api\/places/] });
  await page.route("**/api/places*", (route) => route.abort());
  await placeBox(page).pressSequentially("Guntur");
  await page.unroute("**/api/places*");
  await placeBox(page).press("Enter");
  await soon(() => heading(page).textContent()).toContain("of Guntur");
});

test("clearing the place frees radius and ground", async () => {
  const page = await openSearch("?q=Kankipadu&at=16.44,80.77");
  await page.getByRole("button", { name: "Clear the place" }).click();
  await expectCount(page, USUAL_COUNT);
  await soon(() => param(page, "q")).toBeNull();
  await soon(() => param(page, "at")).toBeNull();
  expect(await placeBox(page).inputValue()).toBe("");
});

test("the budget changes list, count and address, and what the cards say", async () => {
  const page = await openSearch();
  const slider = await openSlider(page, "Budget");
  await slider.fill("20");
  await expectCount(page, 18);
  await soon(() => param(page, "budget")).toBe("20");
  expect(Math.max(...(await rates(page)))).toBeLessThanOrEqual(20_000);
  expect(await cards(page).first().textContent()).toContain("₹20 L buys up to 181 sq yd here");
});

test("sliders move by keys, one step of Back for the whole movement", async () => {
  const page = await openSearch();
  const slider = await openSlider(page, "Budget");
  await slider.focus();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("ArrowLeft");
  await soon(() => param(page, "budget")).toBe("47");
  expect(await slider.getAttribute("aria-valuetext")).toBe("Up to ₹47 L");
  await page.goBack();
  await soon(() => param(page, "budget")).toBeNull();
  await soon(() => slider.inputValue()).toBe("50");
});

test("the type changes list, count and address, villas are found, and all types are one choice", async () => {
  const page = await openSearch();
  await filter(page, "Type").click();
  await page.getByRole("radio", { name: "Villa" }).click({ force: true });
  await expectCount(page, 5);
  await soon(() => param(page, "type")).toBe("Villa");
  await filter(page, "Type").click();
  await page.getByRole("radio", { name: "All types" }).click({ force: true });
  await expectCount(page, USUAL_COUNT + 5);
  await soon(() => param(page, "type")).toBe("All");
});

test("the size changes the address and its chip; a least size narrows the list", async () => {
  const page = await openSearch();
  const slider = await openSlider(page, "Size", "Plot size");
  await slider.fill("300");
  await soon(() => param(page, "size")).toBe("100-300");
  await chip(page, "100–300 sq yd").waitFor();
  const narrowed = await openSearch("?size=300-500");
  await expectCount(narrowed, 11);
  expect(Math.max(...(await rates(narrowed)))).toBeLessThanOrEqual(16_666);
});

test("gated keeps the gated layouts and drops those that do not say so", async () => {
  const page = await openSearch("?unrated=1");
  await expectCount(page, USUAL_COUNT + 4);
  await page.getByRole("checkbox", { name: "Gated Community" }).check();
  await expectCount(page, USUAL_COUNT);
  await soon(() => param(page, "gated")).toBe("1");
});

test("the radius changes list, count, heading and address", async () => {
  const page = await openSearch("?q=Kankipadu&at=16.44,80.77");
  const before = Number.parseInt((await heading(page).textContent()) ?? "", 10);
  const slider = await openSlider(page, "Radius");
  await slider.fill("12");
  await soon(() => heading(page).textContent()).toContain("within 12 km of Kankipadu");
  expect(Number.parseInt((await heading(page).textContent()) ?? "", 10)).toBeGreaterThan(before);
  await soon(() => param(page, "r")).toBe("12");
  await page
    .getByText(/km away/)
    .first()
    .waitFor();
});

test("without a place the radius is idle and says so", async () => {
  const page = await openSearch();
  const slider = await openSlider(page, "Radius");
  expect(await slider.isDisabled()).toBe(true);
  await page.getByText("Search for a place, use Near me or drop a pin on the map").waitFor();
});

test("one dropdown is open at a time; header, Escape and a mousedown outside close it", async () => {
  const page = await openSearch();
  await filter(page, "Budget").click();
  await expectOpen(page, ["Budget"]);
  await filter(page, "Size").click();
  await expectOpen(page, ["Size"]);
  await filter(page, "Size").click();
  await expectOpen(page, []);
  await filter(page, "Radius").click();
  await page.keyboard.press("Escape");
  await expectOpen(page, []);
  expect(await filter(page, "Radius").evaluate((it) => it === document.activeElement)).toBe(true);
  await filter(page, "Type").click();
  await expectOpen(page, ["Type"]);
  await heading(page).hover();
  await page.mouse.down();
  await expectOpen(page, []);
  await page.mouse.up();
});

test("a dropdown stays open while its slider is dragged, and closes by Show", async () => {
  const page = await openSearch();
  const slider = await openSlider(page, "Budget");
  const box = await slider.boundingBox();
  if (!box) throw new Error("the slider is not shown");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await soon(() => Number(param(page, "budget") ?? 50)).toBeLessThan(40);
  await expectOpen(page, ["Budget"]);
  await page.getByRole("button", { name: /^Show \d+ layouts?$/ }).click();
  await expectOpen(page, []);
});

test("choosing a type closes its dropdown", async () => {
  const page = await openSearch();
  await filter(page, "Type").click();
  await page.getByText("Villa", { exact: true }).click();
  await expectCount(page, 5);
  await expectOpen(page, []);
});

test("closed dropdowns keep nothing that can be focused", async () => {
  const page = await openSearch();
  await filter(page, "Radius").focus();
  const reached: string[] = [];
  for (let i = 0; i < 4; i += 1) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
  }
  expect(reached.slice(0, 3).map((text) => text.replace(/\d.*|₹.*|Plot$/, ""))).toEqual([
    "Budget",
    "Type",
    "Size",
  ]);
  expect(
    await page
      .getByRole("checkbox", { name: "Gated Community" })
      .evaluate((it) => it === document.activeElement),
  ).toBe(true);
});

test("each chip takes its own filter away, and Clear all the rest", async () => {
  const page = await openSearch("?budget=30&type=All&gated=1&unrated=1");
  await chip(page, "Up to ₹30 L").click();
  await soon(() => param(page, "budget")).toBeNull();
  await soon(() => param(page, "type")).toBe("All");
  await chip(page, "All types").waitFor();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expectCount(page, USUAL_COUNT);
  await soon(() => new URL(page.url()).search).toBe("");
  expect(await page.getByRole("button", { name: /^Remove filter/ }).count()).toBe(0);
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

test("layouts without a rate are counted, and shown when asked for", async () => {
  const page = await openSearch();
  await page.getByText("4 more publish no rate.").waitFor();
  await page.getByRole("button", { name: "Show them too" }).click();
  await expectCount(page, USUAL_COUNT + 4);
  await soon(() => param(page, "unrated")).toBe("1");
  await soon(() => page.getByText("4 more publish no rate.").count()).toBe(0);
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
  await expectCount(page, 5);
  expect(await page.getByRole("combobox", { name: "Sort" }).inputValue()).toBe("area");
});

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
  await overlay.getByRole("slider", { name: "Budget" }).fill("20");
  await overlay.getByRole("button", { name: "Apply: show 18 layouts" }).waitFor();
  await soon(() => param(page, "budget")).toBeNull();
  await overlay.getByRole("button", { name: "Close" }).click();
  await soon(() => overlay.count()).toBe(0);
  await soon(() => param(page, "budget")).toBeNull();
  await page.getByRole("button", { name: "Filters" }).click();
  expect(await overlay.getByRole("slider", { name: "Budget" }).inputValue()).toBe("50");
  await overlay.getByText("Villa", { exact: true }).click();
  await overlay.getByRole("checkbox", { name: "Gated Community" }).check();
  await overlay.getByRole("button", { name: /^Apply/ }).click();
  await expectCount(page, 5);
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

test("the visitor's own position is a place to search round", async () => {
  const page = await openSearch("", {
    geolocation: { latitude: 16.45, longitude: 80.77 },
    permissions: ["geolocation"],
  });
  await page.getByRole("button", { name: "Near me" }).click();
  await soon(() => param(page, "at")).toBe("16.45,80.77");
  await soon(() => heading(page).textContent()).toContain("within 5 km of your point");
});

test("a position that may not be read is told with a way on", async () => {
  const page = await openSearch("", { permissions: [] });
  await page.getByRole("button", { name: "Near me" }).click();
  await page.getByRole("alert").getByText("or type a place").waitFor();
});

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

test("a heart pressed signed out leads to the sign-in, naming the layout", async () => {
  const page = await openSearch();
  await page.getByRole("link", { name: "Save Sai Giri: sign in first" }).click();
  await page.waitForURL("**/login?save=P06080030253");
});

test("without script the list is there, its filters are a form, its pages and listings are links", async () => {
  const page = await visit(`${SEARCH}?q=Kankipadu&at=16.44,80.77&r=20`, {
    javaScriptEnabled: false,
    viewport: DESKTOP,
  });
  expect(await cards(page).count()).toBe(6);
  await page.getByRole("link", { name: "Show more layouts" }).click();
  await page.waitForURL("**page=2*");
  expect(await cards(page).count()).toBe(12);
  await filter(page, "Budget").click();
  await page.getByRole("slider", { name: "Budget" }).fill("17");
  await page.getByRole("button", { name: "Apply" }).click();
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

test("without script a phone has filters and both views as well", async () => {
  const page = await visit(SEARCH, { javaScriptEnabled: false, viewport: PHONE });
  expect(await cards(page).count()).toBe(6);
  await filter(page, "Type").click();
  await page.getByText("Villa", { exact: true }).click();
  await page.getByRole("button", { name: /^Show \d+ layouts$/ }).click();
  await page.waitForURL("**type=Villa*");
  expect(await cards(page).count()).toBe(5);
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
  await (await openSlider(page, "Budget")).fill("15");
  await chip(page, "Up to ₹15 L").waitFor();
  expect(asked).toEqual([]);
});
