import { expect, test } from "vitest";
import type { DrawingPoint } from "#features/projects/drawing/drawing.ts";
import { joinLines } from "./join-lines.ts";

const line = (layer: string, ...points: DrawingPoint[]) => ({ layer, points, closed: false });
/** Three sides of a square, in no order and both directions; one end misses its corner by 4 mm. */
const THREE_SIDES = [
  line("A", [0, 0], [4, 0]),
  line("A", [0, 4], [0, 0.004]),
  line("A", [4, 4], [4, 0]),
];
const joined = (...more: ReturnType<typeof line>[]) => joinLines([...THREE_SIDES, ...more], 0.01);

test("loose lines of one layer that meet by their ends are one, closed where they come round", () => {
  expect(joined(line("A", [0, 4], [2, 5], [4, 4]))).toEqual([
    {
      layer: "A",
      closed: true,
      points: [
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 5],
        [0, 4],
      ],
    },
  ]);
});

test("where a side is missing, half a metre long or on another layer, they are one open line", () => {
  const shapes = (...more: ReturnType<typeof line>[]) =>
    joined(...more).map(({ layer, closed, points }) => [layer, closed, points.length]);
  expect(shapes(line("B", [0, 4], [4, 4]))).toEqual([
    ["A", false, 4],
    ["B", false, 2],
  ]);
  expect(shapes(line("A", [0, 4], [3.5, 4]))).toEqual([["A", false, 5]]);
});

test("where three or more meet, all that hang together stay as they are drawn", () => {
  const wall = [line("A", [4, 4], [0, 4]), line("A", [4, 0], [8, 0])];
  expect(joined(...wall)).toEqual([...THREE_SIDES, ...wall]);
  // A closed line beside them, and one that is apart, are not touched by that.
  const square = { ...line("A", [4, 0], [8, 0], [8, 4]), closed: true };
  const apart = [
    line("A", [20, 0], [24, 0]),
    line("A", [24, 3], [24, 0]),
    line("A", [20, 0], [24, 3]),
  ];
  const all = joined(...wall, square, ...apart);
  expect(all.filter(({ closed }) => closed)).toHaveLength(2);
  expect(all).toHaveLength(7);
});

test("a line that is drawn twice encloses nothing", () => {
  const twice = [line("A", [0, 0], [4, 0]), line("A", [4, 0], [0, 0])];
  expect(joinLines(twice, 0.01)).toEqual(twice);
});
