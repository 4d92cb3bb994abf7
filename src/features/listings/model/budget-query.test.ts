import { expect, test } from "vitest";
import { budgetQuery, listingPath, parseBudget, toListingQuery } from "./budget-query.ts";

const params = (query: string) => new URLSearchParams(query);

test("a budget goes along in the address of a listing, the usual one without a word", () => {
  expect(listingPath("P06180094959", 40)).toBe("/property/P06180094959?budget=40");
  expect(listingPath("P06180094959", 50)).toBe("/property/P06180094959");
  expect(parseBudget(params(budgetQuery(40)))).toBe(40);
  expect(parseBudget(params(budgetQuery(200)))).toBe(200);
});

test.each([
  "",
  "budget=50",
  "budget=0",
  "budget=9999",
  "budget=10000",
  "budget=1e2",
  "budget=-5",
  "q=40",
])("%j carries no budget, and is the same page", (query) =>
  expect(toListingQuery(params(query))).toBe(""),
);
