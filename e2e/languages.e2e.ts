import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, inject, test } from "vitest";
import { DESKTOP, openBrowser, PHONE, soon, untilAlive } from "./browser.ts";
import { untilMapRests } from "./map/map-steps.ts";
import { LISTING } from "./screen-states.ts";
import { placeBox, SEARCH } from "./search-page.ts";

const { visit } = openBrowser();

const OTHERS = [
  "projects",
  "about",
  "contact",
  "enquire",
  "terms",
  "privacy",
  "tools",
  "tools/cost?value=30000",
  "tools/budget",
  "tools/instalment",
  "tools/units",
  "tools/documents",
  "favourites",
  "compare?ids=P06180094959,P06200082202",
  "profile",
  "login",
  "signup",
  "otp",
  "forgot-password",
  "reset-password",
].map((path) => `/${path}`);
const INDIC = [
  { language: "te", letters: /\p{Script=Telugu}/u, other: /\p{Script=Devanagari}/u },
  { language: "hi", letters: /\p{Script=Devanagari}/u, other: /\p{Script=Telugu}/u },
] as const;

const facts = JSON.parse(readFileSync("data/listings.json", "utf8")) as {
  name: string;
  mlsNumber: string;
}[];
/** Villages of the survey, few of which have a known spelling in other letters. */
const VILLAGES = readFileSync("data/region/villages.csv", "utf8")
  .split("\n")
  .map((row) => row.split(",")[0] ?? "");
/** Words that stay in Latin letters: names, abbreviations, and "sample" as it stands on the page. */
const UNTRANSLATED = new Set(
  [
    ...[...facts.map(({ name }) => name), ...VILLAGES].flatMap((name) => name.split(/[^A-Za-z]+/)),
    ..."PMGSY Sthalam sample OpenStreetMap Natural Earth GeoSadak datameet English RERA CRDA AIIMS NH WhatsApp Phase hello sthalam example Vennela Gardens PDF Ctrl Shift Home TDS N".split(
      " ",
    ),
  ].map((word) => word.toLowerCase()),
);
test.each([
  { path: "/", language: "en" },
  { path: "/te", language: "te" },
  { path: "/hi", language: "hi" },
  { path: `/te${SEARCH}`, language: "te" },
  { path: `/hi${LISTING}`, language: "hi" },
  { path: "/te/nowhere", language: "te" },
  { path: "/telugu", language: "en" },
])("$path is marked as $language", async ({ path, language }) => {
  const html = await (await fetch(inject("site") + path)).text();
  expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}"`));
});

test("links within a page stay in its language", async () => {
  const page = await visit(`/te${SEARCH}`, { javaScriptEnabled: false });
  const paths = await page
    .locator("main a[href^='/'], footer nav a[href^='/'], header nav a[href^='/']")
    .evaluateAll((all) =>
      all.filter((it) => !it.hasAttribute("hreflang")).map((it) => it.getAttribute("href") ?? ""),
    );
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) expect(path).toMatch(/^\/te(\/|$|#)/);
});

test.each(["/", SEARCH, LISTING])("%s names its translations to search engines", async (path) => {
  const site = inject("site");
  const at = (prefix: string) => site + (path === "/" && prefix ? prefix : prefix + path);
  for (const prefix of ["", "/te", "/hi"]) {
    const page = await visit(prefix + path, { javaScriptEnabled: false });
    const links = await page
      .locator("link[rel=alternate][hreflang]")
      .evaluateAll((all) =>
        all.map((it) => [it.getAttribute("hreflang"), it.getAttribute("href")]),
      );
    expect(Object.fromEntries(links)).toEqual({
      en: at(""),
      te: at("/te"),
      hi: at("/hi"),
      "x-default": at(""),
    });
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(at(prefix));
  }
});

/** The files of letters that a page fetches from now on, by their names. */
function fetchedFonts(page: Page): string[] {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url().replace(/^.*\/assets\//, ""));
  });
  return fonts;
}

const CUTS = /^(?:latin|rupee)-/;

