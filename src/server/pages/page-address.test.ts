import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { pageAddresses } from "./page-address.ts";

const route = (id: string, path?: string, parentId?: string, index?: true, query?: Query) => [
  id,
  { id, path, parentId, index, module: { handle: query && { query } } },
];

type Query = (params: URLSearchParams) => string;

/** A page that knows a budget of whole numbers. */
const knowsBudget: Query = (params) => {
  const budget = params.get("budget") ?? "";
  return /^\d+$/.test(budget) ? `budget=${Number(budget)}` : "";
};
const routes = Object.fromEntries([
  route("root", ""),
  route("frame", undefined, "root"),
  route("home", undefined, "frame", true, knowsBudget),
  route("listing", "property/:mlsNumber", "frame"),
  route("agent", "agent", "frame"),
  route("lead", "leads/:reference", "agent"),
  route("rest", "*", "frame"),
  route("te", "te", "root"),
  route("te-listing", "property/:mlsNumber", "te"),
]);
const { patternOf, canonicalOf } = pageAddresses({ routes } as unknown as ServerBuild);

test.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/te", "/"],
  ["/property/P1", "/property/:mlsNumber"],
  ["/hi/property/P%20/", "/property/:mlsNumber"],
  ["/te/property/P1.data", "/property/:mlsNumber"],
  ["/agent/leads/7KM4-Q2XD", "/agent/leads/:reference"],
  ["/wp-admin/setup.php", "/*"],
  ["/%E0%A4%A", "/*"],
])("%s is the page %s", (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

test.each([
  ["/", "/"],
  ["/?budget=33", "/?budget=33"],
  ["/?x=1&budget=0033&budget=4&utm_source=a", "/?budget=33"],
  ["/te?budget=much", "/te"],
  ["/te/?budget=33&x", "/te?budget=33"],
  ["/Property/P1/?x=1?y=2", "/property/P1"],
  ["/hi/property/P%20?", "/hi/property/P%20"],
])("%s shows what %s shows", (address, canonical) => {
  expect(canonicalOf(address)).toBe(canonical);
});

test("what is no page, and the data of a page, stay as they are asked for", () => {
  for (const address of ["/nowhere?x=1", "/property/P1.data?_routes=a", "/%E0%A4%A?x=1"])
    expect(canonicalOf(address)).toBe(address);
});
