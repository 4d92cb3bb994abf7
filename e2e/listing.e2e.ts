import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openBrowser, PHONE, soon } from "./browser.ts";
import {
  FACTS,
  type Fact,
  LAKERIDGE,
  listingOpener,
  section,
  WITHOUT_FACTS,
} from "./listing-steps.ts";

const browser = openBrowser();
const { visit } = browser;
const openListing = listingOpener(browser);

const SECTIONS = ["Overview", "Facts & Features", "Market Value", "Neighbourhood", "Contact Info"];

const bar = (page: Page) => page.getByRole("navigation", { name: "Sections" });

const currentSection = (page: Page) =>
  bar(page).locator("[aria-current=location]").textContent({ timeout: 2000 });

test("every section of the specification is there", async () => {
  const page = await visit(LAKERIDGE, { javaScriptEnabled: false });
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Lakeridge – 2");
  for (const name of [
    ...SECTIONS,
    "Approval passport",
    "What your budget buys",
    "Units converter",
    "Monthly cost Example",
  ])
    expect(await section(page, name).count(), name).toBe(1);
  const text = (await page.getByRole("main").textContent()) ?? "";
  for (const fact of [
    "₹20,000 per sq yd",
    "₹50 L buys up to 250 sq yd here",
    "35,235 sq yd",
    "P06180094959",
    "40 ft",
    "Available",
    "plus code 7M82CPVH+PV",
    "₹2,000",
    "₹1,500",
    "₹500",
  ])
    expect(text).toContain(fact);
});

test("the passport is led by what is stated, with the register to check it and the date read", async () => {
  const page = await visit(LAKERIDGE, { javaScriptEnabled: false });
  const passport = section(page, "Approval passport");
  const text = await passport.textContent();
  expect(text).toContain("Approved");
  expect(text).toContain("Read 20 Nov 2026");
  expect(text).toContain("Two layouts give this registration. The other states 49,852 sq yd.");
  const register = passport.getByRole("link", { name: "Check at AP RERA" });
  expect(await register.getAttribute("href")).toBe("https://rera.ap.gov.in/");
  await passport.getByRole("link", { name: "See the other layout" }).click();
  await page.waitForURL("**/property/P06180094959-1");
});

test("approval is claimed only where the permissions say yes", async () => {
  const approved: string[] = [];
  for (const { mlsNumber } of FACTS) {
    const html = await (await fetch(`${inject("site")}/property/${mlsNumber}`)).text();
    if (/>Approved</.test(html)) approved.push(mlsNumber);
  }
  expect(approved).toEqual(["P06180094959", "P07110084652", "P07120070053-1"]);
});

test("what no listing states is named once in its group, not twenty times", async () => {
  for (const path of [LAKERIDGE, WITHOUT_FACTS, "/property/P06170010322"]) {
    const page = await visit(path, { javaScriptEnabled: false });
    for (const name of ["Facts & Features", "Market Value"]) {
      const text = (await section(page, name).textContent()) ?? "";
      expect(text.split("Not available").length - 1, `${path} ${name}`).toBe(1);
    }
    const whole = (await page.getByRole("main").textContent()) ?? "";
    expect(whole).not.toMatch(/undefined|null|NaN|\b0 sq yd|₹0\b|, *,|: *$/m);
  }
});

test("nothing is invented: no ratings, no valuations, no advice to invest, no dead buttons", async () => {
  const page = await openListing();
  const text = (await page.getByRole("main").textContent()) ?? "";
  expect(text).not.toMatch(/rating|stars?\b|good investment|appreciat|best price|verified/i);
  for (const name of [/360/, /request a tour/i, /apply now/i, /send a message/i])
    expect(await page.getByRole("button", { name }).count()).toBe(0);
  for (const link of await page.getByRole("link").all())
    expect(await link.getAttribute("href")).toMatch(/^(\/|#.|https:.|tel:.|mailto:.)/);
});

test("the rate stands among as many neighbours as the facts hold within 5 km", async () => {
  const page = await visit(LAKERIDGE, { javaScriptEnabled: false });
  const own = FACTS.find(({ mlsNumber }) => mlsNumber === "P06180094959");
  if (!own) throw new Error("the facts have changed");
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const away = ({ lat, lng }: Fact) => {
    const h =
      Math.sin(rad(lat - own.lat) / 2) ** 2 +
      Math.cos(rad(lat)) * Math.cos(rad(own.lat)) * Math.sin(rad(lng - own.lng) / 2) ** 2;
    return 12_742 * Math.asin(Math.sqrt(h));
  };
  const near = FACTS.filter(
    (one) => one !== own && one.marketValue.pricePerSqYd !== "" && away(one) <= 5,
  );
  const market = section(page, "Market Value");
  await market.getByText(`of its ${near.length} neighbours within 5 km.`).waitFor();
  expect(await market.locator("circle").count()).toBe(near.length + 1);
});

test("the nearest landmarks come in order of their distance", async () => {
  const page = await visit(LAKERIDGE, { javaScriptEnabled: false });
  const rows = page.getByRole("list", { name: "Nearest landmarks" }).getByRole("listitem");
  const texts = await rows.allTextContents();
  const distances = texts.map((text) => Number(/([\d.]+) km$/.exec(text)?.[1]));
  expect(distances).toHaveLength(5);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test("a link to #market opens there, and the section bar knows it", async () => {
  const page = await openListing(`${LAKERIDGE}#market`);
  await soon(() => currentSection(page)).toBe("Market Value");
  const top = await section(page, "Market Value").evaluate((it) => it.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
});

test("the section bar appears past 100 px and follows the scroll", async () => {
  const page = await openListing();
  expect(await bar(page).isVisible()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 90));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await bar(page).isVisible()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 130));
  await soon(() => bar(page).isVisible()).toBe(true);
  expect(await bar(page).getByRole("link").allTextContents()).toEqual(SECTIONS);
  for (const name of ["Facts & Features", "Market Value", "Neighbourhood"]) {
    await section(page, name).evaluate((it) => it.scrollIntoView());
    await soon(() => currentSection(page)).toBe(name);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await soon(() => bar(page).isVisible()).toBe(false);
});

test("the section bar's links lead to their sections", async () => {
  const page = await openListing();
  await page.evaluate(() => window.scrollTo(0, 400));
  await bar(page).getByRole("link", { name: "Neighbourhood" }).click();
  await soon(() => currentSection(page)).toBe("Neighbourhood");
  expect(page.url()).toMatch(/#neighbourhood$/);
});

test("on a phone call and WhatsApp stay at hand", async () => {
  const page = await openListing(LAKERIDGE, { viewport: PHONE });
  for (const y of [0, 1500, 3000]) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    const call = page.getByRole("link", { name: "Call", exact: true });
    const box = await call.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  }
});
