import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceTo, isInsidePolygon } from "../plan-geometry.ts";
import type { DrawnPlan } from "./drawn-plan.ts";
import { crossesItself, findDrawnBreaches } from "./drawn-rules.ts";
import { drawnPlots } from "./drawn-sheet.ts";

type Ring = [number, number][];

const square = (x: number, y: number, size = 12): Ring => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

function planOf(rings: readonly Ring[], boundary: Ring | null = null): DrawnPlan {
  return {
    kind: "drawn",
    place: { lat: 16.5, lng: 80.6 },
    boundary,
    roads: [],
    openSpaces: [],
    utilities: [],
    plots: rings.map((polygon, at) => ({ number: String(at + 1), polygon })),
  };
}

const broken = (plan: DrawnPlan) =>
  findDrawnBreaches(plan).map(({ rule, plots }) => [rule, ...plots]);

test("neighbours that share a side, or miss it by a hand's width, break no rule", () => {
  expect(
    broken(planOf([square(0, 0), square(12, 0), square(11.9, 12)], square(-1, -1, 40))),
  ).toEqual([]);
});

/** A plot round two sides of its neighbour: what it would balance on is the neighbour's ground. */
const BENT: Ring = [
  [0, 0],
  [30, 0],
  [30, 10],
  [10, 10],
  [10, 30],
  [0, 30],
];

test("a plot that bends round its neighbour overlaps it no more than others, and itself drawn twice", () => {
  expect(broken(planOf([BENT, square(10, 10, 20)]))).toEqual([]);
  expect(broken(planOf([BENT, BENT]))).toEqual([["no-overlap", 0, 1]]);
});

test("the number of such a plot stands on it", () => {
  const [{ middle } = { middle: [0, 0] as const }] = drawnPlots(planOf([BENT]));
  const [x, y] = middle;
  expect(isInsidePolygon([x, -y], BENT)).toBe(true);
  expect(distanceTo([x, -y], BENT, true)).toBeGreaterThan(3);
});

test("each rule names the plots that break it", () => {
  expect(broken(planOf([square(0, 0), square(6, 6)]))).toEqual([["no-overlap", 0, 1]]);
  expect(broken(planOf([square(0, 0), square(0, 0)]))).toEqual([["no-overlap", 0, 1]]);
  expect(broken(planOf([square(0, 0), square(30, 0)], square(-1, -1, 20)))).toEqual([
    ["inside-boundary", 1],
  ]);
  expect(broken(planOf([square(0, 0, 3), square(30, 0, 200)]))).toEqual([
    ["size-range", 0],
    ["size-range", 1],
  ]);
  const twice = planOf([square(0, 0), square(12, 0), square(24, 0)]);
  const [first, , third] = twice.plots;
  if (first && third) third.number = first.number;
  expect(broken(twice)).toEqual([["plot-numbers", 0, 2]]);
  const round: Ring = Array.from({ length: 201 }, (_, i) => [
    10 * Math.cos((i * 2 * Math.PI) / 201),
    10 * Math.sin((i * 2 * Math.PI) / 201),
  ]);
  expect(broken(planOf([round]))).toEqual([["too-many-corners", 0]]);
  const bow: Ring = [
    [0, 0],
    [12, 12],
    [12, 0],
    [0, 12],
  ];
  expect(broken(planOf([bow]))).toEqual([["self-crossing", 0]]);
  expect(broken(planOf([square(2, 2)], bow))).toEqual([["boundary-crossing"]]);
});

test("a line that runs back over itself or touches itself crosses itself", () => {
  const back: Ring = [
    [0, 0],
    [10, 0],
    [10, 10],
    [10, 4],
    [0, 10],
  ];
  const touching: Ring = [
    [0, 0],
    [10, 0],
    [10, 10],
    [5, 0],
    [0, 10],
  ];
  expect([crossesItself(back), crossesItself(touching)]).toEqual([true, true]);
});

test("no ring whose corners go round its middle crosses itself, wherever it begins", () => {
  const ring = fc.array(fc.double({ min: 5, max: 20, noNaN: true }), {
    minLength: 3,
    maxLength: 12,
  });
  fc.assert(
    fc.property(ring, fc.nat(11), (radii, turn) => {
      const corners = radii.map((radius, i): [number, number] => {
        const angle = ((i + turn) * 2 * Math.PI) / radii.length;
        return [radius * Math.cos(angle), radius * Math.sin(angle)];
      });
      expect(crossesItself(corners)).toBe(false);
    }),
    { numRuns: 300, seed: 41 },
  );
});
