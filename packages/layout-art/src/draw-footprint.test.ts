import { expect, test } from "vitest";
import { drawFootprint, footprintSize } from "./draw-footprint.ts";
import { BARE, EXAMPLES } from "./layout-testing.ts";

/** Points of all paths of a drawing. */
function pointsOf(svg: string): readonly (readonly [number, number])[] {
  return [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = ""]) =>
    [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    ),
  );
}

test("a footprint fills its size, a unit a metre", () => {
  for (const facts of EXAMPLES.filter(({ areaSqYards }) => areaSqYards !== null)) {
    const [size, svg] = [footprintSize(facts), drawFootprint(facts)];
    if (!size || !svg) throw new Error(`${facts.id} has no footprint`);
    const points = pointsOf(svg);
    for (const [axis, length] of [size.wide, size.high].entries()) {
      const along = points.map((point) => point[axis] ?? Number.NaN);
      expect(Math.min(...along)).toBeCloseTo(0, 0);
      expect(Math.max(...along)).toBeCloseTo(length, 0);
    }
  }
});

test("four times the area is about twice as wide; without an area there is none", () => {
  const [small, large] = [20_000, 80_000].map((areaSqYards) =>
    footprintSize({ ...BARE, areaSqYards }),
  );
  expect((large?.wide ?? 0) / (small?.wide ?? 1)).toBeCloseTo(2, 0);
  expect(drawFootprint({ ...BARE, areaSqYards: null })).toBeNull();
});
