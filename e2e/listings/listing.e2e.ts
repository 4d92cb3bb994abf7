import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openBrowser, PHONE, soon, untilAnswers } from "../browser.ts";
import { keyboard } from "../keyboard.ts";
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

/** Hidden it is above the window, where the keyboard finds it. */
const isBarShown = async (page: Page) => {
  const box = await bar(page).boundingBox();
  return box !== null && box.y >= 0;
};

const currentSection = (page: Page) =>
  bar(page).locator("[aria-current=location]").textContent({ timeout: 2000 });

const ROADS = ({ keyFeatures, exteriorFeatures }: Fact) =>
  keyFeatures.includes("BT Roads") && exteriorFeatures.includes("Metal_Road");
const MEASURES = ({ exteriorFeatures }: Fact) => exteriorFeatures.includes("Cement Tiled");

test("every section of a listing is there", async () => {
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
  expect(text).toContain("Records disagree");
  expect(text).toContain("did not look them up in the register");
  expect(text).toContain("Read 20 Nov 2026");
  expect(text).toContain(
    "Two listings share this registration number. Ask which phase this number covers before you pay.",
  );
  const register = passport.getByRole("link", { name: "Check on AP RERA" });
  expect(await register.getAttribute("href")).toBe("https://rera.ap.gov.in/");
  await passport.getByRole("link", { name: "See the other listing" }).click();
  await page.waitForURL("**/property/P06180094959-1");
});

test("a twin is shown on both pages, with each field in which they disagree", async () => {
  const differences = async (path: string) => {
    const page = await visit(path, { javaScriptEnabled: false });
    const table = page.getByRole("table", { name: "Where the two listings disagree" });
    return table.getByRole("row").allInnerTexts();
  };
  const rows = (await differences(LAKERIDGE)).map((row) => row.split(/\s*\t\s*/));
  expect(rows).toContainEqual(["Layout area", "35,235 sq yd", "49,852 sq yd"]);
  expect(rows).toContainEqual(["Permissions", "Yes", "No"]);
  const there = await differences(`${LAKERIDGE}-1`);
  expect(there.join("|")).toMatch(/Permissions\s+No\s+Yes/);
  // The same name at the same place, with a registration and without one.
  expect((await differences("/property/P06160135266")).join("|")).toMatch(
    /Registration number\s+P06160135266\s+Not stated/,
  );
  expect((await differences(WITHOUT_FACTS)).join("|")).toMatch(
    /Registration number\s+Not stated\s+P06160135266/,
  );
});

test("doubtful measures and contradicting roads are shown as they are stated", async () => {
  const doubts = async (path: string) => {
    const page = await visit(path, { javaScriptEnabled: false });
    return section(page, "Approval passport").innerText();
  };
  expect(await doubts(WITHOUT_FACTS)).not.toMatch(/Doubtful|two different road/);
  const [contradicting, measuring] = [ROADS, MEASURES].map((fits) => FACTS.find(fits)?.mlsNumber);
  expect(await doubts(`/property/${contradicting}`)).toMatch(
    /BT roads · Metal road\s+The listing gives two different road surfaces/,
  );
  expect(await doubts(`/property/${measuring}`)).toMatch(/\d to \d ft · Cement tiles\s+Doubtful:/);
  const inTelugu = await visit(`/te/property/${measuring}`, { javaScriptEnabled: false });
  await inTelugu.getByText("సిమెంట్ టైల్స్").waitFor();
});

test("a layout 13 km from the town of its source is said to be near its village", async () => {
  const page = await visit("/property/P07120070053", { javaScriptEnabled: false });
  expect(await page.title()).toContain(", near Kaza · Sthalam");
  await page.getByText("Near Kaza; the source says Amaravati, 13 km away").first().waitFor();
  const json = await page.locator("script[type='application/ld+json']").innerText();
  expect(json).toContain('"addressLocality":"Kaza"');
  expect(json).not.toContain("Amaravati");
  await page.getByText("survey of rural roads (PMGSY)").waitFor();
  const home = await (await fetch(`${inject("site")}/`)).text();
  expect(/<section id="rates".*?<\/section>/s.exec(home)?.[0]).not.toContain("Amaravati");
});

