import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { pagePatterns } from "./page-pattern.ts";

const route = (id: string, path?: string, parentId?: string, index?: true) => [
  id,
  { id, path, parentId, index },
];
const routes = Object.fromEntries([
  route("root", ""),
  route("frame", undefined, "root"),
  route("home", undefined, "frame", true),
  route("listing", "property/:mlsNumber", "frame"),
  route("agent", "agent", "frame"),
  route("lead", "leads/:reference", "agent"),
  route("rest", "*", "frame"),
  route("te", "te", "root"),
  route("te-listing", "property/:mlsNumber", "te"),
]);
const patternOf = pagePatterns({ routes } as unknown as ServerBuild);

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
