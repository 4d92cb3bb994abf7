import { brotliCompressSync, constants } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { drawCard } from "../draw-card.ts";
import type { LayoutFacts } from "../layout-facts.ts";
import {
  ALL_FEATURES,
  anyFacts,
  captionOf,
  checkXml,
  EXAMPLES,
  shownIn,
} from "../layout-testing.ts";
import { drawAerial } from "./draw-aerial.ts";

const known = EXAMPLES;

function draw(facts: LayoutFacts): string {
  return drawAerial(facts, captionOf(facts), "Aerial view");
}

/** Bytes at a quick setting; they are served smaller. */
function sizeOf(svg: string): number {
  return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function checkDrawing(facts: LayoutFacts, svg: string): void {
  checkXml(svg);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  for (const code of shownIn(svg)) expect(facts.features).toContain(code);
  const hasTrees = facts.features.some((code) => code === "park" || code === "avenue-plantation");
  if (!hasTrees) expect(svg).not.toContain('href="#t');
}

test("the aerial view of all 56 says what it is, shows nothing unstated, in 40 kB", () => {
  for (const facts of known) {
    const svg = draw(facts);
    checkDrawing(facts, svg);
    expect(svg).toContain("not a photograph");
    expect(sizeOf(svg)).toBeLessThan(40 * 1024);
    const card = drawCard(facts, "aerial") ?? "";
    checkDrawing(facts, card);
    expect(card).not.toContain("<text");
    expect(card).toMatch(/^<svg xmlns="[^"]+">/);
    expect(sizeOf(card)).toBeLessThan(40 * 1024);
  }
});

test("it shows what the listing states: buildings, gate, wall, fence, park", () => {
  const stated = [
    "entrance-arch",
    "main-gate",
    "compound-wall",
    "solar-fencing",
    "park",
    "club-house",
    "temple",
    "swimming-pool",
    "overhead-tank",
    "avenue-plantation",
  ] as const;
  const facts = { ...(known[0] as LayoutFacts), features: stated, areaSqYards: 90_000 };
  expect([...shownIn(draw(facts))].sort()).toEqual([...stated].sort());
});

test("whatever the facts, it is drawn alike twice, well formed, with nothing unstated", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const svg = draw(facts);
      expect(draw(structuredClone(facts))).toBe(svg);
      checkDrawing(facts, svg);
      checkXml(drawCard(facts, "aerial") ?? "");
    }),
    { numRuns: 60 },
  );
});

test("the largest layout with everything in it still is under 40 KiB as it is served", () => {
  const facts = {
    ...(known[0] as LayoutFacts),
    features: ALL_FEATURES,
    areaSqYards: 600_000,
  };
  expect(brotliCompressSync(draw(facts)).length).toBeLessThan(40 * 1024);
});

test("what stands on a site stands inside the sheet", () => {
  for (const facts of known.filter(({ areaSqYards }) => areaSqYards !== null)) {
    const trees = [...draw(facts).matchAll(/<use[^>]*translate\(([^ ]+) ([^)]+)\)/g)];
    expect(trees.length > 0).toBe(
      facts.features.some((code) => code === "park" || code === "avenue-plantation"),
    );
    for (const [, x, y] of trees) {
      expect(Number(x)).toBeGreaterThan(100);
      expect(Number(x)).toBeLessThan(1500);
      expect(Number(y)).toBeGreaterThan(60);
      expect(Number(y)).toBeLessThan(850);
    }
  }
});

test("a listing without an area gets no layout, but its place and what it states", () => {
  const facts = { ...(known[0] as LayoutFacts), areaSqYards: null };
  const svg = draw(facts);
  expect(svg).toContain("No layout is drawn, and this is not a photograph");
  expect(svg).toContain(facts.plusCode);
  expect(shownIn(svg)).toContain("entrance-arch");
  expect(shownIn(svg)).not.toContain("compound-wall");
  expect(shownIn(draw({ ...facts, features: [] })).size).toBe(0);
});