test("the source of the catalogue is named as it is", async () => {
  const origin = "catalogue handed over with this site’s specification";
  const page = await visit(LAKERIDGE, { javaScriptEnabled: false });
  await page.getByText(`Source: the ${origin}, not checked at AP RERA.`).waitFor();
  const about = await visit("/about", { javaScriptEnabled: false });
  expect(await about.locator("main").innerText()).toContain(origin);
});

test("approval is claimed only where the permissions say yes and no twin says no", async () => {
  const approved: string[] = [];
  const disputed: string[] = [];
  for (const { mlsNumber } of FACTS) {
    const page = await (await fetch(`${inject("site")}/property/${mlsNumber}`)).text();
    // Cards of others below have badges of their own.
    const [html = ""] = page.split('id="similar"');
    if (/>Approved, as listed</.test(html)) approved.push(mlsNumber);
    if (/>Records disagree</.test(html)) disputed.push(mlsNumber);
  }
  expect(approved).toEqual(["P07110084652"]);
  expect(disputed.toSorted()).toEqual([
    "P06180094959",
    "P06180094959-1",
    "P07120070053",
    "P07120070053-1",
  ]);
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
  const page = await visit("/property/P06200082202", { javaScriptEnabled: false });
  const own = FACTS.find(({ mlsNumber }) => mlsNumber === "P06200082202");
  if (!own) throw new Error("the facts have changed");
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const away = ({ lat, lng }: Fact) => {
    const h =
      Math.sin(rad(lat - own.lat) / 2) ** 2 +
      Math.cos(rad(lat)) * Math.cos(rad(own.lat)) * Math.sin(rad(lng - own.lng) / 2) ** 2;
    return 12_742 * Math.asin(Math.sqrt(h));
  };
  const rated = FACTS.filter(
    (one) => one.name !== own.name && one.marketValue.pricePerSqYd !== "" && away(one) <= 5,
  );
  // Twins tell of one layout; a house has rates of its own.
  const near = rated.filter(
    (one, at) =>
      one.propertyType === own.propertyType &&
      rated.findIndex(({ name, lat }) => name === one.name && lat === one.lat) === at,
  );
  const market = section(page, "Market Value");
  await market.getByText(`of the ${near.length} layouts within 5 km.`).waitFor();
  expect(await market.locator("circle").count()).toBe(near.length + 1);
});

test("three rates are shown one by one, and a house among plots is compared with nothing", async () => {
  const few = await visit("/property/P07110084652", { javaScriptEnabled: false });
  const market = section(few, "Market Value");
  await market.getByText("Too few rates nearby").waitFor();
  expect(await market.locator("circle").count()).toBe(4);
  expect(await market.textContent()).not.toMatch(/median|%/);
  const house = await visit(LAKERIDGE, { javaScriptEnabled: false });
  expect(await section(house, "Market Value").textContent()).not.toMatch(/median|%/);
});

test("what is near comes by distance, with its village, its code and its sources, without script", async () => {
  const page = await visit(LAKERIDGE, { javaScriptEnabled: false });
  const where = section(page, "Neighbourhood");
  await where.scrollIntoViewIfNeeded();
  const rows = where.getByRole("list", { name: "What is near" }).getByRole("listitem");
  const read = async () =>
    (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim());
  await soon(async () => (await read())[0]).toBe("1 High school Vanukuru 0.4 km");
  const said = await read();
  expect(said).toHaveLength(8);
  expect(said[2]).toBe("3 Bank Bank of Baroda, Vanukuru 1 km");
  expect(said[7]).toBe("8 Railway station Nidamanuru NDM 7 km");
  await where.getByText("Ministry of Rural Development, 2022; stations").waitFor();
  await where.getByText("Vijayawada, a town that the survey leaves out, begins 2.5 km").waitFor();
});

