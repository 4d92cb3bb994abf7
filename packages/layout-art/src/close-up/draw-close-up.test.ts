import { brotliCompressSync, constants } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { drawCard } from "../draw-card.ts";
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

test("in a card the north arrow stands clear of the site and inside the picture", () => {
  for (const facts of known.filter(({ areaSqYards }) => areaSqYards !== null)) {
    const svg = drawCard(facts, "plan") ?? "";
    const box = /viewBox="(-?\d+) (-?\d+) (\d+) (\d+)" overflow/.exec(svg)?.slice(1).map(Number);
    const arrow = /translate\(([\d.-]+) ([\d.-]+)\)scale\(0\.58\)/.exec(svg)?.slice(1).map(Number);
    const [left = 0, top = 0, width = 0, height = 0] = box ?? [];
    const [x = 0, y = 0] = arrow ?? [];
    expect(width * height).toBeGreaterThan(100_000);
    expect(x - 22).toBeGreaterThanOrEqual(left);
    expect(y - 22).toBeGreaterThanOrEqual(top);
    expect(x + 22).toBeLessThan(left + width / 2);
    expect(y + 22).toBeLessThan(top + height / 2);
  }
});