test.each([
  { prefix: "", own: null },
  { prefix: "/te", own: /^anek-telugu/ },
  { prefix: "/hi", own: /^anek-devanagari/ },
])("pages under “$prefix” fetch the letters of their own script alone", async ({ prefix, own }) => {
  const page = await visit("/livez", { viewport: DESKTOP });
  const fonts = fetchedFonts(page);
  for (const path of ["/", LISTING, "/projects", "/login", `${SEARCH}?view=list`]) {
    if (path.startsWith(SEARCH)) await page.setViewportSize(PHONE); // without the map
    await page.goto(prefix + path);
    await untilAlive(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const foreign = fonts.filter((name) => !CUTS.test(name) && !own?.test(name));
    expect({ path, foreign }).toEqual({ path, foreign: [] });
  }
  expect(fonts).toContainEqual(expect.stringMatching(own ?? CUTS));
});

test("the map beside the list is labelled with the letters that the page has", async () => {
  const page = await visit("/livez", { viewport: DESKTOP });
  const fonts = fetchedFonts(page);
  await page.goto(SEARCH);
  await untilMapRests(page);
  expect(fonts.filter((name) => !CUTS.test(name))).toEqual([]);
});

test("what is typed in another script than the page's is set in our letters", async () => {
  const page = await visit(SEARCH);
  await untilAlive(page);
  const fonts = fetchedFonts(page);
  await placeBox(page).fill("కానూరు");
  await soon(() => fonts).toContainEqual(expect.stringMatching(/^anek-telugu/));
});

/** Every text that a visitor sees, hears or is shown as a hint, names included. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.closest("script, style, noscript, [lang]:not(html)")) continue;
      texts.push(node.textContent ?? "");
    }
    for (const name of ["aria-label", "alt", "placeholder", "title", "aria-valuetext"])
      for (const it of document.querySelectorAll(`[${name}]`))
        if (!it.closest("[lang]:not(html)")) texts.push(it.getAttribute(name) ?? "");
    texts.push(document.querySelector("meta[name=description]")?.getAttribute("content") ?? "");
    return texts.map((text) => text.trim()).filter((text) => text !== "");
  });
}

/** English words of a text that are no names; ids of messages look like such words. */
function untranslated(text: string): string[] {
  const words = text
    .replaceAll(
      /https?:\S+|rera\.ap\.gov\.in|\S+@\S+|[2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{2,3}/g,
      "",
    )
    .match(/[A-Za-z][A-Za-z0-9_]*/g);
  return (words ?? []).filter(
    (word) =>
      word.length > 1 &&
      !UNTRANSLATED.has(word.toLowerCase()) &&
      !/^P\d{11}/.test(word) &&
      !/^[A-Z]{2}\d+$/.test(word),
  );
}

const SCREENS = [
  "/",
  SEARCH,
  `${SEARCH}?at=16.44,80.77&budget=40&type=All&gated=1&unrated=1`,
  `${SEARCH}?type=Apartment`,
  ...facts.map(({ mlsNumber }) => `/property/${mlsNumber}`),
  "/projects?plot=7",
  "/undo-email",
  "/nowhere",
  "/PropertyDetails",
  ...OTHERS,
];

test.each(INDIC)(
  "every page of $language speaks its language: no English sentence, no id of a message",
  async ({ language, letters, other }) => {
    const page = await visit("/livez", {
      javaScriptEnabled: false,
      expected: [/404/, /ERR_FAILED/],
    });
    // Of seventy pages the words alone are wanted.
    await page.route("**/*", (route) =>
      route.request().resourceType() === "document" ? route.continue() : route.abort(),
    );
    const foreign: Record<string, string[]> = {};
    for (const path of SCREENS) {
      await page.goto(`/${language}${path === "/" ? "" : path}`);
      const texts = await wordsOf(page);
      expect(texts.filter((text) => letters.test(text)).length, path).toBeGreaterThan(5);
      const found = texts.filter((text) => other.test(text) || untranslated(text).length > 0);
      if (found.length > 0) foreign[path] = found;
    }
    expect(foreign).toEqual({});
  },
);

test.each(INDIC)("what opens by script speaks $language as well", async ({ language }) => {
  const search = await visit(`/${language}${SEARCH}?listing=P06200082202&at=16.44,80.77`);
  await untilAlive(search);
  await search.locator(".map-popup").waitFor();
  for (const tool of [0, 1])
    await search.locator(".map-canvas button[aria-pressed]").nth(tool).isVisible();
  expect((await wordsOf(search)).filter((text) => untranslated(text).length > 0)).toEqual([]);
  const phone = await visit(`/${language}${SEARCH}`, { viewport: PHONE });
  await untilAlive(phone);
  await phone
    .locator("main button")
    .filter({ has: phone.locator("use[href*=sliders]") })
    .click();
  await phone.getByRole("dialog").waitFor();
  expect((await wordsOf(phone)).filter((text) => untranslated(text).length > 0)).toEqual([]);
  const listing = await visit(`/${language}${LISTING}`);
  await untilAlive(listing);
  const openers = listing.locator("main button[aria-expanded]:visible");
  for (const opener of await openers.all()) await opener.click();
  await listing
    .locator("button")
    .filter({ has: listing.locator("img") })
    .first()
    .click();
  await listing.getByRole("dialog").waitFor();
  expect((await wordsOf(listing)).filter((text) => untranslated(text).length > 0)).toEqual([]);
});

test("figures keep Indian grouping and Latin digits in all three languages", async () => {
  for (const prefix of ["", "/te", "/hi"]) {
    const page = await visit(`${prefix}${LISTING}`, { javaScriptEnabled: false });
    const text = (await page.getByRole("main").textContent()) ?? "";
    expect(text).toContain("₹20,000");
    expect(text).toContain("35,235");
    expect(text).not.toMatch(/[\u0966-\u096f\u0c66-\u0c6f]/);
  }
});

/** From the highest to the lowest row with ink, pixels. */
async function inkHeight(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, row) => row).filter((row) =>
    data.subarray(row * info.width, (row + 1) * info.width).some((grey) => grey < 110),
  );
  return (rows.at(-1) ?? 0) - (rows[0] ?? 0);
}

test("an input shows Telugu letters with all their marks", async () => {
  const page = await visit("/te/enquire", { viewport: PHONE });
  const input = page.locator("main [name=name]");
  await input.fill("శ్రీలక్ష్మీ ర్త్స్య");
  await input.blur();
  const shown = (it: HTMLElement) => {
    // The same letters in the same place, with room around them.
    const label = document.createElement("p");
    label.textContent = (it as HTMLInputElement).value;
    label.style.cssText = "position:fixed;z-index:99;inset:0 0 auto;padding:24px;background:white";
    document.body.append(label);
  };
  const { x = 0, y = 0, width = 0, height = 0 } = (await input.boundingBox()) ?? {};
  const inside = { x: x + 4, y: y + 2, width: width - 8, height: height - 4 };
  const typed = await inkHeight(await page.screenshot({ clip: inside }));
  await input.evaluate(shown);
  const whole = { x: 0, y: 0, width: 360, height: 80 };
  expect(typed).toBe(await inkHeight(await page.screenshot({ clip: whole })));
  expect(typed).toBeGreaterThan(20);
});
