import { expect, test } from "vitest";
import { indiaDay, startOfIndiaDay, toIndiaMidnight, toIndiaMonday } from "./time.ts";

test("a day begins in India five and a half hours before it does by UTC", () => {
  const [before, midnight] = ["2026-11-20T18:29:59.999Z", "2026-11-20T18:30:00Z"].map(Date.parse);
  expect(indiaDay(before ?? 0)).toBe("2026-11-20");
  expect(indiaDay(midnight ?? 0)).toBe("2026-11-21");
  expect(startOfIndiaDay("2026-11-21").getTime()).toBe(midnight);
  expect(toIndiaMidnight((midnight ?? 0) + 1)).toBe(midnight);
  expect(startOfIndiaDay("2026-13-41").getTime()).toBeNaN();
});

test("a week begins with the Monday in India, which is Sunday evening by UTC", () => {
  const monday = startOfIndiaDay("2026-11-23").getTime();
  expect(new Date(monday).toISOString()).toBe("2026-11-22T18:30:00.000Z");
  for (const within of [monday, monday + 1, startOfIndiaDay("2026-11-30").getTime() - 1])
    expect(toIndiaMonday(within)).toBe(monday);
  expect(indiaDay(toIndiaMonday(monday - 1))).toBe("2026-11-16");
});
