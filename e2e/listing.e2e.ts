import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openBrowser, PHONE, soon, untilAlive } from "./browser.ts";
import { cards, SEARCH } from "./search-page.ts";

const { visit } = openBrowser();

interface Fact {
  readonly name: string;
  readonly mlsNumber: string;
  readonly lat: number;
  readonly lng: number;
  readonly marketValue: { readonly pricePerSqYd: string };
}
const FACTS = JSON.parse(readFileSync("data/listings.json", "utf8")) as readonly Fact[];

const LAKERIDGE = "/property/P06180094959";
const WITHOUT_FACTS = "/property/Vedanta__";
const SECTIONS = ["Overview", "Facts & Features", "Market Value", "Neighbourhood", "Contact Info"];

async function openListing(path = LAKERIDGE, options?: Parameters<typeof visit>[1]) {
  const page = await visit(path, options);
  await untilAlive(page);
  return page;
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const bar = (page: Page) => page.getByRole("navigation", { name: "Sections" });
const currentSection = (page: Page) =>
  bar(page).locator("[aria-current=location]").textContent({ timeout: 2000 });
const attribute = (page: Page, selector: string, name: string) =>
  page.locator(selector).first().getAttribute(name);

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

test("any picture opens the viewer at itself; keys move, Escape closes and gives the focus back", async () => {
  const page = await openListing();
  const openers = page.getByRole("button", { name: /^Open picture \d+ of \d+/ });
  const total = await openers.count();
  const viewer = page.getByRole("dialog", { name: "Pictures" });
  const last = openers.nth(total - 1);
  await last.click();
  await viewer.getByText(`${total} of ${total}`).waitFor();
  if (total > 1) {
    await page.keyboard.press("ArrowRight");
    await viewer.getByText(`1 of ${total}`).waitFor();
    await page.keyboard.press("ArrowLeft");
    await viewer.getByText(`${total} of ${total}`).waitFor();
    await viewer.getByRole("button", { name: "Previous picture" }).click();
    await viewer.getByText(`${total - 1} of ${total}`).waitFor();
  }
  await page.keyboard.press("Tab");
  expect(await viewer.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await soon(() => viewer.count()).toBe(0);
  await soon(() => last.evaluate((it) => it === document.activeElement)).toBe(true);
});

test("See all photos tells how many there are and opens the viewer; its cross closes it", async () => {
  const page = await openListing();
  const all = page.getByRole("button", { name: /^See all photos \(\d+\)$/ });
  const total = Number((await all.textContent())?.replace(/\D/g, ""));
  await all.click();
  const viewer = page.getByRole("dialog", { name: "Pictures" });
  await viewer.getByText(`1 of ${total}`).waitFor();
  await viewer.getByRole("button", { name: "Close" }).click();
  await soon(() => viewer.count()).toBe(0);
});

test("every picture of a listing loads, also where the facts are few", async () => {
  for (const path of [LAKERIDGE, WITHOUT_FACTS]) {
    const page = await openListing(path);
    const pictures = page.getByRole("main").locator("img");
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await soon(() =>
        picture.evaluate((it) => (it as HTMLImageElement).naturalWidth),
      ).toBeGreaterThan(0);
      expect(await picture.getAttribute("alt")).toMatch(/not a photograph|^Fact plate: /);
    }
  }
});

test("Share copies the canonical link and says so", async () => {
  const page = await openListing(`${LAKERIDGE}?from=somewhere`, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByRole("button", { name: "Link copied" }).waitFor();
  await soon(() => page.getByRole("status").allTextContents()).toContain("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${inject("site")}${LAKERIDGE}`,
  );
  const whatsApp = page.getByRole("link", { name: "WhatsApp" }).first();
  expect(decodeURIComponent((await whatsApp.getAttribute("href")) ?? "")).toBe(
    `https://wa.me/?text=Lakeridge – 2: ${inject("site")}${LAKERIDGE}`,
  );
  await page.keyboard.press("Escape");
  await soon(() => page.getByRole("button", { name: "Link copied" }).count()).toBe(0);
});

test("where copying is refused the link is shown to be copied by hand", async () => {
  const page = await openListing(LAKERIDGE, {
    prepare: (visitor) =>
      visitor.addInitScript(() => {
        const refused = { writeText: () => Promise.reject(new Error("refused")) };
        Object.defineProperty(Navigator.prototype, "clipboard", { value: refused });
      }),
  });
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText(`${inject("site")}${LAKERIDGE}`).waitFor();
});

test("the device's own sheet is used where there is one", async () => {
  const page = await openListing(LAKERIDGE, {
    prepare: (visitor) =>
      visitor.addInitScript(() => {
        navigator.share = (data) => {
          document.title = JSON.stringify(data);
          return Promise.resolve();
        };
      }),
  });
  await page.getByRole("button", { name: "Share" }).click();
  await soon(() => page.title()).toBe(
    JSON.stringify({ title: "Lakeridge – 2", url: `${inject("site")}${LAKERIDGE}` }),
  );
});

test("calling and WhatsApp reach the agent, the message names the layout and its page", async () => {
  const page = await visit(LAKERIDGE, { javaScriptEnabled: false });
  const contact = section(page, "Contact Info");
  const call = contact.getByRole("link", { name: "Call about this layout" });
  expect(await call.getAttribute("href")).toBe("tel:+919000000000");
  const whatsApp = await contact.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(whatsApp ?? "")).toBe(
    `https://wa.me/919000000000?text=I am interested in Lakeridge – 2: ${inject("site")}${LAKERIDGE}`,
  );
});

test("/PropertyDetails shows the listing of the navigation state", async () => {
  const page = await openListing("/about");
  await page.evaluate(() =>
    history.pushState(
      { usr: { property: { mlsNumber: "P06180034534" } }, key: "handed", idx: 1 },
      "",
      "/PropertyDetails",
    ),
  );
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Regal City" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/PropertyDetails");
  expect(await attribute(page, "link[rel=canonical]", "href")).toBe(
    `${inject("site")}/property/P06180034534`,
  );
});

