import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compare,
  dividedBy,
  plus,
  times,
  toCeiling,
  toExact,
  toFloor,
  toNearest,
  toNumber,
} from "./exact.ts";

const FRACTIONS = fc
  .tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 9n))
  .map(([over, under]) => ({ over, under }));

test.each([
  ["1.5", { over: 15n, under: 10n }],
  [".25", { over: 25n, under: 100n }],
  [162.5, { over: 1625n, under: 10n }],
  ["-7", { over: -7n, under: 1n }],
  [1e21, { over: 10n ** 21n, under: 1n }],
  [2.5e-7, { over: 25n, under: 10n ** 8n }],
] as const)("%s is read as the decimal it prints as", (decimal, exact) => {
  expect(toExact(decimal)).toEqual(exact);
});

test.each(["", ".", "-", "1,000", "1e3", "½", "0x10", Number.NaN, Infinity])(
  "%j is refused",
  (text) => expect(() => toExact(text)).toThrow(RangeError),
);

test("what is added or multiplied comes apart again, exactly", () => {
  fc.assert(
    fc.property(FRACTIONS, FRACTIONS, (a, b) => {
      const back = plus(plus(a, b), times(b, toExact("-1")));
      expect(compare(back, a)).toBe(0);
      if (b.over !== 0n) expect(compare(dividedBy(times(a, b), b), a)).toBe(0);
    }),
  );
});

test("floor, nearest and ceiling enclose the value", () => {
  fc.assert(
    fc.property(FRACTIONS, (a) => {
      const [floor, near, ceiling] = [toFloor(a), toNearest(a), toCeiling(a)];
      expect(floor <= near && near <= ceiling && ceiling - floor <= 1n).toBe(true);
      expect(compare({ over: floor, under: 1n }, a)).toBeLessThanOrEqual(0);
      expect(compare({ over: ceiling, under: 1n }, a)).toBeGreaterThanOrEqual(0);
      const twice = { over: 2n * near - 1n, under: 2n };
      expect(compare(twice, a)).toBeLessThanOrEqual(0);
    }),
  );
});

test("any finite number survives there and back", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (value) => {
      expect(toNumber(toExact(value))).toBeCloseTo(value, 9);
    }),
  );
});
