import { expect, test } from "vitest";
import { toStretches, writeStretches } from "./stretches.ts";

test("days and hours are read from a setting and written as it stores them", () => {
  const value = "2026-12-25, 2026-12-31 14-18";
  const stretches = toStretches(value);
  expect(stretches).toEqual([
    { day: "2026-12-25", hours: "" },
    { day: "2026-12-31", hours: "14-18" },
  ]);
  expect(writeStretches(stretches)).toBe(value);
});

test("a row without a day is not part of it, and nothing is no row", () => {
  expect(writeStretches([{ day: "", hours: "14-18" }])).toBe("");
  expect(toStretches("")).toEqual([]);
});
