import { expect, test } from "vitest";
import { indiaDay, startOfIndiaDay, toIndiaMidnight } from "./time.ts";

test("a day begins in India five and a half hours before it does by UTC", () => {
  const [before, midnight] = ["2026-11-20T18:29:59.999Z", "2026-11-20T18:30:00Z"].map(Date.parse);
  expect(indiaDay(before ?? 0)).toBe("2026-11-20");
  expect(indiaDay(midnight ?? 0)).toBe("2026-11-21");
  expect(startOfIndiaDay("2026-11-21").getTime()).toBe(midnight);
  expect(toIndiaMidnight((midnight ?? 0) + 1)).toBe(midnight);
  expect(startOfIndiaDay("2026-13-41").getTime()).toBeNaN();
});
