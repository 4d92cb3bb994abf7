import { expect, test } from "vitest";
import { PLOTS } from "#features/projects/model/plan-testing.ts";
import { toCostSheet } from "./brochure-costs.ts";

test("the brochure counts two plots out, part by part", () => {
  const { examples, rows } = toCostSheet(PLOTS);
  expect(examples).toHaveLength(2);
  expect(rows.map(({ amounts }) => amounts[0])).toEqual([
    "₹40,50,000",
    "₹2,02,500",
    "₹60,750",
    "₹40,500",
    "₹43,53,750",
  ]);
});

test("it says what tax is kept back, and where each rate was read, each source once", () => {
  const { withheld, sources } = toCostSheet(PLOTS);
  expect(withheld).toContain("From ₹50,00,000 on");
  expect(sources.map(({ what }) => what)).toContain("Splits them otherwise: 5.5 % + 2 %");
  expect(sources.some(({ where }) => where.includes("bajajfinservmarkets.in"))).toBe(true);
  expect(new Set(sources.map(({ where }) => where)).size).toBe(sources.length);
});
