import { expect, test } from "vitest";
import { parseClosed, parseHours, USUAL_RULES, writeClosed, writeHours } from "./visit-rules.ts";
import { slotsFrom } from "./visit-slots.ts";

/** Monday, 7:30 by the clock of India. */
const MONDAY = new Date("2026-11-23T02:00:00Z");
const inIndia = (at: Date) => new Date(at.getTime() + 5.5 * 3600_000).toISOString().slice(0, 16);

test.each([
  ["10-18", { from: 10, to: 18 }],
  [" 9 – 17 ", { from: 9, to: 17 }],
  ["0-24", { from: 0, to: 24 }],
  ["Closed", null],
  ["18-10", undefined],
  ["10-10", undefined],
  ["10-25", undefined],
  ["10:30-18", undefined],
  ["", undefined],
])("hours written as %j are read", (typed, hours) => {
  expect(parseHours(typed)).toEqual(hours);
  if (hours !== undefined) expect(parseHours(writeHours(hours))).toEqual(hours);
});

test("days and hours without visits are read in order, and written as they are read", () => {
  const closed = parseClosed("2026-12-31 14-18, 2026-12-25;\n2027-01-14 0-9,") ?? [];
  expect(closed.map(({ startsAt, endsAt }) => [inIndia(startsAt), inIndia(endsAt)])).toEqual([
    ["2026-12-25T00:00", "2026-12-26T00:00"],
    ["2026-12-31T14:00", "2026-12-31T18:00"],
    ["2027-01-14T00:00", "2027-01-14T09:00"],
  ]);
  expect(writeClosed(closed)).toBe("2026-12-25, 2026-12-31 14-18, 2027-01-14 0-9");
  expect(writeClosed(parseClosed("2026-12-31 14-24") ?? [])).toBe("2026-12-31 14-24");
  expect(parseClosed("")).toEqual([]);
});

test.each(["25 December", "2026-02-30", "2026-13-01", "2026-12-25 18-14", "2026-12-25 closed"])(
  "%j is no day without visits",
  (typed) => {
    expect(parseClosed(`2026-12-24, ${typed}`)).toBeUndefined();
  },
);

test("slots are those of the weekday's hours, less what is closed", () => {
  const hours = USUAL_RULES.hours.map((usual, weekday) =>
    weekday === 0 ? null : weekday === 1 ? { from: 9, to: 12 } : usual,
  );
  const closed = parseClosed("2026-11-24 0-15, 2026-11-25") ?? [];
  const slots = slotsFrom(MONDAY, { ...USUAL_RULES, hours, closed }).map(inIndia);
  const onDay = (day: string) => slots.filter((slot) => slot.startsWith(day));
  // Two hours' notice take the first one.
  expect(onDay("2026-11-23")).toEqual(["2026-11-23T10:00", "2026-11-23T11:00"]);
  expect(onDay("2026-11-24").map((slot) => slot.slice(11))).toEqual(["15:00", "16:00", "17:00"]);
  expect(onDay("2026-11-25")).toEqual([]);
  expect(onDay("2026-11-26")).toHaveLength(8);
  expect(onDay("2026-11-29")).toEqual([]);
});
