import { expect, test } from "vitest";
import { sourceOf } from "./pdf-testing.ts";

test("the brochure counts two plots out, part by part", async () => {
  const { examples, rows } = (await sourceOf("en")).costs;
  expect(examples).toHaveLength(2);
  expect(rows.map(({ amounts }) => amounts[0])).toEqual([
    "₹40,50,000",
    "₹2,02,500",
    "₹60,750",
    "₹40,500",
    "₹43,53,750",
  ]);
});

test("it says what tax is kept back, and where each rate was read, each source once", async () => {
  const { withheld, sources } = (await sourceOf("en")).costs;
  expect(withheld).toContain("From ₹50,00,000 on");
  expect(sources.map(({ what }) => what)).toContain("Splits them otherwise: 5.5 % + 2 %");
  expect(sources.some(({ where }) => where.includes("bajajfinservmarkets.in"))).toBe(true);
  expect(new Set(sources.map(({ where }) => where)).size).toBe(sources.length);
});

test("its day and its sums are written as the language writes them", async () => {
  const { lead, withheld } = (await sourceOf("te")).costs;
  expect(lead).toContain("23 నవంబర్ 2026");
  expect(withheld).toContain("₹50,00,000");
});