test("in a town no far village's school stands for the nearest one", async () => {
  const page = await visit("/property/P06170014404", { javaScriptEnabled: false });
  const where = section(page, "Neighbourhood");
  const rows = where.getByRole("list", { name: "What is near" }).getByRole("listitem");
  expect(await rows.getByText("school").count()).toBe(0);
  await where.getByText("This is in Vijayawada, a town that the survey leaves out.").waitFor();
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
  expect(await isBarShown(page)).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 90));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await isBarShown(page)).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 130));
  await soon(() => isBarShown(page)).toBe(true);
  expect(await bar(page).getByRole("link").allTextContents()).toEqual(SECTIONS);
  for (const name of ["Facts & Features", "Market Value", "Neighbourhood"]) {
    await section(page, name).evaluate((it) => it.scrollIntoView());
    await soon(() => currentSection(page)).toBe(name);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await soon(() => isBarShown(page)).toBe(false);
});

test("the section bar comes down for the keyboard at the top of the page", async () => {
  const page = await openListing();
  await keyboard(page).to(bar(page).getByRole("link", { name: "Overview" }));
  expect(await isBarShown(page)).toBe(true);
  await keyboard(page).press(bar(page).getByRole("link", { name: "Market Value" }));
  await soon(() => currentSection(page)).toBe("Market Value");
});

test("the section bar's links lead to their sections", async () => {
  const page = await openListing();
  await page.evaluate(() => window.scrollTo(0, 400));
  await bar(page).getByRole("link", { name: "Neighbourhood" }).click();
  await soon(() => currentSection(page)).toBe("Neighbourhood");
  expect(page.url()).toMatch(/#neighbourhood$/);
});

test("on a phone the bar shows the current section whole, and leaves the foot of the site", async () => {
  const page = await openListing(LAKERIDGE, { viewport: PHONE });
  for (const name of ["Neighbourhood", "Facts & Features"]) {
    await section(page, name).evaluate((it) => it.scrollIntoView());
    await soon(() => currentSection(page)).toBe(name);
    const tab = bar(page).getByRole("link", { name });
    await soon(async () => {
      const box = await tab.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= PHONE.width;
    }).toBe(true);
    const heading = await section(page, name).getByRole("heading").first().boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(56);
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await soon(async () => {
    const [tabs, foot] = [bar(page), page.getByRole("contentinfo")].map((it) => it.boundingBox());
    const [above, below] = [await tabs, await foot];
    return (
      !above ||
      above.y < 0 ||
      (below !== null && below !== undefined && above.y + above.height <= below.y)
    );
  }).toBe(true);
});

test("on a phone the ways to the agent stay at hand", async () => {
  const page = await openListing(LAKERIDGE, { viewport: PHONE });
  for (const y of [0, 1500, 3000]) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    const ask = page.getByRole("link", { name: "Schedule Site Visit" }).last();
    const box = await ask.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  }
});

test("the three nearest layouts like it stand on its page, lead to theirs, and to the search round it", async () => {
  const like = "/property/P06160071211";
  const page = await openListing(like);
  const similar = section(page, "Similar layouts near here");
  await untilAnswers(similar);
  const distances = (await similar.getByRole("article").allInnerTexts()).map((text) =>
    Number(/([\d.]+) km away/.exec(text)?.[1]),
  );
  expect(distances).toHaveLength(3);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  await similar
    .getByRole("link", { name: /^View Details/ })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname.startsWith("/property/") && url.pathname !== like);
  await page.goBack();
  await section(page, "Similar layouts near here")
    .getByRole("link", { name: "Search around here" })
    .click();
  await page.waitForURL(/searchProperties\?at=.*&r=10/);
  await page.locator("[data-listing]").first().waitFor();
});

test("what was picked and typed on one layout's page does not stand on the next one's", async () => {
  const page = await openListing("/property/P06160071211");
  const near = page.getByRole("list", { name: "What is near" });
  await untilAnswers(near);
  await near.getByRole("button").nth(1).click();
  await soon(() => near.getByRole("button", { pressed: true }).count()).toBe(1);
  const form = page.locator("#contact");
  await untilAnswers(form.getByText("Call back"));
  await form.getByText("Call back").click();
  await soon(() => form.getByRole("radio", { name: "Call back" }).isChecked()).toBe(true);
  const { pathname } = new URL(page.url());
  const similar = section(page, "Similar layouts near here");
  await similar
    .getByRole("link", { name: /^View Details/ })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname !== pathname);
  expect(await near.getByRole("button", { pressed: true }).count()).toBe(0);
  expect(await form.getByRole("radio", { name: "Visit" }).isChecked()).toBe(true);
});
