import { brotliCompressSync, constants } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { drawCard } from "../draw-card.ts";
import { distanceFrom } from "../layout/geometry.ts";
import type { LayoutFacts } from "../layout-facts.ts";
import { anyFacts, checkXml, EXAMPLES, NOTICE, ORIGIN, shownIn } from "../layout-testing.ts";
import { placeLayout } from "../sheet/draw-plan.ts";
import { CLOSE_UP_CODES, type CloseUpCode, closeUpsOf } from "../views.ts";
import { drawCloseUp } from "./draw-close-up.ts";
import { closeUpOf } from "./framing.ts";

const known = EXAMPLES;
/** What must be seen in a view of it: one of these. */
const SUBJECTS: Readonly<Record<Exclude<CloseUpCode, "road">, readonly string[]>> = {
  entrance: ["entrance-arch", "main-gate"],
  clubhouse: ["club-house"],
  pool: ["swimming-pool"],
  park: ["park"],
  "play-area": ["children-play-area"],
  courts: [
    "tennis-court",
    "basketball-court",
    "volleyball-court",
    "badminton-court",
    "courts",
    "cricket-nets",
  ],
  temple: ["temple"],
  tank: ["overhead-tank"],
};

/** Bytes at a quick setting; they are served smaller. */
function sizeOf(svg: string): number {
  return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function closeUps(facts: LayoutFacts): CloseUpCode[] {
  return [...closeUpsOf(facts)];
}

function drawLettered(facts: LayoutFacts, view: CloseUpCode): string {
  const svg = drawCloseUp(facts, view, { title: view, notice: NOTICE, origin: ORIGIN });
  if (svg === null) throw new Error(`no ${view}`);
  return svg;
}

function checkDrawing(facts: LayoutFacts, view: CloseUpCode, svg: string): void {
  checkXml(svg);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  const shown = shownIn(svg);
  for (const code of shown) expect(facts.features).toContain(code);
  if (view !== "road") expect(SUBJECTS[view].filter((code) => shown.has(code))).not.toEqual([]);
}

test("every view of all 56 shows its subject, nothing unstated, says what it is, in 8 kB", () => {
  for (const facts of known) {
    for (const view of closeUps(facts)) {
      const svg = drawLettered(facts, view);
      checkDrawing(facts, view, svg);
      expect(svg).toContain(NOTICE);
      expect(svg).toMatch(/aria-label="\d+ m"/);
      expect(sizeOf(svg)).toBeLessThan(8 * 1024);
    }
  }
});

test("a card's picture has no letter and no size of its own, in 16 kB", () => {
  for (const facts of known) {
    for (const view of ["plan", ...closeUps(facts)] as const) {
      const svg = drawCard(facts, view) ?? "";
      checkXml(svg);
      expect(svg).not.toContain("<text");
      expect(svg).toMatch(/^<svg xmlns="[^"]+">/);
      if (view !== "plan") checkDrawing(facts, view, svg);
      expect(sizeOf(svg)).toBeLessThan(16 * 1024);
    }
  }
});

test("whatever the facts, views are drawn alike twice and show nothing unstated", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const view of closeUps(facts)) {
        const svg = drawLettered(facts, view);
        expect(drawLettered(structuredClone(facts), view)).toBe(svg);
        checkDrawing(facts, view, svg);
      }
      checkXml(drawCard(facts, "plan") ?? "");
    }),
    { numRuns: 60 },
  );
});

test("a close-up is closer than the plan and leaves most of it out", () => {
  for (const facts of known) {
    const plan = placeLayout(facts);
    for (const view of closeUps(facts)) {
      const across = (plan && closeUpOf(plan, view)?.across) ?? 0;
      expect(across).toBeGreaterThan(15);
      expect(across).toBeLessThan((1028 * 0.63) / (plan?.placing.scale ?? 0));
    }
  }
});

test("what a listing does not state has no view", () => {
  const [first] = known;
  if (!first) throw new Error("no listing");
  const without = { ...first, features: [], roadFeet: [] };
  for (const view of CLOSE_UP_CODES.filter((code) => code !== "entrance" && code !== "tank")) {
    expect(drawCloseUp(without, view, { title: view, notice: NOTICE, origin: ORIGIN })).toBeNull();
    expect(drawCard(without, view)).toBeNull();
  }
});

test("the road carries its stated width", () => {
  const facts = known.find(({ roadFeet }) => roadFeet.includes(60));
  expect(facts && drawLettered(facts, "road")).toMatch(/"(60|40) ft"/);
});

/** Rooms that a plan is shown in, px: a row of the list, a phone's card, a page's first picture, a form. */
const ROOMS = [
  { width: 272, height: 213 },
  { width: 358, height: 174 },
  { width: 604, height: 432 },
  { width: 112, height: 112 },
] as const;

test("in a card the north arrow stands in the corner, clear of a site that keeps its margin", () => {
  for (const facts of known) {
    const plan = placeLayout(facts);
    if (!plan) continue;
    const svg = drawCard(facts, "plan") ?? "";
    const [left = 0, top = 0, wide = 0, high = 0] =
      /viewBox="(-?\d+) (-?\d+) (\d+) (\d+)" overflow/.exec(svg)?.slice(1).map(Number) ?? [];
    const [x = 0, y = 0, share = 0] =
      /translate\(([\d.]+) ([\d.]+)\)scale\(([\d.]+)\)/
        .exec(svg.slice(svg.indexOf("xMinYMin")))
        ?.slice(1)
        .map(Number) ?? [];
    expect(x * y * share).toBeGreaterThan(0);
    for (const { width, height } of ROOMS) {
      const scale = Math.min(width / wide, height / high);
      const ring = plan.layout.boundary.map(plan.placing.toSheet).map((corner) => ({
        x: (corner.x * 0.6 - left - wide / 2) * scale + width / 2,
        y: (corner.y * 0.6 - top - high / 2) * scale + height / 2,
      }));
      const corner = Math.min(width / 100, height / 78);
      const arrow = { x: x * corner, y: y * corner };
      for (const [i, from] of ring.entries()) {
        const to = ring[(i + 1) % ring.length] ?? from;
        expect(distanceFrom(arrow, from, to)).toBeGreaterThan(38 * share * corner + 1);
        expect(Math.min(from.x, width - from.x) / width).toBeGreaterThan(0.115);
        expect(Math.min(from.y, height - from.y) / height).toBeGreaterThan(0.115);
      }
    }
  }
});
