import { readFileSync } from "node:fs";
import { drawnAreas } from "site-model/drawn";
import { expect, test } from "vitest";
import { type DrawingSaid, MOST_POINTS, NoDrawingError, TooMuchError } from "./drawing.ts";
import {
  dxfLine,
  dxfText,
  inDegrees,
  rectangle,
  testDxf,
  testGeojson,
  testPoints,
} from "./drawings-testing.ts";
import { readDxf } from "./dxf/read-dxf.ts";
import { readDrawing } from "./read-drawing.ts";
import { readGeojson } from "./read-geojson.ts";
import { readPlanFile } from "./read-plan-file.ts";

const POINTS = testPoints();
const readOf = (dxf: string, said: DrawingSaid = { points: POINTS }) =>
  readDrawing(readDxf(dxf), said);
const rulesOf = (dxf: string, said?: DrawingSaid) =>
  readOf(dxf, said).shown.breaches.map(({ rule, numbers }) => [rule, ...numbers]);

test("a drawing in metres becomes a plan: sizes, sides, facing and corners are measured on it", () => {
  const { plan, shown } = readOf(testDxf(4, { units: 6 }));
  expect(shown.breaches).toEqual([]);
  expect(shown.needs).toEqual([]);
  expect(shown.layers.map(({ name, role }) => [name, role])).toEqual([
    ["PLOTS", "plots"],
    ["ROADS", "roads"],
    ["BOUNDARY", "boundary"],
    ["PLOT_NO", "numbers"],
  ]);
  // 10 × 18 m are 180 m², or 215.3 sq yd.
  expect(
    shown.plots.map(({ number, sqYards, sides, facing }) => [number, sqYards, sides, facing]),
  ).toEqual(["1", "2", "3", "4"].map((number) => [number, 215, "32.8 × 59.1", "S"]));
  expect(shown.middleSqYards).toBe(215);
  expect(plan?.place).toEqual({ lat: POINTS[0].lat, lng: POINTS[0].lng });
  expect(plan?.plots[1]?.polygon).toEqual(rectangle(10, 0, 10, 18));
});

test("feet are asked for where the drawing does not say, and make the same plots", () => {
  const times = 1 / 0.3048;
  const dxf = testDxf(4, { times });
  const points = testPoints(times);
  expect(readOf(dxf, { points }).shown).toMatchObject({ unit: null, needs: ["unit"] });
  const { plan, shown } = readOf(dxf, { points, unit: "ft" });
  expect(shown.breaches).toEqual([]);
  expect(shown.plots.map(({ sqYards }) => sqYards)).toEqual([215, 215, 215, 215]);
  expect(plan?.plots).toHaveLength(4);
});

test("a wrong unit is told by the sizes of plots and by the two points, and makes no plan", () => {
  const { plan, shown } = readOf(testDxf(4), { points: POINTS, unit: "mm" });
  expect(plan).toBeNull();
  expect(shown.breaches.map(({ rule }) => rule)).toContain("scale-differs");
  expect(shown.breaches.filter(({ rule }) => rule === "size-range")).toHaveLength(4);
  expect(shown.placing?.scale).toBeCloseTo(1000, 0);
});

test("two points turn the drawing, which is told in degrees", () => {
  const points = testPoints(1, 30);
  const { plan, shown } = readOf(testDxf(4, { units: 6 }), { points });
  expect(shown.placing?.turnDegrees).toBeCloseTo(30, 1);
  expect(shown.placing?.scale).toBeCloseTo(1, 3);
  expect(shown.plots.map(({ facing }) => facing)).toEqual(["SW", "SW", "SW", "SW"]);
  expect(shown.plots[0]?.sqYards).toBe(215);
  const [east = 0, north = 0] = plan?.plots[0]?.polygon[1] ?? [];
  expect([east, north].map(Math.round)).toEqual([9, -5]);
  expect(readOf(testDxf(4, { units: 6 }), {}).shown.needs).toEqual(["points"]);
});

