import { expect, test } from "vitest";
import { toCalendar } from "./visit-calendar.ts";

const VISIT = {
  reference: "7KM4-Q2XD",
  startsAt: new Date("2026-11-24T04:30:00Z"),
  madeAt: new Date("2026-11-22T05:01:02Z"),
  title: "Visit: Green Meadows; plots, north\\south",
  description: "Reference 7KM4-Q2XD\nఅమరావతి దగ్గర ఉన్న స్థలం చూడటానికి మా ప్రతినిధి మిమ్మల్ని కలుస్తారు",
  url: "https://plots.example/property/P1",
};

test("a visit is one event of an hour, in UTC, with CRLF and escaped text", () => {
  const file = toCalendar(VISIT);
  expect(file.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
  expect(file.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")).toBe(true);
  expect(file).toContain("\r\nDTSTART:20261124T043000Z\r\nDTEND:20261124T053000Z\r\n");
  expect(file).toContain("\r\nDTSTAMP:20261122T050102Z\r\n");
  expect(file).toContain("\r\nUID:7KM4-Q2XD@plots.example\r\n");
  expect(file).toContain("SUMMARY:Visit: Green Meadows\\; plots\\, north\\\\south\r\n");
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("lines are at most 75 bytes and unfold to the text", () => {
  const file = toCalendar(VISIT);
  for (const line of file.split("\r\n"))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(VISIT.description.replace("\n", "\\n"));
});
