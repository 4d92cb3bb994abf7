import fc from "fast-check";
import { expect, test } from "vitest";
import { type GroundRing, layoutGround } from "./layout-ground.ts";
import { anyFacts, BARE, EXAMPLES } from "./layout-testing.ts";

const SQ_METRES_IN_SQ_YARD = 0.836_127_36;

function areaOf(ring: GroundRing): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

test("the ground inside the outline is the stated area, whatever else is stated", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const ground = layoutGround(facts);
      if (!ground || facts.areaSqYards === null) return;
      const stated = facts.areaSqYards * SQ_METRES_IN_SQ_YARD;
      expect(areaOf(ground.outline) / stated).toBeCloseTo(1, 6);
    }),
  );
});

test("blocks and open ground leave the streets free, and lie inside the outline's box", () => {
  for (const facts of EXAMPLES.filter(({ areaSqYards }) => areaSqYards !== null)) {
    const ground = layoutGround(facts);
    if (!ground) throw new Error(`${facts.id} has no ground`);
    const used = [...ground.blocks, ...ground.open].reduce((sum, ring) => sum + areaOf(ring), 0);
    const share = used / areaOf(ground.outline);
    expect(share, facts.id).toBeGreaterThan(0.5);
    expect(share, facts.id).toBeLessThan(0.9);
    const far = Math.max(...ground.outline.flatMap(([x, y]) => [Math.abs(x), Math.abs(y)]));
    for (const [x, y] of ground.plotLines().flat())
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(far + 0.01);
  }
});

test("the same facts give the same ground; without an area there is none", () => {
  expect(layoutGround(BARE)?.plotLines()).toEqual(layoutGround({ ...BARE })?.plotLines());
  expect(layoutGround(BARE)?.outline).not.toEqual(layoutGround({ ...BARE, id: "P2" })?.outline);
  expect(layoutGround({ ...BARE, areaSqYards: null })).toBeNull();
});