test("every breach is told with its lines, and none makes a plan", () => {
  const bow: [number, number][] = [
    [50, 0],
    [60, 18],
    [60, 0],
    [50, 18],
  ];
  const inside = (text: string, x: number): (string | number)[] => dxfText("PLOT_NO", [x, 9], text);
  const cases: [string, string[]][] = [
    [testDxf(4, { units: 6, lastIsOpen: true }), ["open-line"]],
    [testDxf(4, { units: 6, numbers: ["1", "2", "2", "4"] }), ["plot-numbers", "2"]],
    [testDxf(4, { units: 6, numbers: ["1", "2", "", "4"] }), ["no-number"]],
    [testDxf(4, { units: 6, more: inside("9", 3) }), ["several-numbers", "1", "9"]],
    [
      testDxf(4, {
        units: 6,
        more: [...dxfLine("PLOTS", rectangle(45, 2, 10, 15)), ...inside("5", 50)],
      }),
      ["inside-boundary", "5"],
    ],
    [
      testDxf(4, {
        units: 6,
        more: [...dxfLine("PLOTS", rectangle(38, 2, 8, 15)), ...dxfText("PLOT_NO", [43, 3], "7")],
      }),
      ["no-overlap", "4", "7"],
    ],
  ];
  for (const [dxf, expected] of cases) {
    expect(rulesOf(dxf), expected.join(" ")).toContainEqual(expected);
    expect(readOf(dxf).plan).toBeNull();
    expect(readOf(dxf).shown.plots).toEqual([]);
  }
  const crossed = testDxf(4, { units: 6, more: [...dxfLine("PLOTS", bow), ...inside("5", 58)] });
  expect(readOf(crossed).shown.breaches).toContainEqual({
    rule: "self-crossing",
    numbers: expect.any(Array),
    // The line that is told is the drawing's own: four plots, road and boundary lie before it.
    lines: [6],
  });
});

test("rules of the land are marked where they are broken: on the plot, on the boundary, on the parks", () => {
  const dxf = (more: (string | number)[]) => testDxf(4, { units: 6, more });
  const park = dxfLine("PARK", rectangle(60, 0, 10, 18));
  const behind = [
    ...dxfLine("PLOTS", rectangle(0, 18, 20, 10)),
    ...dxfText("PLOT_NO", [10, 23], "8"),
  ];
  const breachesOf = (text: string, said: DrawingSaid = {}) =>
    readOf(text, { points: POINTS, ...said }).shown.breaches;
  const none = { BOUNDARY: "none" } as const;
  expect(breachesOf(dxf(behind), { layers: none })).toEqual([
    { rule: "fronts-road", lines: [6], numbers: ["8"] },
  ]);
  const onPlot = dxfLine("PARK", rectangle(30, 4, 10, 8));
  expect(breachesOf(dxf(onPlot))).toEqual([{ rule: "on-other-land", lines: [3], numbers: ["4"] }]);
  // The boundary is line 5: the road and the plots within fill it.
  expect(breachesOf(dxf(park))).toEqual([{ rule: "areas-add-up", lines: [5], numbers: [] }]);
  const stated = { acres: 1, openPercent: 10 };
  expect(breachesOf(dxf([]), { stated })).toEqual([
    { rule: "site-area", lines: [5], numbers: [] },
    { rule: "open-space", lines: [5], numbers: [] },
  ]);
  expect(breachesOf(dxf([]), { stated: { acres: 0.27 } })).toEqual([]);
});

test("a size that the file tells has to be the one that is drawn", () => {
  const told = testGeojson(3);
  for (const { properties } of told.features) Object.assign(properties, { sq_yd: 215 });
  expect(readDrawing(readGeojson(told)).shown.breaches).toEqual([]);
  Object.assign(told.features[3]?.properties ?? {}, { sq_yd: 300 });
  expect(readDrawing(readGeojson(told)).shown.breaches).toEqual([
    { rule: "size-is-area", lines: [3], numbers: ["2"] },
  ]);
});