test("/PropertyDetails without a listing leads to the search", async () => {
  const page = await visit("/PropertyDetails");
  await page.waitForURL(`**${SEARCH}`);
});

test("/PropertyDetails with an unknown listing says that it is not there", async () => {
  const page = await openListing("/about", { expected: [/404/] });
  await page.evaluate(() =>
    history.pushState(
      { usr: { property: { mlsNumber: "P00000000000" } }, key: "handed", idx: 1 },
      "",
      "/PropertyDetails",
    ),
  );
  await page.reload();
  await page.getByRole("heading", { name: "This page is not on the map" }).waitFor();
});

test("an unknown listing is a 404 page with a search that works", async () => {
  const path = "/property/P00000000000";
  const response = await fetch(inject("site") + path);
  expect(response.status).toBe(404);
  const page = await openListing(path, { expected: [/404/] });
  await page.getByRole("heading", { name: "This page is not on the map" }).waitFor();
  expect(await attribute(page, "meta[name=robots]", "content")).toBe("noindex");
  await page.getByLabel("City or area").fill("Kankipadu");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL("**/searchProperties?q=Kankipadu&at=*");
});

test.each([
  {
    path: LAKERIDGE,
    language: "en",
    locale: "en_IN",
    title: "Lakeridge – 2, Vijayawada · Sthalam",
  },
  {
    path: `/te${LAKERIDGE}`,
    language: "te",
    locale: "te_IN",
    title: "Lakeridge – 2, విజయవాడ · Sthalam",
  },
  {
    path: `/hi${LAKERIDGE}`,
    language: "hi",
    locale: "hi_IN",
    title: "Lakeridge – 2, विजयवाड़ा · Sthalam",
  },
])("$path tells machines what it is", async ({ path, language, locale, title }) => {
  const site = inject("site");
  const page = await visit(`${path}?utm_source=x`, { javaScriptEnabled: false });
  expect(await page.title()).toBe(title);
  expect(await page.locator("link[rel=canonical]").count()).toBe(1);
  expect(await attribute(page, "link[rel=canonical]", "href")).toBe(site + path);
  const alternates = await page
    .locator("link[rel=alternate][hreflang]")
    .evaluateAll((all) => all.map((it) => [it.getAttribute("hreflang"), it.getAttribute("href")]));
  expect(Object.fromEntries(alternates)).toEqual({
    en: site + LAKERIDGE,
    te: `${site}/te${LAKERIDGE}`,
    hi: `${site}/hi${LAKERIDGE}`,
    "x-default": site + LAKERIDGE,
  });
  const og = (name: string) => attribute(page, `meta[property="og:${name}"]`, "content");
  expect(await og("locale")).toBe(locale);
  expect(await og("title")).toBe(title);
  expect(await og("url")).toBe(site + path);
  expect(await attribute(page, "meta[name=description]", "content")).toMatch(/₹20,000/);
  const json = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? "",
  );
  const [crumbs, place, offer] = json["@graph"];
  expect(crumbs["@type"]).toBe("BreadcrumbList");
  expect(crumbs.itemListElement.map(({ position }: { position: number }) => position)).toEqual([
    1, 2, 3,
  ]);
  expect(crumbs.itemListElement[2].item).toBe(site + path);
  expect(place).toMatchObject({
    "@type": "Place",
    geo: { latitude: 16.444313, longitude: 80.729687 },
  });
  expect(offer).toMatchObject({
    "@type": "Offer",
    priceSpecification: { price: 20_000, priceCurrency: "INR" },
  });
  expect(await attribute(page, "html", "lang")).toBe(language);
});

test("a listing without a rate offers no price to machines", async () => {
  const page = await visit(WITHOUT_FACTS, { javaScriptEnabled: false });
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  expect(json).not.toContain("Offer");
});

