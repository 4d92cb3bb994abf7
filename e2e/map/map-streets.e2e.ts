// A site with an archive of streets: drawn under the map, from this site alone, with their source.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Map as MapLibreMap } from "maplibre-gl";
import type { BrowserContext, Page } from "playwright-core";
import { TileType } from "pmtiles";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { archiveBytes } from "../../src/platform/tiles/archive-testing.ts";
import { gridTiles } from "../../src/platform/tiles/streets-testing.ts";
import { openBrowser, soon } from "../browser.ts";
import { LAKERIDGE } from "../listings/listing-steps.ts";
import { ownSiteOfFile, ownSites } from "../own-site.ts";
import { SEARCH } from "../search-page.ts";
import { NEAR, untilMapRests } from "./map-steps.ts";

const KANKIPADU = { lat: 16.44, lng: 80.77 };
const BOUNDS = { north: 16.6, south: 16.3, east: 80.9, west: 80.6 };

declare global {
  interface Window {
    streetMap?: MapLibreMap;
  }
}

const background = { r: 105, g: 124, b: 82 };
const PICTURE = await sharp({ create: { width: 256, height: 256, channels: 3, background } })
  .png()
  .toBuffer();
const folder = mkdtempSync(join(tmpdir(), "sthalam-streets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const site = ownSiteOfFile(() => {
  const file = join(folder, "streets.pmtiles");
  const zooms = { first: 0, last: 13 };
  writeFileSync(file, archiveBytes({ bounds: BOUNDS, zooms, tileOf: gridTiles(KANKIPADU) }));
  const flight = join(folder, "flight.pmtiles");
  const raster = { type: TileType.Png, tileCompression: 1, metadata: {}, tileOf: () => PICTURE };
  writeFileSync(
    flight,
    archiveBytes({ bounds: BOUNDS, zooms: { first: 10, last: 14 }, ...raster }),
  );
  return { STREETS_FILE: file, AERIAL_FILE: flight, AERIAL_CREDIT: "Own flight, March 2026" };
});
const { launch } = ownSites();
const { visit } = openBrowser();

/** Notes the page's map, for what of it no element shows. */
const listen = (context: BrowserContext) =>
  context.addInitScript(() =>
    window.addEventListener("map-ready", (event) => {
      window.streetMap = (event as CustomEvent<MapLibreMap>).detail;
    }),
  );

const drawn = (page: Page, layers: readonly string[]) =>
  page.evaluate((wanted) => {
    const found = window.streetMap?.queryRenderedFeatures({ layers: [...wanted] }) ?? [];
    return found.map(({ properties }) => String(properties.name ?? properties.ref ?? ""));
  }, layers);

test("streets of the archive lie under the map, named in the page's language, with their source", async () => {
  const page = await visit(`/te${SEARCH}${NEAR}`, {
    site: site().origin,
    prepare: listen,
  });
  await untilMapRests(page, "జూమ్ ఇన్");
  await soon(() => drawn(page, ["street-trunk-fill"])).toContain("NH999");
  await page.evaluate(
    ({ lng, lat }) => window.streetMap?.jumpTo({ center: [lng, lat], zoom: 15.3 }),
    KANKIPADU,
  );
  await soon(() => drawn(page, ["street-name"])).toContain("పరీక్ష రోడ్డు");
  await page.getByRole("link", { name: "OpenStreetMap" }).waitFor();
});

test("the ground from the air is switched on by key, and stays on for the visit", async () => {
  const page = await visit(SEARCH + NEAR, {
    site: site().origin,
    prepare: listen,
    expected: [/net::ERR_FAILED/],
  });
  await untilMapRests(page);
  const isShown = () =>
    page.evaluate(() => window.streetMap?.getLayoutProperty("aerial", "visibility"));
  await soon(isShown).toBe("none");
  const button = page.getByRole("button", { name: "From the air" });
  await button.focus();
  await page.keyboard.press("Enter");
  await soon(isShown).toBe("visible");
  await page.getByText("Own flight, March 2026").waitFor();
  await soon(() => page.evaluate(() => window.streetMap?.isSourceLoaded("aerial"))).toBe(true);
  await page.goto(site().origin + LAKERIDGE);
  await page.getByRole("heading", { name: "What is near" }).scrollIntoViewIfNeeded();
  await soon(() => button.getAttribute("aria-pressed")).toBe("true");
  await soon(isShown).toBe("visible");
  await page.context().route("**/map/aerial/**", (route) => route.abort());
  await page.goto(site().origin + SEARCH + NEAR);
  await page.getByText("The picture from the air isn’t loading right now.").waitFor();
  await soon(() => button.getAttribute("aria-pressed")).toBe("true");
  await button.click();
  await soon(isShown).toBe("none");
});

test("a file that is no archive of streets stops the start with its reason", async () => {
  const file = join(folder, "photograph.pmtiles");
  writeFileSync(file, Buffer.alloc(4000, "a photograph"));
  const { ended, output } = await launch({ STREETS_FILE: file });
  expect(await ended).toBe(1);
  expect(output()).toContain(`STREETS_FILE: ${file} is no PMTiles archive`);
});
