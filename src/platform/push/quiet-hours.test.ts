import { expect, test } from "vitest";
import { quietUntil, USUAL_QUIET_HOURS } from "./quiet-hours.ts";

const india = (time: string) => new Date(`2026-11-${time}:00+05:30`);
const DAY = { isQuiet: true, fromHour: 13, toHour: 15 };

test.each([
  ["23T20:59", USUAL_QUIET_HOURS, null],
  ["23T21:00", USUAL_QUIET_HOURS, "24T08:00"],
  ["23T23:59", USUAL_QUIET_HOURS, "24T08:00"],
  ["24T00:00", USUAL_QUIET_HOURS, "24T08:00"],
  ["24T07:59", USUAL_QUIET_HOURS, "24T08:00"],
  ["24T08:00", USUAL_QUIET_HOURS, null],
  ["24T12:59", DAY, null],
  ["24T13:00", DAY, "24T15:00"],
  ["24T15:00", DAY, null],
  ["24T13:30", { ...DAY, isQuiet: false }, null],
  ["24T13:30", { ...DAY, toHour: 13 }, null],
] as const)("at %s by the clock of India, %o: until %s", (at, hours, until) => {
  expect(quietUntil(india(at), hours)).toEqual(until && india(until));
});
