import { readFileSync } from "node:fs";
import { boxOf } from "site-model/drawn";
import { areaOf, lengthOf, sidesOf } from "site-model/plan-geometry";
import { expect, test } from "vitest";
import {
  DRAWING_UNITS,
  type Drawing,
  type DrawingPoint,
} from "#features/projects/drawing/drawing.ts";
import {
  type DxfValues,
  dxfInsert,
  dxfOf,
  testPoints,
} from "#features/projects/drawing/drawings-testing.ts";
import { readDrawing } from "#features/projects/drawing/read-drawing.ts";
import { readDxf } from "./read-dxf.ts";

const SAMPLES = new URL("./samples/", import.meta.url);
const sample = (name: string) => readFileSync(new URL(name, SAMPLES), "utf8");
/** What encloses how much in each file, as the program that wrote them measures it. */
const measured = JSON.parse(sample("areas.json")) as Record<
  string,
  { at: DrawingPoint; squareMetres: number }[]
>;

function measure(points: readonly DrawingPoint[], metres: number) {
  const scaled = points.map(([x, y]) => [x * metres, y * metres] as const);
  const { least, most } = boxOf(scaled);
  return {
    at: [(least[0] + most[0]) / 2, (least[1] + most[1]) / 2] as const,
    squareMetres: Math.abs(areaOf(scaled)),
    edge: sidesOf(scaled).reduce((sum, side) => sum + lengthOf(side), 0),
  };
}

test.each([
  ["metres-2018.dxf", "m"],
  ["feet-2000.dxf", "ft"],
  ["no-unit-12.dxf", null],
] as const)("what %s encloses is what the program that wrote it measures", (name, unit) => {
  const drawing = readDxf(sample(name));
  expect(drawing.unit).toBe(unit);
  expect(drawing.lines.filter(({ closed }) => !closed)).toEqual([]);
  const closed = drawing.lines.map(({ points }) => measure(points, DRAWING_UNITS[unit ?? "m"]));
  const expected = [
    ...(measured[name] ?? []),
    // Of loose lines it makes no areas: the plot with one rounded corner, and the road.
    { at: [66, 9] as const, squareMetres: 12 * 18 - 16 + 4 * Math.PI },
    { at: [45, -4.5] as const, squareMetres: 90 * 9 },
  ];
  expect(closed).toHaveLength(expected.length);
  for (const { at, squareMetres } of expected) {
    const found = closed.find((one) => Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) < 0.02);
    expect(found, at.join()).toBeDefined();
    const strays = Math.abs((found?.squareMetres ?? 0) - squareMetres);
    expect(strays, at.join()).toBeLessThan(0.01 * (found?.edge ?? 0));
  }
});

test("blocks, arcs and loose lines of another program make plots with their numbers", () => {
  const drawing = readDxf(sample("metres-2018.dxf"));
  const { plan, shown } = readDrawing(drawing, { points: testPoints() });
  expect(shown.breaches).toEqual([]);
  expect(shown.plots.map(({ number, sqYards }) => [number, sqYards])).toEqual([
    ...["1", "2", "3", "4", "5", "6"].map((number) => [number, 215]),
    // 12 × 18 m and 14 × 18 m, each with a corner of 4 m radius.
    ["7", 254],
    ["8", 297],
  ]);
  expect(plan?.openSpaces).toHaveLength(4);
  expect(shown.leftOut).toEqual([
    { kind: "HATCH", count: 1 },
    { kind: "DIMENSION", count: 1 },
  ]);
});

/** How far the middle of each straight piece lies within a circle round the origin. */
const strays = ({ lines }: Drawing, radius: number) =>
  lines.flatMap(({ points }) =>
    points.slice(1).map(([x, y], at) => {
      const [fromX, fromY] = points[at] ?? [x, y];
      return radius - Math.hypot((x + fromX) / 2, (y + fromY) / 2);
    }),
  );

