import { expect, test } from "vitest";
import { parseArrival, parseNextPath, withArrival } from "./next-path.ts";

test.each([
  ["/favourites", "/favourites"],
  ["/te/searchProperties?q=Guntur&at=16.3,80.4", "/te/searchProperties?q=Guntur&at=16.3,80.4"],
  ["/property/P06180094959#market", "/property/P06180094959#market"],
  ["/a/../profile", "/profile"],
])("%s is a page to go on to", (value, path) => {
  expect(parseNextPath(value)).toBe(path);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\\\evil.example",
  "/..//evil.example",
  "javascript:alert(1)",
  "favourites",
  "",
  "/login",
  "/te/signup?next=/profile",
  "/hi/otp",
  "/forgot-password",
  "/reset-password?token=x",
  `/${"a".repeat(3000)}`,
  null,
  undefined,
  7,
  { toString: () => "/profile" },
])("%j is refused", (value) => {
  expect(parseNextPath(value)).toBeNull();
});

test("the address says where to go on to, before the page come from", () => {
  expect(parseArrival("?next=/profile", "/about")).toEqual({ next: "/profile" });
  expect(parseArrival("?next=//evil.example", "/about")).toEqual({ next: "/about" });
  expect(parseArrival("", undefined)).toEqual({ next: null });
});

test("where a sign-in goes on to goes along from page to page", () => {
  const arrival = { next: "/te/compare?ids=a,b" };
  const path = withArrival("/signup", arrival);
  expect(parseArrival(path.slice(path.indexOf("?")), null)).toEqual(arrival);
  expect(withArrival("/signup", { next: null })).toBe("/signup");
});
