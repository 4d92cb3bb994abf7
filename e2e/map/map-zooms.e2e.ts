import type { Map as MapLibreMap } from "maplibre-gl";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openBrowser, untilAlive } from "../browser.ts";
import { SEARCH } from "../search-page.ts";

const browser = openBrowser();

/** A phone's map: what is above it takes the rest of the height. */
const PANE = { width: 390, height: 560 };
const ABOVE_MAP = 116;
const ZOOMS = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
/** How many layouts are looked at, from west to east; `MAP_LAYOUTS=99` looks at every one. */
const SAMPLE = Number(process.env.MAP_LAYOUTS ?? 2);
const LEAST_MARKS = 4;

declare global {
  interface Window {
    shownMap?: MapLibreMap;
  }
}

interface Shown {
  readonly marks: number;
  readonly overlaps: readonly string[];
  readonly covered: readonly string[];
}

async function layoutsToVisit(): Promise<{ name: string; lat: number; lng: number }[]> {
  const reply = await fetch(`${inject("site")}/api/listings?page=9&unrated=1`);
  const { shown } = (await reply.json()) as {
    shown: { summary: { name: string; lat: number; lng: number } }[];
  };
  const all = shown.map(({ summary }) => summary).sort((a, b) => a.lng - b.lng);
  const step = Math.max(1, Math.floor((all.length - 1) / (SAMPLE - 1)));
  return all.filter((_, i) => i % step === 0).slice(0, SAMPLE);
}

async function openMap(): Promise<Page> {
  const page = await browser.visit(`${SEARCH}?view=map&unrated=1`, {
    viewport: { width: PANE.width, height: PANE.height + ABOVE_MAP },
    prepare: (context) =>
      context.addInitScript(() =>
        window.addEventListener("map-ready", (event) => {
          window.shownMap = (event as CustomEvent<MapLibreMap>).detail;
        }),
      ),
  });
  await untilAlive(page);
  await page.waitForFunction(() => window.shownMap !== undefined);
  return page;
}

/** Goes there and waits until all is drawn. */
function lookAt(page: Page, at: { lat: number; lng: number }, zoom: number): Promise<void> {
  return page.evaluate(
    ({ lat, lng, zoom: wanted }) =>
      new Promise<void>((resolve) => {
        const map = window.shownMap;
        if (!map) throw new Error("no map");
        // The first rest asks for what the view needs, the second has it.
        map.once("idle", () => {
          map.once("idle", () => resolve());
          map.triggerRepaint();
        });
        map.jumpTo({ center: [lng, lat], zoom: wanted });
      }),
    { lat: at.lat, lng: at.lng, zoom },
  );
}

/** What the map shows beside its tags, tags that lie on another or on a circle, controls that something lies on. */
function readShown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const map = window.shownMap;
    if (!map) throw new Error("no map");
    const symbols = map
      .queryRenderedFeatures()
      .filter(({ layer }) => layer.type === "symbol" && layer.id !== "marker-spaces")
      .map(({ layer, properties, geometry }) =>
        JSON.stringify([layer.id, properties, geometry.type === "Point" && geometry.coordinates]),
      );
    const isSeen = (one: Element) =>
      getComputedStyle(one).visibility !== "hidden" && one.getClientRects().length > 0;
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
    const signs = seen(".map-sign");
    const meet = (a: Element, b: Element) => {
      const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      return (
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom
      );
    };
    const onMap = seen(".map-tag, .map-cluster");
    const overlaps = onMap.flatMap((tag, i) =>
      onMap
        .slice(i + 1)
        .filter((other) => meet(tag, other))
        .map((other) => `${tag.textContent} on ${other.textContent}`),
    );
    const covered = seen("[data-control]").flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const front = document.elementFromPoint(left + width / 2, top + height / 2);
      const takesClicks = getComputedStyle(control).pointerEvents !== "none";
      const isHidden = takesClicks && front !== null && !control.contains(front);
      const words = control.textContent ?? "";
      return isHidden || signs.some((sign) => meet(sign, control)) ? [words] : [];
    });
    return { marks: new Set(symbols).size + signs.length, overlaps, covered };
  });
}

test(
  "at every zoom round a layout the map has something to say, and nothing lies on anything",
  async () => {
    const page = await openMap();
    const pane = await page.locator(".map-canvas").boundingBox();
    expect(pane?.height).toBeCloseTo(PANE.height, -2);
    const layouts = await layoutsToVisit();
    expect(layouts.length).toBeGreaterThanOrEqual(2);
    const found: string[] = [];
    for (const layout of layouts)
      for (const zoom of ZOOMS) {
        await lookAt(page, layout, zoom);
        const { marks, overlaps, covered } = await readShown(page);
        const where = `${layout.name} at ${zoom}`;
        if (marks < LEAST_MARKS) found.push(`${where}: ${marks} marks`);
        for (const overlap of overlaps) found.push(`${where}: ${overlap}`);
        for (const control of covered) found.push(`${where}: ${control} is covered`);
      }
    expect(found).toEqual([]);
  },
  60_000 * Math.max(10, SAMPLE),
);

test("a layout's ground, its streets and its name answer the zoom; a tap on it opens its card", async () => {
  const page = await openMap();
  const [layout] = (await layoutsToVisit()).slice(-1);
  if (!layout) throw new Error("no layout");
  const layers = async (zoom: number) => {
    await lookAt(page, layout, zoom);
    return page.evaluate(() =>
      (window.shownMap?.queryRenderedFeatures() ?? []).map(({ layer }) => layer.id),
    );
  };
  expect(await layers(12)).not.toContain("layout-site");
  const near = await layers(14);
  expect(near).toContain("layout-site");
  expect(near).not.toContain("layout-blocks");
  const nearest = await layers(16.5);
  for (const layer of ["layout-site", "layout-blocks", "layout-plot-lines", "layout-name"])
    expect(nearest).toContain(layer);
  const pane = await page.locator(".map-canvas").boundingBox();
  if (!pane) throw new Error("no map");
  await page.mouse.click(pane.x + pane.width / 2 + 12, pane.y + pane.height / 2 + 16);
  await page.getByRole("region", { name: layout.name, exact: true }).waitFor();
});
