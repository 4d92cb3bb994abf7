import fc from "fast-check";
import { expect, test } from "vitest";
import type { Rupees, SqYards } from "#lib/units/units.ts";
import { costOfSize, landWithin, whatBudgetBuysAllIn } from "./all-in-budget.ts";
import { allInCost, priceOf } from "./all-in-cost.ts";
import { RATES } from "./rates.ts";

const rupees = (amount: number) => amount as Rupees;
const sqYards = (size: number) => size as SqYards;
const SUMS = fc.integer({ min: 0, max: 10_000_000_000 }).map(rupees);

test("200 sq yd at ₹22,000: the worked example of docs/costs.md", () => {
  expect(allInCost(priceOf(sqYards(200), rupees(22_000)))).toEqual({
    price: 4_400_000,
    base: 4_400_000,
    baseIs: "price",
    duties: [
      { id: "stamp-duty", percent: "5", amount: 220_000 },
      { id: "transfer-duty", percent: "1.5", amount: 66_000 },
      { id: "registration-fee", percent: "1", amount: 44_000 },
    ],
    dutiesTotal: 330_000,
    asked: {},
    total: 4_730_000,
    withheld: null,
    toSeller: 4_400_000,
  });
});

test("a government value above the price is what duties and tax are counted on", () => {
  const cost = allInCost(rupees(4_800_000), rupees(5_200_000));
  expect(cost).toMatchObject({
    base: 5_200_000,
    baseIs: "government-value",
    dutiesTotal: 390_000,
    total: 5_190_000,
    withheld: { percent: "1", amount: 52_000 },
    toSeller: 4_748_000,
  });
});

test.each([
  [4_999_999, null],
  [5_000_000, 50_000],
])("of ₹%i, %s is withheld", (price, amount) => {
  expect(allInCost(rupees(price)).withheld?.amount ?? null).toBe(amount);
});

test("tax withheld is part of the price and never raises the total", () => {
  const { price, total, dutiesTotal, withheld, toSeller } = allInCost(rupees(6_000_000));
  expect(total).toBe(price + dutiesTotal);
  expect(toSeller + (withheld?.amount ?? 0)).toBe(price);
});

test("parts are whole rupees that add up, and none is below its rate", () => {
  fc.assert(
    fc.property(SUMS, fc.option(SUMS), (price, value) => {
      const cost = allInCost(price, value);
      const sum = cost.duties.reduce((all, { amount }) => all + amount, 0);
      expect(sum).toBe(cost.dutiesTotal);
      expect(cost.price + sum).toBe(cost.total);
      expect(cost.toSeller + (cost.withheld?.amount ?? 0)).toBe(cost.price);
      for (const { percent, amount } of cost.duties) {
        expect(Number.isSafeInteger(amount)).toBe(true);
        const tenths = BigInt(Math.round(Number(percent) * 10));
        const off = BigInt(amount) * 1000n - BigInt(cost.base) * tenths;
        expect(off >= -500n && off <= 500n).toBe(true);
      }
    }),
  );
});

test("the size that a budget buys is within it, and one sq yd more is not", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000_000 }).map(rupees),
      fc.integer({ min: 1, max: 200_000 }).map(rupees),
      fc.option(fc.integer({ min: 1, max: 200_000 }).map(rupees)),
      (budget, ratePerSqYard, governmentRatePerSqYard) => {
        const offer = { ratePerSqYard, governmentRatePerSqYard };
        const bought = whatBudgetBuysAllIn(budget, offer);
        const size = bought?.size ?? 0;
        if (bought) expect(bought.cost.total).toBeLessThanOrEqual(budget);
        expect(costOfSize(sqYards(size + 1), offer).total).toBeGreaterThan(budget);
      },
    ),
  );
});

test.each([
  [4_730_000, null, 200],
  [4_729_999, null, 199],
  [4_730_000, { min: 162.5, max: 180.5 }, 180],
  [3_843_125, { min: 162.5, max: 525 }, 162.5],
  [3_843_124, { min: 162.5, max: 525 }, null],
  [0, null, null],
])("₹%i with plots %j buys %j sq yd at ₹22,000, duties included", (budget, plots, size) => {
  const plotSizes = plots && { min: sqYards(plots.min), max: sqYards(plots.max) };
  const bought = whatBudgetBuysAllIn(rupees(budget), { ratePerSqYard: rupees(22_000), plotSizes });
  expect(bought?.size ?? null).toBe(size);
});

test("tax is kept back by the Act of 2025, in force since April 2026", () => {
  const { percent, fromRupees, provision, source } = RATES.withheld;
  expect([percent, fromRupees]).toEqual(["1", 5_000_000]);
  expect(provision).toEqual({ act: "2025", section: "393(1)", entry: "3(i)", from: "2026-04-01" });
  expect(source.publisher).toContain("section 393(1), Table Sl. No. 3(i)");
});

test("the interest and the share that a loan starts with name a dated source", () => {
  for (const source of [RATES.loan.source, RATES.loan.shareSource]) {
    expect(source.url).toMatch(/^https:/);
    expect(source.dated).toMatch(/^20\d\d-\d\d/);
  }
});

test("every rate names a dated source, and the conflict adds up to the same", () => {
  const sum = (percents: readonly string[]) => percents.reduce((all, one) => all + Number(one), 0);
  expect(sum(RATES.duties.map(({ percent }) => percent))).toBe(7.5);
  expect(RATES.conflicts.map(({ percents }) => sum(percents))).toEqual([7.5]);
  for (const { source } of [...RATES.duties, ...RATES.conflicts]) {
    expect(source.url).toMatch(/^https:/);
    expect(source.dated).toMatch(/^20\d\d/);
  }
});

test("the greatest price within a sum costs no more than it with all duties, and one rupee more does", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (sum) => {
      const price = landWithin(rupees(sum));
      expect(allInCost(price).total).toBeLessThanOrEqual(sum);
      expect(allInCost(rupees(price + 1)).total).toBeGreaterThan(sum);
    }),
  );
});
