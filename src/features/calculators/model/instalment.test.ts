import fc from "fast-check";
import { expect, test } from "vitest";
import type { Rupees } from "#lib/units/units.ts";
import { toInstalments } from "./instalment.ts";

const loan = (principal: number, percentPerYear: string, months: number) => ({
  principal: principal as Rupees,
  percentPerYear,
  months,
});

test.each([
  // docs/costs.md; by the formula 26,034.70 and 21,247.04, both rounded up.
  [3_000_000, "8.5", 240, 26_035],
  [1_000_000, "10", 60, 21_248],
  [1_200_000, "0", 12, 100_000],
])("₹%i at %s %% over %i months is ₹%i a month", (principal, percent, months, monthly) => {
  expect(toInstalments(loan(principal, percent, months)).monthly).toBe(monthly);
});

test("instalments pay the loan back to the rupee, year by year", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 50_000_000 }),
      fc.integer({ min: 0, max: 2400 }),
      fc.integer({ min: 1, max: 360 }),
      (principal, hundredths, months) => {
        const paid = toInstalments(loan(principal, (hundredths / 100).toFixed(2), months));
        const sum = (key: "principal" | "interest") =>
          paid.years.reduce((all, year) => all + year[key], 0);
        expect(sum("principal")).toBe(principal);
        expect(sum("interest")).toBe(paid.totalInterest);
        expect(paid.totalPaid).toBe(principal + paid.totalInterest);
        expect(paid.years.at(-1)?.balance).toBe(0);
        expect(paid.years.length).toBeLessThanOrEqual(Math.ceil(months / 12));
        // The schedule is what the instalment says: all equal but the last.
        const whole = Math.round((paid.totalPaid - paid.last) / paid.monthly);
        expect(whole * paid.monthly + paid.last).toBe(paid.totalPaid);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  [3_000_020, "50", 480],
  [283_701, "41.79", 360],
  [34_662, "49.01", 348],
  [38_067, "22.79", 348],
  [24_240_549, "49.85", 336],
])(
  "₹%i at %s %% over %i months is paid back by its instalments, not by the last one",
  (principal, percent, months) => {
    const { monthly, last, years } = toInstalments(loan(principal, percent, months));
    expect(last).toBeLessThanOrEqual(monthly);
    expect(years.at(-1)?.balance).toBe(0);
  },
);

test.each([
  [0, "8", 12],
  [100.5, "8", 12],
  [1000, "8", 0],
  [1000, "eight", 12],
])("a loan of %s at %s over %s months is refused", (principal, percent, months) => {
  expect(() => toInstalments(loan(principal, percent, months))).toThrow(RangeError);
});
