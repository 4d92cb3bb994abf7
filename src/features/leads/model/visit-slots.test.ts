import { expect, test } from "vitest";
import { USUAL_RULES } from "./visit-rules.ts";
import { isSlot, slotsFrom } from "./visit-slots.ts";

// Sunday 22 November 2026, 9:59 by the clock of India.
const MORNING = new Date("2026-11-22T04:29:00Z");

test("slots are those of 30 days, 10:00 to 18:00 in India, from two hours on", () => {
  const slots = slotsFrom(MORNING);
  // 10:00 and 11:00 are too soon.
  expect(slots[0]?.toISOString()).toBe("2026-11-22T06:30:00.000Z");
  expect(slots.at(-1)?.toISOString()).toBe("2026-12-21T11:30:00.000Z");
  expect(slots).toHaveLength(30 * 8 - 2);
});

test("late in the evening the first slot is on the next day there, not by UTC", () => {
  const evening = new Date("2026-11-22T19:00:00Z"); // 0:30 on the 23rd in India
  expect(slotsFrom(evening)[0]?.toISOString()).toBe("2026-11-23T04:30:00.000Z");
});

test.each([
  ["2026-11-22T06:30:00Z", true],
  ["2026-11-22T05:30:00Z", false],
  ["2026-11-22T06:31:00Z", false],
  ["2026-11-22T12:30:00Z", false],
  ["2026-12-22T04:30:00Z", false],
])("%s can be asked for: %s", (at, can) => {
  expect(isSlot(new Date(at), MORNING)).toBe(can);
});

test("visits of an hour and a half follow each other as long as the day is", () => {
  const hours = USUAL_RULES.hours.map(() => ({ from: 10, to: 14 }));
  const slots = slotsFrom(new Date("2026-11-22T20:00:00Z"), { ...USUAL_RULES, hours, minutes: 90 });
  const ofMonday = ["2026-11-23T04:30:00.000Z", "2026-11-23T06:00:00.000Z"];
  expect(slots.slice(0, 2).map((slot) => slot.toISOString())).toEqual(ofMonday);
  expect(slots[2]?.toISOString()).toBe("2026-11-24T04:30:00.000Z");
});
