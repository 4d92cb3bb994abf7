import fc from "fast-check";
import { expect, test } from "vitest";
import { partCircles } from "./part-circles.ts";

test("circles apart stay where they are", () => {
  const apart = [
    { x: 0, y: 0, width: 46 },
    { x: 60, y: 0, width: 46 },
  ];
  expect(partCircles(apart, 3)).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test("two that touch move apart by the shorter way, each by half", () => {
  const [[dx, dy], [otherX, otherY]] = partCircles(
    [
      { x: 0, y: 0, width: 40 },
      { x: 30, y: 5, width: 40 },
    ],
    2,
  ) as [[number, number], [number, number]];
  expect(dx).toBeCloseTo(-6, 0);
  expect(otherX).toBeCloseTo(6, 0);
  expect([dy, otherY]).toEqual([0, 0]);
});

test("no crowd of circles leaves two on each other", () => {
  const circle = fc.record({
    x: fc.integer({ min: 0, max: 390 }),
    y: fc.integer({ min: 0, max: 560 }),
    width: fc.constantFrom(48, 58),
  });
  fc.assert(
    fc.property(fc.array(circle, { maxLength: 9 }), (circles) => {
      const shifts = partCircles(circles, 3);
      const boxes = circles.map(({ x, y, width }, i) => ({
        x: x + (shifts[i]?.[0] ?? 0),
        y: y + (shifts[i]?.[1] ?? 0),
        width,
      }));
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(
            (a.width + b.width) / 2 + 2.9,
          );
    }),
  );
});
