import { expect, test } from "vitest";
import { parseWeek, sevenDaysFrom, visitsByDay, weekLater, weekOf } from "./week.ts";

const MONDAY_MIDNIGHT = Date.parse("2026-11-22T18:30:00Z");

test("a week begins on Monday at midnight in India", () => {
  const week = weekOf(Date.parse("2026-11-23T07:00:00Z"));
  expect([week.name, week.days[0], week.days.length]).toEqual(["2026-11-23", MONDAY_MIDNIGHT, 7]);
  expect(weekOf(MONDAY_MIDNIGHT - 1).name).toBe("2026-11-16");
  expect(weekOf(week.endsAt - 1).name).toBe("2026-11-23");
  expect(weekOf(week.endsAt).name).toBe("2026-11-30");
});

test("an address names a week by any of its days, and what is none is this week", () => {
  const now = Date.parse("2026-11-23T07:00:00Z");
  expect(parseWeek("2026-12-31", now).name).toBe("2026-12-28");
  for (const wrong of [null, "", "soon", "2026-13-45", "2026-11"])
    expect(parseWeek(wrong, now).name).toBe("2026-11-23");
});

test("weeks follow one another over the end of a year", () => {
  const week = parseWeek("2026-12-28", 0);
  expect([weekLater(week, 1), weekLater(week, -1)]).toEqual(["2027-01-04", "2026-12-21"]);
});

test("seven days from any day on have each its visits by the clock of India", () => {
  const week = sevenDaysFrom(Date.parse("2026-11-25T20:00:00Z"));
  expect([week.name, week.days.length]).toEqual(["2026-11-26", 7]);
  const visits = ["2026-11-26T18:29:00Z", "2026-11-26T18:30:00Z", "2026-12-02T18:30:00Z"].map(
    (startsAt) => ({ startsAt }),
  );
  const byDay = visitsByDay(week, visits);
  expect(byDay.map(({ visits: ofDay }) => ofDay.length)).toEqual([1, 1, 0, 0, 0, 0, 0]);
});
