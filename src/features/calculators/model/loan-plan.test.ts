import { expect, test } from "vitest";
import type { Rupees } from "#lib/units/units.ts";
import { allInCost, withAsked } from "./all-in-cost.ts";
import { leastDownPayment, toLoanPlan } from "./loan-plan.ts";

const rupees = (amount: number) => amount as Rupees;

test("a loan is a part of the price at the most, duties are paid at once", () => {
  const cost = allInCost(rupees(4_000_000));
  expect(leastDownPayment(cost)).toBe(1_000_000 + 300_000);
  expect(toLoanPlan(cost)).toEqual({
    downPayment: 1_300_000,
    loan: 3_000_000,
    monthly: 26_035,
    percentPerYear: "8.5",
    years: 20,
  });
});

test("what the seller asks beside it counts into the total, and is paid at once", () => {
  const cost = withAsked(allInCost(rupees(4_000_000)), {
    development: rupees(200_000),
    lawyer: rupees(15_000),
  });
  expect(cost.total).toBe(4_515_000);
  expect(leastDownPayment(cost)).toBe(1_515_000);
});

test("whoever pays all at once has no instalment", () => {
  const terms = { downPayment: rupees(9_999_999), percentPerYear: "8.5", years: 20 };
  expect(toLoanPlan(allInCost(rupees(4_000_000)), terms)).toMatchObject({
    downPayment: 4_300_000,
    loan: 0,
    monthly: null,
  });
});