test("layers are what a person says they are", () => {
  const layers = { PLOTS: "none", ROADS: "plots", PLOT_NO: "none" } as const;
  const { shown } = readOf(testDxf(4, { units: 6 }), { points: POINTS, layers });
  expect(shown.breaches).toMatchObject([{ rule: "no-number", lines: [4] }]);
  const none = { ...layers, ROADS: "none" } as const;
  expect(readOf(testDxf(4, { units: 6 }), { layers: none }).shown.needs).toContain("plots");
});

test("arcs are drawn out, marks of texts are left out", () => {
  const half = [
    0,
    "LWPOLYLINE",
    8,
    "PLOTS",
    90,
    2,
    70,
    1,
    10,
    100,
    20,
    0,
    42,
    1,
    10,
    120,
    20,
    0,
    42,
    1,
    0,
    "MTEXT",
    8,
    "PLOT_NO",
    10,
    110,
    20,
    0,
    1,
    "{\\fArial|b1;\\H2;77}",
  ];
  const layers = { BOUNDARY: "none", ROADS: "none" } as const;
  const { shown } = readOf(testDxf(1, { units: 6, more: half }), { points: POINTS, layers });
  const round = shown.plots.find(({ number }) => number === "77");
  // A circle of 10 m is 314.2 m²; with 72 pieces 313.8.
  expect(round?.sqYards).toBe(375);
});

test("GeoJSON in degrees lies on the map already, and needs nothing more", () => {
  const { plan, shown } = readDrawing(readGeojson(testGeojson(3)));
  expect(shown).toMatchObject({ isDegrees: true, needs: [], breaches: [], placing: null });
  expect(shown.plots.map(({ number, sqYards, facing }) => [number, sqYards, facing])).toEqual([
    ["1", 215, "S"],
    ["2", 215, "S"],
    ["3", 215, "S"],
  ]);
  expect(plan?.place.lat).toBeCloseTo(16.48324, 4);
});

test("what GeoJSON cuts out of a road is a block, whose plots front it; out of a plot it is none", () => {
  const told = testGeojson(3);
  const [boundary, roads, plot] = told.features;
  const around = [rectangle(-9, -9, 48, 36), rectangle(0, 0, 30, 18)].map(inDegrees);
  if (boundary) boundary.geometry.coordinates = around.slice(0, 1);
  if (roads) roads.geometry.coordinates = around;
  plot?.geometry.coordinates.push(inDegrees(rectangle(4, 6, 2, 2)));
  const { plan, shown } = readDrawing(readGeojson(told));
  expect(shown.breaches).toEqual([]);
  expect(shown.plots.map(({ number, facing, corner }) => [number, facing, corner])).toEqual([
    ["1", "W", true],
    // A road before it and one behind make no corner.
    ["2", "N", false],
    ["3", "E", true],
  ]);
  const areas = plan && drawnAreas(plan);
  expect(areas?.site).toBeCloseTo((areas?.plots ?? 0) + (areas?.roads ?? 0), 0);
});

test("our own plan file makes a plan of the same plots, proved by the same rules", () => {
  const content = JSON.parse(readFileSync("data/project-plan.json", "utf8"));
  const { drawing, points } = readPlanFile(content);
  const { plan, shown } = readDrawing(drawing, { points });
  expect(shown.breaches).toEqual([]);
  expect(plan?.plots).toHaveLength(101);
  const facts = shown.plots.map((plot) => [plot.number, plot.sqYards, plot.facing, plot.roadFeet]);
  expect(facts[0]).toEqual(["1", 211, "N", 33]);
  for (const { number, sizeSqYd, facing } of content.plots)
    expect(facts).toContainEqual([String(number), sizeSqYd, facing, expect.any(Number)]);
});

test("what is no drawing, or too much of one, is refused", () => {
  expect(() => readGeojson({ type: "Topology" })).toThrow(NoDrawingError);
  expect(() => readPlanFile({ gate: 1 })).toThrow(NoDrawingError);
  expect(() => readDxf("0\nSECTION\n2\nENT")).toThrow(NoDrawingError);
  const many = Array.from({ length: MOST_POINTS + 1 }, (_, i) => [i, i] as [number, number]);
  expect(() => readDxf(testDxf(1, { more: dxfLine("TREES", many) }))).toThrow(TooMuchError);
});
