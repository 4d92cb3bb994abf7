import { expect, test } from "vitest";
import { openBrowser, PHONE, soon } from "../browser.ts";
import { cards, expectCount, filter, SEARCH, USUAL_COUNT, VILLA_COUNT } from "../search-page.ts";
import { clusters, mapOpener, tags, untilMapRests } from "./map-steps.ts";

const browser = openBrowser();
const { visit } = browser;
const openMap = mapOpener(browser);

test("when the map cannot be fetched the list stands, and Try again brings the map", async () => {
  const page = await visit(SEARCH, {
    expected: [/net::ERR_FAILED/, /dynamically imported module/],
    prepare: (visitor) => visitor.route("**/assets/search-map*.js", (route) => route.abort()),
  });
  await page.getByRole("alert").getByText("Error loading maps", { exact: true }).waitFor();
  await expectCount(page, USUAL_COUNT);
  expect(await cards(page).count()).toBeGreaterThan(0);
  await page.context().unroute("**/assets/search-map*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await untilMapRests(page);
});

test("when the base map cannot be fetched the list stands, and Try again brings the map", async () => {
  const base = /\/assets\/base-map.*\.json/;
  const page = await visit(SEARCH, {
    expected: [/net::ERR_FAILED/],
    prepare: (visitor) => visitor.route(base, (route) => route.abort()),
  });
  await page.getByRole("alert").getByText("Error loading maps", { exact: true }).waitFor();
  expect(await cards(page).count()).toBeGreaterThan(0);
  await page.context().unroute(base);
  await page.getByRole("button", { name: "Try again" }).click();
  await untilMapRests(page);
});

test("without WebGL2 the map says so and the list works on", async () => {
  const page = await visit(SEARCH, {
    prepare: (visitor) =>
      visitor.addInitScript(() => {
        const real = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (
          this: HTMLCanvasElement,
          kind: string,
          ...rest: unknown[]
        ) {
          return kind === "webgl2" ? null : real.call(this, kind as "2d", ...rest);
        } as typeof real;
      }),
  });
  await page.getByRole("alert").getByText("Error loading maps", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await filter(page, "Type").click();
  await page.getByText(/^Villa ?\d*$/).click();
  await expectCount(page, VILLA_COUNT);
});

test("on a phone the map comes with its tab and shows what the list counts", async () => {
  const page = await openMap("?view=map", { viewport: PHONE, hasTouch: true });
  const counts = (await clusters(page).allTextContents()).map(Number);
  expect(counts.length + (await tags(page).count())).toBeGreaterThan(1);
  const list = page.getByRole("navigation", { name: "View" }).getByRole("link", { name: /^List/ });
  const shown = Number.parseInt((await list.textContent())?.replace(/\D/g, "") ?? "", 10);
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(USUAL_COUNT);
});

test("a Telugu page letters the map in a Telugu face", async () => {
  const page = await visit(`/te${SEARCH}`);
  await untilMapRests(page, "జూమ్ ఇన్");
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    );
  await soon(loaded).toContainEqual(expect.stringContaining("Telugu"));
  expect(await loaded()).not.toContainEqual(expect.stringContaining("Devanagari"));
});

test("the map names its source", async () => {
  const page = await openMap();
  await page.getByText("Land: Natural Earth. Schematic map by Sthalam").waitFor();
});