test("the picture of a shared link is a PNG of 1200 × 630", async () => {
  const page = await visit(LAKERIDGE, { javaScriptEnabled: false });
  const address = await attribute(page, 'meta[property="og:image"]', "content");
  for (const url of [address ?? "", `${inject("site")}/social.png`]) {
    const response = await fetch(url);
    expect(response.status, url).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test("the sitemap names every page in three languages, and every one of them answers", async () => {
  const response = await fetch(`${inject("site")}/sitemap.xml`);
  expect(response.headers.get("content-type")).toMatch(/^application\/xml/);
  const xml = await response.text();
  const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");
  expect(pages).toHaveLength((FACTS.length + 13) * 3);
  expect(xml.match(/hreflang=/g)).toHaveLength(pages.length * 3);
  for (const url of pages) {
    const { status } = await fetch(url);
    expect(status, url).toBe(200);
  }
});

test("robots.txt points to the sitemap and keeps robots off the calls", async () => {
  const text = await (await fetch(`${inject("site")}/robots.txt`)).text();
  expect(text).toContain(`Sitemap: ${inject("site")}/sitemap.xml`);
  expect(text).toContain("Disallow: /api/");
});

test("a figure is the same on the card and on the page", async () => {
  const list = await visit(`${SEARCH}?type=All&unrated=1&page=10`, { javaScriptEnabled: false });
  expect(await cards(list).count()).toBe(FACTS.length);
  const shown = await cards(list).evaluateAll((all) =>
    all.map((card) => ({
      name: card.querySelector("h3")?.textContent ?? "",
      link: card.querySelector<HTMLAnchorElement>("a[href*='/property/']")?.pathname ?? "",
      rate: /₹[\d,]+(?= per sq yd)/.exec(card.textContent ?? "")?.[0] ?? "Rate not published",
      area: /[\d,]+ sq yd(?= layout)/.exec(card.textContent ?? "")?.[0] ?? "",
    })),
  );
  for (const { name, link, rate, area } of shown) {
    const html = (await (await fetch(inject("site") + link)).text()).replaceAll(
      /<!-- -->|&#x27;/g,
      (it) => (it === "&#x27;" ? "'" : ""),
    );
    expect(html, link).toContain(`>${name}</h1>`);
    expect(html, link).toContain(rate);
    expect(html, link).toContain(area);
  }
});

test("the units converter tells one area in all units, and what is no number", async () => {
  const page = await openListing();
  const converter = section(page, "Units converter");
  const text = () => converter.textContent();
  await soon(text).toContain("1,800 sq ft");
  await converter.scrollIntoViewIfNeeded();
  // Its script comes when the visitor does.
  await page.waitForFunction(() => {
    const field = document.querySelector("section[aria-labelledby=units] input");
    return field && Object.keys(field).some((key) => key.startsWith("__reactProps"));
  });
  await converter.getByLabel("Unit", { exact: true }).selectOption("Acres");
  await converter.getByRole("textbox", { name: "Area" }).fill("2.5");
  await soon(text).toContain("12,100 sq yd");
  await soon(text).toContain("250 cents");
  await soon(text).toContain("1,512.5 ankanams");
  await converter.getByRole("textbox", { name: "Area" }).fill("two");
  await converter.getByRole("alert").getByText("Type a number, such as 200.").waitFor();
  expect(await converter.getByRole("textbox", { name: "Area" }).getAttribute("aria-invalid")).toBe(
    "true",
  );
});

test("an area opens into its other units", async () => {
  const page = await visit(LAKERIDGE, { javaScriptEnabled: false });
  await page.getByText("35,235 sq yd", { exact: true }).first().click();
  await page.getByText("7.28", { exact: true }).waitFor();
});

test("the budget slider tells what a sum buys, to scale", async () => {
  const page = await openListing();
  const budget = section(page, "What your budget buys");
  await budget.getByRole("slider", { name: "Budget for the plot" }).fill("100");
  await budget.getByText("₹1 Cr buys up to 500 sq yd here").waitFor();
  await budget.getByRole("img", { name: "A plot of 500 sq yd, to scale" }).waitFor();
  await budget.getByRole("slider", { name: "Budget for the plot" }).fill("30");
  await budget.getByText("₹30 L buys up to 150 sq yd here").waitFor();
});

test("the map comes when it is near, at the listing, with its landmarks", async () => {
  const page = await openListing();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  expect(asked.some((url) => url.includes("detail-map"))).toBe(false);
  await section(page, "Neighbourhood").scrollIntoViewIfNeeded();
  await page.getByRole("region", { name: /^Map of Lakeridge – 2/ }).waitFor();
  await page.getByRole("img", { name: /^1 KL University/ }).waitFor({ state: "attached" });
});

test("when the map fails the page says so, offers another try, and keeps the links", async () => {
  const chunk = "**/assets/detail-map*.js";
  const page = await openListing(LAKERIDGE, {
    expected: [/net::ERR_FAILED/],
    prepare: (visitor) => visitor.route(chunk, (route) => route.abort()),
  });
  const where = section(page, "Neighbourhood");
  await where.scrollIntoViewIfNeeded();
  await where.getByRole("alert").getByText("Error loading map", { exact: true }).waitFor();
  expect(await where.getByRole("link", { name: "Open in OpenStreetMap" }).isVisible()).toBe(true);
  await page.context().unroute(chunk);
  await where.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("region", { name: /^Map of Lakeridge – 2/ }).waitFor();
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
