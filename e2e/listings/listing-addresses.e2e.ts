import { expect, inject, test } from "vitest";
import { openBrowser } from "../browser.ts";
import { SEARCH } from "../search-page.ts";
import { attribute, FACTS, LAKERIDGE, listingOpener, WITHOUT_FACTS } from "./listing-steps.ts";

const browser = openBrowser();
const { visit } = browser;
const openListing = listingOpener(browser);

test.each([
  ["/property/p06180094959?budget=80", "/property/P06180094959?budget=80"],
  ["/te/property/p06180094959", "/te/property/P06180094959"],
  ["/hi/compare?ids=p06180094959,p06180034534", "/hi/compare?ids=P06180094959,P06180034534"],
  ["/shared?ids=p06180094959", "/shared?ids=P06180094959"],
  ["/te/tools/documents?for=p06180094959", "/te/tools/documents?for=P06180094959"],
  ["/projects/Vennela-Gardens", "/projects"],
])("%s, whose letters are of another case, leads to %s for good", async (asked, stored) => {
  const { status, headers } = await fetch(inject("site") + asked, { redirect: "manual" });
  expect({ status, to: headers.get("location") }).toEqual({ status: 308, to: stored });
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
  await page.getByRole("heading", { name: "We couldn’t find this page" }).waitFor();
});

test("an unknown listing is a 404 page with a search that works", async () => {
  const path = "/property/P00000000000";
  const response = await fetch(inject("site") + path);
  expect(response.status).toBe(404);
  const page = await openListing(path, { expected: [/404/] });
  await page.getByRole("heading", { name: "We couldn’t find this page" }).waitFor();
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
    title: "Lakeridge – 2, near Vanukuru · Sthalam",
  },
  {
    path: `/te${LAKERIDGE}`,
    language: "te",
    locale: "te_IN",
    title: "Lakeridge – 2, వణుకూరు దగ్గర · Sthalam",
  },
  {
    path: `/hi${LAKERIDGE}`,
    language: "hi",
    locale: "hi_IN",
    title: "Lakeridge – 2, वणुकूरु के पास · Sthalam",
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
    availability: "https://schema.org/InStock",
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
  expect(pages).toHaveLength((FACTS.length + 12) * 3);
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
