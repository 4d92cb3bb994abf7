import fc from "fast-check";
import { expect, test } from "vitest";
import { startOfIndiaDay } from "#lib/time/time.ts";
import { mondayOf, weeksUntil } from "./weeks.ts";

test.each([
  ["the last moment of a Sunday in India", "2026-11-22T18:29:59.999Z", "2026-11-16"],
  [
    "the first moment of a Monday there, Sunday still in Greenwich",
    "2026-11-22T18:30:00Z",
    "2026-11-23",
  ],
  ["a week over the end of a year", "2027-01-02T12:00:00Z", "2026-12-28"],
])("the week of %s begins on its Monday", (_, at, week) => {
  expect(mondayOf(new Date(at))).toBe(week);
});

test("twelve weeks are shown, each after the other, the running one last", () => {
  const weeks = weeksUntil(new Date("2026-11-21T12:00:00Z"));
  expect(weeks).toHaveLength(12);
  expect(weeks[0]).toBe("2026-08-31");
  expect(weeks[11]).toBe("2026-11-16");
});

test("every moment is in the week that begins before it and ends after it", () => {
  const moments = fc.date({
    min: new Date("2020-01-01"),
    max: new Date("2040-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (at) => {
      const began = startOfIndiaDay(mondayOf(at)).getTime();
      return began <= at.getTime() && at.getTime() < began + 7 * 24 * 3600_000;
    }),
  );
});
