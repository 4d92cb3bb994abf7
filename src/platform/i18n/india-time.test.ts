import { expect, test } from "vitest";
import {
  formatIndiaDate,
  formatIndiaDay,
  formatIndiaDayOfYear,
  formatIndiaDayParts,
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
  expect(formatIndiaTime(AT, "te")).toBe("శుక్రవారం, 20 నవంబర్ 2026, 12:30 AM");
});

test("a stated date is as exact as its source", () => {
  const written = ["2026-02-18", "2025-11", "2025"].map((date) => formatStatedDate(date, "en"));
  expect(written).toEqual(["18 Feb 2026", "Nov 2025", "2025"]);
  expect(formatStatedDate("2025-11", "te")).toBe("నవంబర్ 2025");
});
