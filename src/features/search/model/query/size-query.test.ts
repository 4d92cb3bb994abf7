import { expect, test } from "vitest";
import { asksLeast, asksMost, type SizeQuery, sizeBounds, sizeIn } from "./size-query.ts";

test.each<[SizeQuery, number, number]>([
  [{ min: 200, max: 300 }, 200, 300],
  [{ min: 200, max: 1000 }, 200, Number.POSITIVE_INFINITY],
  [{ min: 1800, max: 2700, unit: "sq-foot" }, 200, 300],
  [{ min: 5, max: 21, unit: "cent" }, 242, Number.POSITIVE_INFINITY],
  [{ min: 2000, max: 1000 }, 2000, Number.POSITIVE_INFINITY],
  [{ min: 500, max: 1500 }, 500, 1500],
])("%j means plots of %d to %d sq yd", (size, min, max) => {
  expect(sizeBounds(size)).toEqual({ min, max });
});

test.each<[SizeQuery, boolean, boolean]>([
  [{ min: 100, max: 500 }, false, true],
  [{ min: 110, max: 1000 }, true, false],
  [{ min: 2.5, max: 20.5, unit: "cent" }, true, true],
  [{ min: 2000, max: 1000 }, true, false],
  [{ min: 60, max: 1500 }, true, true],
])("%j asks for a least size: %s, for a largest: %s", (size, least, most) => {
  expect([asksLeast(size), asksMost(size)]).toEqual([least, most]);
});

test("another unit keeps the sizes to a step of its slider, and open ends open", () => {
  expect(sizeIn({ min: 240, max: 480 }, "cent")).toEqual({ min: 5, max: 10, unit: "cent" });
  expect(sizeIn({ min: 5, max: 10, unit: "cent" }, "sq-yard")).toEqual({ min: 240, max: 480 });
  expect(sizeIn({ min: 100, max: 1000 }, "sq-foot")).toEqual({
    min: 900,
    max: 9000,
    unit: "sq-foot",
  });
  expect(sizeIn({ min: 200, max: 1000 }, "sq-metre")).toEqual({
    min: 170,
    max: 840,
    unit: "sq-metre",
  });
  // Not to the scale's end, which asks for nothing.
  expect(asksMost(sizeIn({ min: 500, max: 1010 }, "cent"))).toBe(true);
  expect(asksLeast(sizeIn({ min: 90, max: 300 }, "cent"))).toBe(true);
  expect(sizeIn({ min: 2420, max: 1000 }, "cent")).toEqual({ min: 50, max: 21, unit: "cent" });
});