test("straight pieces stray from a curve by 1 cm at most, whatever the unit and however it is scaled", () => {
  const circle = [0, "CIRCLE", 8, "PARK", 10, 0, 20, 0, 40, 30];
  const arc = [0, "ARC", 8, "PARK", 10, 0, 20, 0, 40, 30, 50, 300, 51, 60];
  for (const more of [circle, arc]) {
    const most = Math.max(...strays(readDxf(dxfOf(more)), 30));
    expect(most).toBeLessThanOrEqual(0.01);
    // Not by far more pieces than it takes.
    expect(most).toBeGreaterThan(0.005);
  }
  const inFeet = Math.max(...strays(readDxf(dxfOf(circle), "ft"), 30));
  expect(inFeet * 0.3048).toBeLessThanOrEqual(0.01);
  expect(inFeet).toBeGreaterThan(0.01);
  const tenfold = dxfOf(dxfInsert("POND", [0, 0], [41, 10, 42, 10]), { POND: circle });
  expect(Math.max(...strays(readDxf(tenfold), 300))).toBeLessThanOrEqual(0.01);
});

const roundTo = (decimals: number) => (point: DrawingPoint) =>
  point.map((axis) => Number(axis.toFixed(decimals)) + 0).join(" ");

test("a spline that runs round goes through its knots, weights and all", () => {
  const corners = [
    [0, 0],
    [12, 0],
    [12, 12],
    [0, 12],
  ] as const;
  const round = [...corners, ...corners.slice(0, 3)];
  const knots = Array.from({ length: 11 }, (_, at) => at);
  const spline = (weights: readonly number[]): DxfValues => [
    0,
    "SPLINE",
    8,
    "PARK",
    70,
    3,
    71,
    3,
    ...knots.flatMap((knot) => [40, knot]),
    ...weights.flatMap((weight) => [41, weight]),
    ...round.flatMap(([x, y]) => [10, x, 20, y]),
  ];
  const [even] = readDxf(dxfOf(spline([]))).lines;
  expect(even?.closed).toBe(true);
  // At a knot of a uniform cubic: (P0 + 4 P1 + P2) / 6.
  const knotted = even?.points.map(roundTo(3));
  for (const knot of ["10 2", "10 10", "2 10", "2 2"]) expect(knotted).toContain(knot);
  const [heavy] = readDxf(dxfOf(spline([1, 4, 1, 1, 1, 4, 1]))).lines;
  // The corner of weight 4 draws its knot to itself: (P0 + 16 P1 + P2) / 18.
  expect(heavy?.points.map(roundTo(3))).toContain("11.333 0.667");
  const broken = readDxf(dxfOf([0, "SPLINE", 71, 3, 40, 5, 40, 1, 10, 0, 20, 0, 10, 1, 20, 1]));
  expect(broken).toMatchObject({ lines: [], leftOut: [{ kind: "SPLINE", count: 1 }] });
});

test("an arc that is seen from below runs the other way; an ellipse may be a part of one", () => {
  const ends = (values: DxfValues) => {
    const points = readDxf(dxfOf(values)).lines[0]?.points.map(roundTo(3));
    return [points?.[0], points?.at(-1)];
  };
  const quarter = [0, "ARC", 8, "A", 10, 5, 20, 0, 40, 2, 50, 0, 51, 90];
  expect(ends(quarter)).toEqual(["7 0", "5 2"]);
  expect(ends([...quarter, 230, -1])).toEqual(["-7 0", "-5 2"]);
  const half = [0, "ELLIPSE", 8, "A", 10, 0, 20, 0, 11, 4, 21, 0, 40, 0.5, 41, 0, 42, Math.PI / 2];
  expect(ends(half)).toEqual(["4 0", "0 2"]);
  expect(ends([...half, 230, -1])).toEqual(["4 0", "0 -2"]);
});

test("lines may end as in any system, and the last one need not", () => {
  const dxf = dxfOf([0, "CIRCLE", 8, "PARK", 10, 0, 20, 0, 40, 30]);
  const read = readDxf(dxf);
  expect(read.lines).toHaveLength(1);
  for (const end of ["\r\n", "\r"]) expect(readDxf(dxf.replaceAll("\n", end))).toEqual(read);
  expect(readDxf(dxf.trimEnd())).toEqual(read);
});
