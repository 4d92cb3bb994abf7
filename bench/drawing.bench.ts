import type { Map as MapLibreMap } from "maplibre-gl";
import type { Browser, CDPSession, Page } from "playwright-core";
import { buildIfStale } from "../scripts/build.ts";
import { launchChromium, launchHeadlessShell } from "../scripts/chromium.ts";
import { atMost, type Figure } from "./figure.ts";
import { type RunningSite, runSite } from "./site.ts";
import { median } from "./timing.ts";

export const name = "drawing";

const PANE = { width: 390, height: 676 };
/** A layout that states its area, streets and all. */
const LAYOUT = { lng: 80.7735, lat: 16.4377 };
const FROM_ZOOM = 7;
const TO_ZOOM = 18;
const ZOOMING_MS = 8000;
const SLOW_DOWN = 4;
const MOST_FRAME_MS = 16;
/** Steps of a drag over the plan, one a frame. */
const STEPS = 90;

declare global {
  interface Window {
    benchMap?: MapLibreMap;
  }
}

/** Frames that the map draws on its way, and those of them that show one colour alone. */
function zoomDown(page: Page): Promise<{ frames: number; blank: number }> {
  return page.evaluate(
    ({ at, from, to, ms }) =>
      new Promise<{ frames: number; blank: number }>((resolve) => {
        const map = window.benchMap;
        if (!map) throw new Error("no map");
        const gl = map.getCanvas().getContext("webgl2");
        if (!gl) throw new Error("no WebGL");
        const seen = { frames: 0, blank: 0 };
        const read = () => {
          const { drawingBufferWidth: wide, drawingBufferHeight: high } = gl;
          const bytes = new Uint8Array(wide * high * 4);
          gl.readPixels(0, 0, wide, high, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
          const pixels = new Uint32Array(bytes.buffer);
          seen.frames += 1;
          if (pixels.every((pixel) => pixel === pixels[0])) seen.blank += 1;
        };
        map.jumpTo({ center: at, zoom: from });
        map.once("idle", () => {
          map.on("render", read);
          map.easeTo({
            center: at,
            zoom: to,
            duration: ms,
            easing: (share) => share,
            essential: true,
          });
          map.once("moveend", () => {
            map.off("render", read);
            resolve(seen);
          });
        });
      }),
    { at: LAYOUT, from: FROM_ZOOM, to: TO_ZOOM, ms: ZOOMING_MS },
  );
}

async function blankFrames(browser: Browser, { origin }: RunningSite, where: string) {
  const page = await browser.newPage({ viewport: PANE });
  await page.addInitScript(() =>
    addEventListener("map-ready", (event) => {
      window.benchMap = (event as CustomEvent<MapLibreMap>).detail;
    }),
  );
  await page.goto(`${origin}/searchProperties?view=map&unrated=1`);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => window.benchMap !== undefined);
  const { frames, blank } = await zoomDown(page);
  await page.close();
  const words = `${where}: blank of ${frames} frames from zoom ${FROM_ZOOM} to ${TO_ZOOM}`;
  return atMost(words, blank, 0, "");
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of `dur` what the thread itself ran, where the machine tells: others may take the rest. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The events of a trace, from when it began. */
async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const ended = new Promise<void>((resolve) => {
    session.once("Tracing.tracingComplete", () => resolve());
  });
  const categories = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline.frame";
  await session.send("Tracing.start", { categories, transferMode: "ReportEvents" });
  await act();
  await session.send("Tracing.end");
  await ended;
  return events;
}

/** What the page's main thread spends from one frame to the next, ms. */
function frameCosts(events: readonly TraceEvent[]): number[] {
  const frames = events.filter((event) => event.name === "BeginMainThreadFrame");
  const [busiest] = [...Map.groupBy(frames, ({ pid, tid }) => `${pid} ${tid}`).values()].sort(
    (a, b) => b.length - a.length,
  );
  const [first] = busiest ?? [];
  if (!busiest || !first) throw new Error("no frames");
  const starts = busiest.map(({ ts }) => ts).sort((a, b) => a - b);
  const tasks = events.filter(
    ({ name: of, ph, pid, tid }) =>
      of.endsWith("RunTask") && ph === "X" && pid === first.pid && tid === first.tid,
  );
  return starts.slice(0, -1).map((from, i) => {
    const to = starts[i + 1] ?? from;
    const own = tasks.filter(({ ts }) => ts >= from && ts < to);
    return own.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000;
  });
}

async function planPan(browser: Browser, { origin }: RunningSite, where: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/projects`);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator("html[data-started]").waitFor({ state: "attached" });
  const plan = page.locator("a[data-plot]").first().locator("xpath=ancestor::*[name()='svg'][1]");
  await plan.scrollIntoViewIfNeeded();
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole("button", { name: "Zoom in" }).first().click();
    await page.waitForTimeout(300);
  }
  const box = await page.locator("[data-grown]").boundingBox();
  if (!box) throw new Error("no plan");
  const middle = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 600) / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  const events = await traced(session, async () => {
    for (let step = 0; step < STEPS; step += 1) {
      const angle = (step / STEPS) * 4 * Math.PI;
      await page.mouse.move(middle.x + 160 * Math.sin(angle), middle.y + 90 * Math.sin(2 * angle));
    }
  });
  await page.mouse.up();
  await page.close();
  const costs = frameCosts(events).sort((a, b) => a - b);
  const words = `${where}: plan drawn along, ${SLOW_DOWN} times slower, main thread a frame`;
  const late = costs[Math.floor(costs.length * 0.95)] ?? Number.NaN;
  return [
    atMost(`${words}, median of ${costs.length}`, median(costs), MOST_FRAME_MS, "ms"),
    atMost(`${words}, 95 % of them`, late, MOST_FRAME_MS, "ms"),
  ];
}

export async function run(): Promise<Figure[]> {
  await buildIfStale();
  const site = await runSite();
  const figures: Figure[] = [];
  try {
    for (const [where, launch] of [
      ["headless shell", launchHeadlessShell],
      ["full Chromium", () => launchChromium()],
    ] as const) {
      const browser = await launch();
      figures.push(await blankFrames(browser, site, where));
      figures.push(...(await planPan(browser, site, where)));
      await browser.close();
    }
    return figures;
  } finally {
    await site.stop();
  }
}
