import fc from "fast-check";
import { expect, test } from "vitest";
import type { SqYards } from "#measures/units.ts";
import { AREA_UNITS, fromSqYards, toSqYards } from "./units.ts";

test.each([
  ["acre", 1, 4840],
  ["cent", 100, 4840],
  ["ankanam-72", 25, 200],
  ["ankanam-36", 50, 200],
  ["sq-foot", 1800, 200],
  ["sq-metre", 83.612736, 100],
] as const)("%s: %d is %d sq yd", (unit, amount, sqYards) => {
  expect(toSqYards(amount, unit)).toBeCloseTo(sqYards, 9);
});

test("9 acres are 43,560 sq yd", () => {
  expect(toSqYards(9, "acre")).toBe(43_560);
});

test("every unit converts there and back", () => {
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
