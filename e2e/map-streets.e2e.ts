// A site with an archive of streets: drawn under the map, from this site alone, with their source.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Map as MapLibreMap } from "maplibre-gl";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { archiveBytes } from "../src/platform/tiles/archive-testing.ts";
import { gridTiles } from "../src/platform/tiles/streets-testing.ts";
import { openBrowser, soon } from "./browser.ts";
import { NEAR, untilMapRests } from "./map-steps.ts";
import { ownSiteOfFile, ownSites } from "./own-site.ts";
import { SEARCH } from "./search-page.ts";

const KANKIPADU = { lat: 16.44, lng: 80.77 };
const BOUNDS = { north: 16.6, south: 16.3, east: 80.9, west: 80.6 };

declare global {
  interface Window {
    streetMap?: MapLibreMap;
  }
}

const folder = mkdtempSync(join(tmpdir(), "sthalam-streets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const site = ownSiteOfFile(() => {
  const file = join(folder, "streets.pmtiles");
  const zooms = { first: 0, last: 13 };
  writeFileSync(file, archiveBytes({ bounds: BOUNDS, zooms, tileOf: gridTiles(KANKIPADU) }));
  return { STREETS_FILE: file };
});
const { launch } = ownSites();
const { visit } = openBrowser();

const drawn = (page: Page, layers: readonly string[]) =>
  page.evaluate((wanted) => {
    const found = window.streetMap?.queryRenderedFeatures({ layers: [...wanted] }) ?? [];
    return found.map(({ properties }) => String(properties.name ?? properties.ref ?? ""));
  }, layers);

test("streets of the archive lie under the map, named in the page's language, with their source", async () => {
  const page = await visit(`/te${SEARCH}${NEAR}`, {
    site: site().origin,
    prepare: (context) =>
      context.addInitScript(() =>
        window.addEventListener("map-ready", (event) => {
          window.streetMap = (event as CustomEvent<MapLibreMap>).detail;
        }),
      ),
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

test("a file that is no archive of streets stops the start with its reason", async () => {
  const file = join(folder, "photograph.pmtiles");
  writeFileSync(file, Buffer.alloc(4000, "a photograph"));
  const { ended, output } = await launch({ STREETS_FILE: file });
  expect(await ended).toBe(1);
  expect(output()).toContain(`STREETS_FILE: ${file} is no PMTiles archive`);
});
