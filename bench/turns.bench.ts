// Two builds in turn, page by page, as a slow phone opens them: AGAINST=FOLDER npm run bench -- turns,
// where FOLDER is another checkout, built. Only the ratios count: the machine is shared.
import type { Browser, CDPSession, Page } from "playwright-core";
import { buildIfStale } from "../scripts/build.ts";
import { launchChromium, launchHeadlessShell } from "../scripts/chromium.ts";
import { atMost, type Figure } from "./figure.ts";
import { type RunningSite, runOther, runSite } from "./site.ts";
import { median } from "./timing.ts";

export const name = "turns";

const PAGES = ["/", "/projects", "/property/P06180094959", "/searchProperties"] as const;
const BROWSERS = [
  ["Chromium", launchChromium],
  ["headless shell", launchHeadlessShell],
] as const;
const TURNS = Number(process.env.TURNS ?? 7);
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** A phone four times slower than this machine, on the line that Lighthouse calls slow 4G. */
const PROCESSOR = { rate: 4 };
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 84_000,
};
/** The page is watched for so long after its load, ms. */
const WATCHED = 4000;
/** A task is felt from here on, ms. */
const FELT = 50;

interface Opening {
  /** Largest paint, ms after the address was opened. */
  readonly largestPaint: number;
  /** What tasks took beyond 50 ms each after the first paint. */
  readonly blocked: number;
  readonly kilobytes: number;
  /** Milliseconds that the renderer spent on each. */
  readonly style: number;
  readonly layout: number;
  readonly script: number;
}

/** Runs in the page, before anything else. */
function watch(): void {
  const seen = { largestPaint: 0, firstPaint: 0, tasks: [] as [number, number][] };
  Object.assign(window, { seen });
  const on = (type: string, heard: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({
      type,
      buffered: true,
    });
  on("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  on("paint", ({ name: paint, startTime }) => {
    if (paint === "first-contentful-paint") seen.firstPaint = startTime;
  });
  on("longtask", ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
}

async function open(browser: Browser, url: string): Promise<Opening> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", PROCESSOR);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(WATCHED);
  const opening = { ...(await readSeen(page)), ...(await readTimes(session)) };
  await context.close();
  return { ...opening, kilobytes: bytes / 1000 };
}

function readSeen(page: Page) {
  return page.evaluate((felt) => {
    const { seen } = window as unknown as {
      seen: { largestPaint: number; firstPaint: number; tasks: [number, number][] };
    };
    const late = seen.tasks.filter(([start]) => start >= seen.firstPaint);
    const blocked = late.reduce((sum, [, duration]) => sum + Math.max(0, duration - felt), 0);
    return { largestPaint: seen.largestPaint, blocked };
  }, FELT);
}

async function readTimes(session: CDPSession) {
  const { metrics } = await session.send("Performance.getMetrics");
  const ms = (wanted: string) =>
    1000 * (metrics.find((metric) => metric.name === wanted)?.value ?? Number.NaN);
  return {
    style: ms("RecalcStyleDuration"),
    layout: ms("LayoutDuration"),
    script: ms("ScriptDuration"),
  };
}

const WANTED = {
  largestPaint: 1.1,
  blocked: 1,
  kilobytes: 1.1,
  style: undefined,
  layout: undefined,
  script: undefined,
} as const;

async function comparePage(browser: Browser, words: string, path: string, sites: Sites) {
  const openings: Record<keyof Sites, Opening[]> = { old: [], new: [] };
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const site of ["old", "new"] as const)
      openings[site].push(await open(browser, sites[site].origin + path));
  return Object.entries(WANTED).map(([of, most]): Figure => {
    const middle = (site: keyof Sites) =>
      median(openings[site].map((opening) => opening[of as keyof Opening]));
    const [before, now] = [middle("old"), middle("new")];
    const title = `${words}, ${path}: ${of}, ${before.toFixed(0)} → ${now.toFixed(0)}`;
    const ratio = before === 0 && now === 0 ? 1 : now / before;
    return most === undefined
      ? { name: title, value: ratio, unit: "" }
      : atMost(title, ratio, most, "");
  });
}

interface Sites {
  readonly old: RunningSite;
  readonly new: RunningSite;
}

export async function run(): Promise<Figure[]> {
  await buildIfStale();
  const other = await runOther();
  if (!other) throw new Error("AGAINST=FOLDER names the built checkout to compare with.");
  const sites: Sites = { old: other, new: await runSite() };
  const wanted = process.env.PAGES?.split(",") ?? PAGES;
  const figures: Figure[] = [];
  try {
    for (const [words, launch] of BROWSERS) {
      const browser = await launch();
      for (const path of wanted) figures.push(...(await comparePage(browser, words, path, sites)));
      await browser.close();
    }
    return figures;
  } finally {
    await Promise.all([sites.old.stop(), sites.new.stop()]);
  }
}
