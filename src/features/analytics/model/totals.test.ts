import { expect, test } from "vitest";
import type { ListingAnalytics } from "./analytics-reply.ts";
import { sortBySum, toTotals } from "./totals.ts";

function listing(name: string, counts: Partial<ListingAnalytics>): ListingAnalytics {
  const none = { views: [0, 0], saves: [0, 0], leads: [0, 0] };
  return { mlsNumber: name, project: null, name, published: true, ...none, ...counts };
}

const LISTINGS = [
  listing("B", { views: [3, 4], leads: [1, 0] }),
  listing("A", { views: [5, 2] }),
  listing("C", { saves: [0, 2], leads: [2, 3] }),
];

test("totals add the listings week by week", () => {
  const totals = toTotals({ weeks: ["w1", "w2"], listings: LISTINGS, unseen: 0 });
  expect(totals.views).toEqual({ byWeek: [8, 6], sum: 14 });
  expect(totals.leads).toEqual({ byWeek: [3, 3], sum: 6 });
});

test.each([
  ["views", ["B", "A", "C"]],
  ["saves", ["C", "B", "A"]],
  ["leads", ["C", "B", "A"]],
] as const)("sorted by %s, ties go to the other measures and the name", (by, order) => {
  expect(sortBySum(LISTINGS, by).map(({ name }) => name)).toEqual(order);
});
