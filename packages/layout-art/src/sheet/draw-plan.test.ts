import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { areaInside, distanceFrom } from "../layout/geometry.ts";
import type { LayoutFacts } from "../layout-facts.ts";
import { anyFacts, captionOf, checkXml, EXAMPLES, shownIn } from "../layout-testing.ts";
import { drawPlan, placeLayout } from "./draw-plan.ts";
import { NORTH_ARROW, SHEET } from "./draw-sheet.ts";

const MOST_BYTES = 40 * 1024;
const SQ_METRES_IN_SQ_YARD = 0.836_127_36;
const METRES_IN_FOOT = 0.3048;

const known = EXAMPLES;

function draw(facts: LayoutFacts): string {
  return drawPlan(facts, captionOf(facts));
}

test("all 56 are valid XML of at most 40 kB brotli, and none says NaN", () => {
  expect(known).toHaveLength(56);
  for (const facts of known) {
    const svg = draw(facts);
    checkXml(svg);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(brotliCompressSync(svg).length).toBeLessThan(MOST_BYTES);
  }
});

test("all 56 show every stated amenity they can, and nothing that is not stated", () => {
  for (const facts of known) {
    const tracks = ["walking-track", "jogging-track"];
    const shown = [...shownIn(draw(facts))].filter((code) => !tracks.includes(code));
    const stated = facts.features.filter((code) => !tracks.includes(code));
    const possible =
      facts.areaSqYards === null ? stated.filter((code) => code !== "foot-paths") : stated;
    expect({ id: facts.id, shown: shown.sort() }).toEqual({ id: facts.id, shown: possible.sort() });
  }
});

test("whatever the facts: the same picture twice, valid, within its size, nothing unstated", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const svg = draw(facts);
      expect(draw(structuredClone(facts))).toBe(svg);
      checkXml(svg);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(brotliCompressSync(svg, { params: { 1: 5 } }).length).toBeLessThan(MOST_BYTES);
      for (const code of shownIn(svg)) expect(facts.features).toContain(code);
    }),
    { numRuns: 150 },
  );
});

test("a site is drawn to scale, inside the safe part of the sheet, clear of the north arrow", () => {
  for (const facts of known) {
    const plan = placeLayout(facts);
    expect(plan === null).toBe(facts.areaSqYards === null);
    if (plan === null || facts.areaSqYards === null) continue;
    const { layout, placing } = plan;
    const area = facts.areaSqYards * SQ_METRES_IN_SQ_YARD;
    expect(areaInside(layout.boundary) / area).toBeCloseTo(1, 2);
    const ring = layout.boundary.map(placing.toSheet);
    expect(areaInside(ring) / placing.scale ** 2 / area).toBeCloseTo(1, 2);
    ring.forEach((corner, index) => {
      expect(corner.x).toBeGreaterThan(SHEET.width * 0.11);
      expect(corner.x).toBeLessThan(SHEET.width * 0.89);
      expect(corner.y).toBeGreaterThan(SHEET.height * 0.05);
      expect(corner.y).toBeLessThan(SHEET.height * 0.9);
      const next = ring[(index + 1) % ring.length] ?? corner;
      expect(distanceFrom(NORTH_ARROW, corner, next)).toBeGreaterThan(NORTH_ARROW.radius + 10);
    });
  }
});

test("any stated area is drawn to scale or not at all", () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 1, max: 20_000 }), (facts, area) => {
      const plan = placeLayout({ ...facts, areaSqYards: area });
      const road = (facts.roadFeet[0] ?? 30) * METRES_IN_FOOT;
      if (plan === null) return area * SQ_METRES_IN_SQ_YARD < Math.max(1500, 20.5 * road ** 2);
      const drawn = areaInside(plan.layout.boundary) / SQ_METRES_IN_SQ_YARD;
      return Math.abs(drawn / area - 1) < 0.001;
    }),
    { numRuns: 300 },
  );
});

test("another id makes another layout of the same facts", () => {
  const [first] = known;
  expect(first && draw({ ...first, id: "other" })).not.toBe(first && draw(first));
});

test("without an area no layout is drawn, and the sheet says so", () => {
  const facts = {
    ...known[0],
    id: "x",
    areaSqYards: null,
    roadFeet: [],
    roadSurfaces: [],
    features: [],
    plusCode: "7M82CPVH+PV",
  };
  const svg = draw(facts);
  expect(svg).toContain("Area not stated");
  expect(svg).toContain("7M82CPVH+PV");
  expect(shownIn(svg).size).toBe(0);
});

test("without a caption there are no letters to find a font for", () => {
  for (const facts of known) expect(drawPlan(facts, null)).not.toContain("<text");
});

test("texts cannot break out of the picture", () => {
  const [first] = known;
  const caption = {
    notice: '</text><script>alert("x")</script>',
    origin: "<i>",
    area: "1 & 2",
    roads: "\u0000<",
  };
  const svg = first ? drawPlan(first, caption) : "";
  checkXml(svg);
  expect(svg).not.toContain("<script");
});
