import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, openBrowser, PHONE, untilAlive } from "../browser.ts";
import { COMBINATIONS, LISTING, look, NEAR, type State, WITHOUT_FACTS } from "../screen-states.ts";
import { SEARCH } from "../search-page.ts";
import { violations } from "../violations.ts";

const { visit } = openBrowser();

const MAP_CHUNK = "**/assets/search-map*.js";

const STATES: readonly State[] = [
  { name: "home", path: "/" },
  {
    name: "the phone's menu open",
    onward: true,
    path: "/",
    only: PHONE,
    reach: (page) => page.locator("header summary").click(),
  },
  { name: "search", path: SEARCH },
  {
    name: "search with suggestions open",
    onward: true,
    path: SEARCH,
    reach: async (page) => {
      await page.locator("main input[name=q]").pressSequentially("Gun");
      await page.getByRole("listbox").getByRole("option").first().waitFor();
    },
  },
  { name: "search round a place", path: `${NEAR}&budget=40&unrated=1` },
  { name: "search that finds nothing", path: `${SEARCH}?type=Apartment&at=16.44,80.77` },
  ...["Size", "Budget", "Radius", "Type"].map((name, position) => ({
    name: `${name} open`,
    path: NEAR,
    only: DESKTOP,
    ...(position > 0 && { onward: true as const }),
    reach: (page: Page) => page.locator("main form summary").nth(position).click(),
  })),
  {
    name: "filters open",
    path: NEAR,
    only: PHONE,
    reach: async (page) => {
      await page
        .locator("button")
        .filter({ has: page.locator("use[href*=sliders]") })
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "the map's card open",
    path: `${NEAR}&view=map&listing=P06200082202`,
    reach: (page) => page.locator(".map-popup, .map-foot").waitFor(),
  },
  {
    name: "drawing on the map",
    path: `${SEARCH}?view=map`,
    reach: async (page) => {
      await page.locator(".map-canvas button[aria-pressed]:has(use[href*=pencil])").click();
      await page.locator(".map-canvas [role=status]").waitFor();
    },
  },
  {
    name: "the map failed",
    path: `${SEARCH}?view=map&sort=area`,
    prepare: (page) => page.route(MAP_CHUNK, (route) => route.abort()),
    reach: async (page) => {
      await page.getByRole("alert").first().waitFor();
      await page.unroute(MAP_CHUNK);
    },
  },
  { name: "listing", path: LISTING },
  {
    name: "sharing",
    onward: true,
    path: LISTING,
    reach: (page) => page.locator("main button[aria-expanded]").first().click(),
  },
  {
    name: "every near place shown",
    path: LISTING,
    only: PHONE,
    reach: (page) => page.locator("main button[aria-expanded]").last().click(),
  },
  {
    name: "listing scrolled to its map",
    path: LISTING,
    reach: async (page) => {
      await page.locator("#neighbourhood").scrollIntoViewIfNeeded();
      await page.locator("#neighbourhood canvas").waitFor();
    },
  },
  {
    name: "the picture viewer",
    path: LISTING,
    reach: async (page) => {
      await page.locator("main button:has(img)").first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "listing without facts", path: WITHOUT_FACTS },
  { name: "an unknown page", path: "/nowhere" },
  { name: "a page being prepared", path: "/about" },
];

test.each(COMBINATIONS)(
  "axe finds nothing on any screen or state at $width px in $language",
  { timeout: 180_000 },
  async ({ viewport, language }) => {
    const page = await visit("/livez", {
      viewport,
      expected: [/404/, /net::ERR_FAILED/, /dynamically imported/],
    });
    expect(await look(page, STATES, viewport, language)).toEqual({});
  },
);

test("axe finds nothing where the list could not be loaded", async () => {
  const page = await visit("/about", { expected: [/net::ERR_/] });
  await untilAlive(page);
  await page.route(/\.data(\?|$)|\/catalogue\//, (route) => route.abort());
  await page.getByRole("link", { name: "Search Properties" }).first().click();
  await page.getByText("The list could not be loaded.").waitFor();
  expect(await violations(page)).toEqual([]);
});
