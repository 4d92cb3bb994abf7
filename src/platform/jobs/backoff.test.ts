import { expect, test } from "vitest";
import { backoffMs } from "./backoff.ts";

test("each wait is three times the one before, up to the longest", () => {
  const waits = [1, 2, 3, 4].map((tries) => backoffMs({ firstMs: 10, longestMs: 100 }, tries, 0.5));
  expect(waits).toEqual([10, 30, 90, 100]);
  expect(backoffMs({ firstMs: 10 }, 4, 0.5)).toBe(270);
});

test("a wait is a quarter shorter to a quarter longer", () => {
  expect(backoffMs({ firstMs: 100 }, 1, 0)).toBe(75);
  expect(backoffMs({ firstMs: 100 }, 1, 1)).toBe(125);
});
