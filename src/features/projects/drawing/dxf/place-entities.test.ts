import { expect, test } from "vitest";
import { BlocksError, type DrawingPoint, MOST_POINTS } from "#features/projects/drawing/drawing.ts";
import {
  type DxfValues,
  dxfInsert,
  dxfLine,
  dxfOf,
  dxfText,
  rectangle,
} from "#features/projects/drawing/drawings-testing.ts";
import { parseDxf } from "./parse-dxf.ts";
import { placeEntities } from "./place-entities.ts";

const line = (layer: string, from: DrawingPoint, to: DrawingPoint): DxfValues => [
  0,
  "LINE",
  8,
  layer,
  10,
  from[0],
  20,
  from[1],
  11,
  to[0],
  21,
  to[1],
];
const placed = (entities: DxfValues, blocks: Readonly<Record<string, DxfValues>> = {}) =>
  placeEntities(parseDxf(dxfOf(entities, blocks)), 0.01);
const round = (points: readonly DrawingPoint[]) =>
  points.map((point) => point.map((axis) => Number(axis.toFixed(3)) + 0).join(" ")).join(", ");

test("a reference moves, scales, mirrors and turns its block, and repeats it in rows and columns", () => {
  const flag = [...line("0", [0, 0], [2, 0]), ...line("0", [2, 0], [2, 1])];
  const flags = (more: DxfValues) =>
    placed(dxfInsert("flag", [100, 50], more), { FLAG: flag }).lines.map(({ points }) =>
      round(points),
    );
  expect(flags([])).toEqual(["100 50, 102 50", "102 50, 102 51"]);
  expect(flags([41, 3, 42, -2])).toEqual(["100 50, 106 50", "106 50, 106 48"]);
  expect(flags([50, 90])).toEqual(["100 50, 100 52", "100 52, 99 52"]);
  // From below, x runs to the left, of the place as well.
  expect(flags([230, -1])).toEqual(["-100 50, -102 50", "-102 50, -102 51"]);
  const repeated = flags([50, 90, 70, 2, 71, 2, 44, 10, 45, 20]);
  expect(repeated.filter((_, at) => at % 2 === 0)).toEqual([
    "100 50, 100 52",
    "100 60, 100 62",
    "80 50, 80 52",
    "80 60, 80 62",
  ]);
});

test("layer 0 of a block is the layer of its reference, through every block that it lies in", () => {
  const { lines, texts } = placed(dxfInsert("OUTER", [0, 0], [], "PLOTS"), {
    INNER: [...line("0", [0, 0], [1, 0]), ...line("KERB", [0, 1], [1, 1])],
    OUTER: [
      ...dxfInsert("INNER"),
      ...dxfInsert("INNER", [5, 5], [], "PARK"),
      ...dxfText("0", [3, 3], "12"),
    ],
  });
  expect(lines.map(({ layer }) => layer)).toEqual(["PLOTS", "KERB", "PARK", "KERB"]);
  expect(texts).toEqual([{ layer: "PLOTS", at: [3, 3], text: "12" }]);
});

test("what is hidden is not read; what is not read is told by its kind", () => {
  const attribute = (layer: string, flags: number, text: string) => [
    0,
    "ATTRIB",
    8,
    layer,
    10,
    1,
    20,
    1,
    1,
    text,
    70,
    flags,
  ];
  const { lines, texts, leftOut } = placed(
    [
      ...dxfInsert("PLOT", [0, 0], [], "PLOTS"),
      ...attribute("0", 0, "7"),
      ...attribute("NO", 0, "8"),
      ...attribute("0", 1, "999"),
      0,
      "SEQEND",
      ...dxfInsert("GONE"),
      0,
      "POINT",
      10,
      1,
      20,
      1,
      0,
      "POINT",
      10,
      2,
      20,
      2,
      0,
      "WIPEOUT",
      8,
      "0",
      0,
      "LINE",
      8,
      "A",
      60,
      1,
      10,
      0,
      20,
      0,
      11,
      9,
      21,
      9,
      0,
      "SPLINE",
      71,
      3,
      40,
      0,
      11,
      0,
      21,
      0,
      11,
      4,
      21,
      4,
    ],
    { PLOT: [0, "ATTDEF", 8, "NO", 10, 1, 20, 1, 1, "0", 2, "NO", 70, 0] },
  );
  expect(lines).toEqual([]);
  expect(texts.map(({ layer, text }) => [layer, text])).toEqual([
    ["PLOTS", "7"],
    ["NO", "8"],
  ]);
  expect([...leftOut]).toEqual([
    ["INSERT", 1],
    ["POINT", 2],
    ["WIPEOUT", 1],
    ["SPLINE", 1],
  ]);
  const endless = placed(dxfInsert("FAR", [0, 0], [41, "1e300"]), {
    FAR: line("0", [0, 0], [1e300, 0]),
  });
  expect([endless.lines, [...endless.leftOut]]).toEqual([[], [["LINE", 1]]]);
});

test("a smoothed line is what is drawn, without what it was drawn from; a mesh is no line", () => {
  const corner = (x: number, flags: number) => [0, "VERTEX", 10, x, 20, 0, 70, flags];
  const polyline = (flags: number): DxfValues => [
    0,
    "POLYLINE",
    8,
    "A",
    70,
    flags,
    ...corner(0, 8),
    ...corner(50, 16),
    ...corner(9, 8),
    0,
    "SEQEND",
  ];
  expect(placed(polyline(4)).lines.map(({ points }) => round(points))).toEqual(["0 0, 9 0"]);
  expect([...placed(polyline(64)).leftOut]).toEqual([["POLYLINE", 1]]);
});

test("blocks that hold too much, or themselves, are refused before they are made", () => {
  const deep = Array.from({ length: 15 }, (_, at): [string, DxfValues] => [
    `B${at}`,
    Array.from({ length: 10 }, () => dxfInsert(`B${at + 1}`)).flat(),
  ]);
  const often = [70, 30_000, 71, 30_000];
  const refused = (entities: DxfValues, blocks: Readonly<Record<string, DxfValues>>) =>
    expect(() => placed(entities, blocks)).toThrow(BlocksError);
  refused(dxfInsert("A"), { A: dxfInsert("A") });
  refused(dxfInsert("B0"), { ...Object.fromEntries(deep), B15: [] });
  refused(dxfInsert("EMPTY", [0, 0], often), { EMPTY: [] });
  refused(dxfInsert("LINE", [0, 0], often), { LINE: line("0", [0, 0], [1, 1]) });
  const copies = MOST_POINTS / 4;
  const boxes = placed(dxfInsert("BOX", [0, 0], [70, copies, 44, 10]), {
    BOX: dxfLine("0", rectangle(0, 0, 5, 5)),
  });
  expect(boxes.lines).toHaveLength(copies);
});
