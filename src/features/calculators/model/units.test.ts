import fc from "fast-check";
import { expect, test } from "vitest";
import type { SqYards } from "#lib/units/units.ts";
import { compare, convertExactly, toExact } from "./exact.ts";
import { AREA_UNITS, fromSqYards, toSqYards } from "./units.ts";

test.each([
  ["acre", "1", "4840"],
  ["acre", "9", "43560"],
  ["cent", "1", "48.4"],
  ["ankanam-72", "1", "8"],
  ["ankanam-36", "1", "4"],
  ["sq-foot", "1800", "200"],
  ["sq-metre", "83.612736", "100"],
] as const)("%s: %s is exactly %s sq yd", (unit, amount, sqYards) => {
  expect(compare(convertExactly(toExact(amount), unit, "sq-yard"), toExact(sqYards))).toBe(0);
  expect(toSqYards(Number(amount), unit)).toBeCloseTo(Number(sqYards), 9);
});

test("every unit converts exactly there and back, by way of any third", () => {
  const unit = fc.constantFrom(...AREA_UNITS);
  fc.assert(
    fc.property(unit, unit, unit, fc.bigInt(0n, 10n ** 12n), (from, over, to, amount) => {
      const start = { over: amount, under: 1000n };
      const there = convertExactly(convertExactly(start, from, over), over, to);
      expect(compare(there, convertExactly(start, from, to))).toBe(0);
      expect(compare(convertExactly(there, to, from), start)).toBe(0);
    }),
  );
});

test("numbers convert there and back as closely as numbers can", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...AREA_UNITS),
      fc.double({ min: 0, max: 1e7, noNaN: true }),
      (unit, area) => {
        const back = toSqYards(fromSqYards(area as SqYards, unit), unit);
        expect(Math.abs(back - area)).toBeLessThanOrEqual(1e-9 * Math.max(1, area));
      },
    ),
  );
});
