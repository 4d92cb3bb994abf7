import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { buildIfStale } from "../scripts/build.ts";
import { launchChromium } from "../scripts/chromium.ts";
import { atMost, type Figure } from "./figure.ts";
import { type RunningSite, runSite } from "./site.ts";
import { syntheticListings } from "./synthetic.ts";
import { median } from "./timing.ts";

export const name = "browser";

const SLOW_DOWN = 4;
const CHANGES = 12;
/** A page rests when nothing has held it up for so long. */
const REST_MS = 1000;
const FRAME_MS = 34;

/** A file of as many listings as wished, for the importer. */
async function syntheticFile(count: number, folder: string): Promise<string> {
  const listings = Array.from(syntheticListings(count), (summary, i) => ({
    mlsNumber: `${summary.mlsNumber}-${i}`,
    name: summary.name,
    location: `${summary.town.en}, Andhra Pradesh, India`,
    areaRange: summary.areaSqYards === null ? "" : `${summary.areaSqYards} sq.yds`,
    propertyType: summary.propertyType,
    lat: summary.lat,
    lng: summary.lng,
    keyFeatures: ["Park", "Compound wall", "Underground Drainage"],
    constructionDetails: { approvals: summary.mlsNumber, permissions: "no" },
    marketValue: {
      pricePerSqYd: summary.ratePerSqYard === null ? "" : `₹${summary.ratePerSqYard} per sq.yd`,
    },
    neighborhoodDetails: { area: summary.town.en, state: "Andhra Pradesh" },
    additionalInfo: { gated: i % 2 === 0 },
  }));
  const file = join(folder, "listings.json");
  await writeFile(file, JSON.stringify(listings));
  return file;
}

/** The built site with the 56 layouts, or with that many synthetic ones instead. */
async function siteWith(count: number | null): Promise<RunningSite> {
  if (count === null) return runSite();
  const folder = await mkdtemp(join(tmpdir(), "sthalam-bench-"));
  const file = await syntheticFile(count, folder);
  const env = { ...process.env, DATA_DIR: folder };
  const run = spawnSync(process.execPath, ["scripts/import-listings.ts", file], { env });
  if (run.status !== 0) throw new Error(run.stderr.toString());
  const site = await runSite({ data: folder });
  return {
    ...site,
    stop: () => site.stop().then(() => rm(folder, { recursive: true, force: true })),
  };
}

/** Milliseconds from choosing the other of "Plot" and "All types" to the frame with the new list. */
function timeFilterChange(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector("h1");
        const box = document.querySelector<HTMLInputElement>(
          "#filters input[name=type]:is([value=All], [value=Plot]):not(:checked)",
        );
        if (!heading || !box) throw new Error("not the search screen");
        const start = performance.now();
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - start);
            channel.port2.postMessage(null);
          });
        });
        watcher.observe(heading, { subtree: true, childList: true, characterData: true });
        box.click();
      }),
  );
}

/** Waits until the map has followed and rests: its frames are drawn by this machine's processor. */
function untilAtRest(page: Page): Promise<void> {
  return page.evaluate(
    ([restMs, frameMs]) =>
      new Promise<void>((resolve) => {
        let restsFrom = performance.now();
        let before = restsFrom;
        const look = (now: number) => {
          if (now - before > frameMs) restsFrom = now;
          before = now;
          if (now - restsFrom > restMs) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [REST_MS, FRAME_MS] as const,
  );
}

async function filterChange(browser: Browser, count: number | null, most: number): Promise<Figure> {
  const site = await siteWith(count);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.origin}/searchProperties`, { waitUntil: "networkidle" });
  await page
    .waitForSelector(".map-tag, .map-cluster, [data-cluster]", { timeout: 30_000 })
    .catch(() => null);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    times.push(await timeFilterChange(page));
    await untilAtRest(page);
  }
  await page.close();
  await site.stop();
  const words = `${count ?? 56} listings, 4 times slower: filter change to painted list`;
  return atMost(words, median(times.slice(2)), most, "ms");
}

/** Layout shift of a page while it loads and is scrolled through. */
async function layoutShift(browser: Browser, origin: string, path: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: width < 500 ? 844 : 900 } });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  for (let y = 0; y < 6; y += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(250);
  }
  const shift = await page.evaluate(
    () => (window as unknown as { seen: { shift: number } }).seen.shift,
  );
  await page.close();
  return atMost(`${path} at ${width} px: cumulative layout shift`, shift, 0.02, "");
}

/** True when the list answers a filter while the map's chunk is kept back. */
async function listBeforeMap(browser: Browser, origin: string): Promise<Figure> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route(/search-map\.client|maplibre/, () => undefined);
  await page.goto(`${origin}/searchProperties`);
  await page.locator("html[data-started]").waitFor({ state: "attached" });
  await page.waitForTimeout(1500);
  const ms = await timeFilterChange(page);
  await page.close();
  return atMost("search page, map kept back: filter change to painted list", ms, 500, "ms");
}

export async function run(): Promise<Figure[]> {
  await buildIfStale();
  const browser = await launchChromium();
  const site = await runSite();
  try {
    const figures = [await listBeforeMap(browser, site.origin)];
    for (const path of ["/searchProperties", "/te/searchProperties", "/property/P06180094959"])
      for (const width of [390, 1440])
        figures.push(await layoutShift(browser, site.origin, path, width));
    figures.push(await filterChange(browser, null, 50));
    figures.push(await filterChange(browser, 10_000, 100));
    return figures;
  } finally {
    await browser.close();
    await site.stop();
  }
}
