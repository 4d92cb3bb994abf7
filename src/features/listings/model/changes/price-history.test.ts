import { expect, test } from "vitest";
import type { Rupees } from "#lib/units/units.ts";
import { type PriceChange, percentChanged, toPriceHistory } from "./price-history.ts";

const shown = (thousands: number | null, isSoldOut = false) => ({
  rate: thousands === null ? null : ((thousands * 1000) as Rupees),
  isSoldOut,
});
const change = (
  at: string,
  before: PriceChange["before"],
  after: PriceChange["after"],
): PriceChange => ({ at: Date.parse(at), before, after });

test("from its first day to its last: listed, dearer, sold out, off the site and back", () => {
  const steps = toPriceHistory([
    change("2026-03-02T06:00Z", null, null),
    change("2026-03-05T06:00Z", null, shown(20)),
    change("2026-04-01T06:00Z", shown(20), shown(21)),
    change("2026-05-01T06:00Z", shown(21), shown(22, true)),
    change("2026-06-01T06:00Z", shown(22, true), null),
    change("2026-07-01T06:00Z", null, shown(null)),
    change("2026-08-01T06:00Z", shown(null), shown(19)),
  ]);
  expect(steps).toEqual([
    { day: "2026-08-01", what: "rate", before: null, rate: 19_000 },
    { day: "2026-07-01", what: "listed-again", rate: null },
    { day: "2026-06-01", what: "taken-off" },
    { day: "2026-05-01", what: "rate", before: 21_000, rate: 22_000 },
    { day: "2026-05-01", what: "sold-out" },
    { day: "2026-04-01", what: "rate", before: 20_000, rate: 21_000 },
    { day: "2026-03-05", what: "listed", rate: 20_000 },
  ]);
});

test("what is put right on the same day of India is no step, on the next it is", () => {
  const wrong = change("2026-03-02T18:00Z", shown(20), shown(200));
  const sameDay = change("2026-03-02T18:20Z", shown(200), shown(20));
  expect(toPriceHistory([wrong, sameDay])).toEqual([]);
  // 00:10 in India.
  const nextDay = change("2026-03-02T18:40Z", shown(200), shown(20));
  expect(toPriceHistory([wrong, nextDay]).map(({ day }) => day)).toEqual([
    "2026-03-03",
    "2026-03-02",
  ]);
});

test("a listing whose first day is not known is not said to be listed since", () => {
  const steps = toPriceHistory([
    change("2026-03-02T06:00Z", shown(20), shown(21)),
    change("2026-03-03T06:00Z", shown(21), null),
    change("2026-03-04T06:00Z", null, shown(21)),
  ]);
  expect(steps.map(({ what }) => what)).toEqual(["listed-again", "taken-off", "rate"]);
});

test("taken off and put back within a day nothing happened", () => {
  const off = change("2026-03-02T06:00Z", shown(20), null);
  const back = change("2026-03-02T07:00Z", null, shown(20));
  expect(toPriceHistory([off, back])).toEqual([]);
});

test.each([
  [22_000, 22_005, 0.02],
  [22_000, 22_022, 0.1],
  [22_000, 24_750, 12.5],
  [22_000, 20_000, 9.1],
])("a change from %d to %d is told as one of %d per cent", (before, after, percent) => {
  expect(percentChanged(before as Rupees, after as Rupees)).toBe(percent);
});
