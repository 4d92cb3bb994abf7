import { expect, test } from "vitest";
import {
  formatIndiaDate,
  formatIndiaDay,
  formatIndiaDayOfYear,
  formatIndiaDayParts,
  formatIndiaHour,
  formatIndiaMoment,
  formatIndiaTime,
  formatStatedDate,
} from "./india-time.ts";

/** Half past midnight in India, the evening before elsewhere. */
const AT = new Date("2026-11-19T19:00:00Z");

test("a date is written day first, in words of the language, by the clock of India", () => {
  expect(formatIndiaDate(AT, "en")).toBe("20 Nov 2026");
  expect(formatIndiaDate(AT, "te")).toBe("20 నవంబర్ 2026");
  expect(formatIndiaDate(AT, "hi")).toBe("20 नवंबर 2026");
  expect(formatIndiaDayOfYear(AT, "en")).toBe("20 Nov");
  expect(formatIndiaDayOfYear(AT, "te")).toBe("20 నవంబర్");
});

test("the weekday stands first and the hour last", () => {
  expect(formatIndiaDay(AT, "en")).toBe("Friday, 20 November 2026");
  expect(formatIndiaDayParts(AT, "en")).toEqual({ weekday: "Fri", day: "20", month: "Nov" });
  expect(formatIndiaDay(AT, "te")).toBe("శుక్రవారం, 20 నవంబర్ 2026");
  expect(formatIndiaDay(AT, "hi")).toBe("शुक्रवार, 20 नवंबर 2026");
  expect(formatIndiaMoment(AT, "en")).toBe("20 Nov 2026, 12:30 am");
  expect(formatIndiaTime(AT, "te")).toBe("శుక్రవారం, 20 నవంబర్ 2026, రాత్రి 12:30");
});

test("an hour is said with a word of the day where the language has no letters for it", () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour - 5, -30));
  expect([10, 12, 18].map((hour) => formatIndiaHour(at(hour), "en"))).toEqual([
    "10:00 am",
    "12:00 pm",
    "6:00 pm",
  ]);
  expect([10, 12, 18].map((hour) => formatIndiaHour(at(hour), "te"))).toEqual([
    "ఉదయం 10:00",
    "మధ్యాహ్నం 12:00",
    "సాయంత్రం 6:00",
  ]);
  expect([10, 12, 18].map((hour) => formatIndiaHour(at(hour), "hi"))).toEqual([
    "सुबह 10:00",
    "दोपहर 12:00",
    "शाम 6:00",
  ]);
});

test("a stated date is as exact as its source", () => {
  const written = ["2026-02-18", "2025-11", "2025"].map((date) => formatStatedDate(date, "en"));
  expect(written).toEqual(["18 Feb 2026", "Nov 2025", "2025"]);
  expect(formatStatedDate("2025-11", "te")).toBe("నవంబర్ 2025");
});
