import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEntry, toCalendarFile } from "./calendar-file.ts";

const ENTRY: CalendarEntry = {
  uid: "7KM4-Q2XD@plots.example",
  sequence: 2,
  startsAt: new Date("2026-11-24T04:30:00Z"),
  endsAt: new Date("2026-11-24T05:30:00Z"),
  madeAt: new Date("2026-11-22T05:01:02Z"),
  title: "Visit: Green Meadows; plots, north\\south",
  description: "Reference 7KM4-Q2XD\nఅమరావతి దగ్గర ఉన్న స్థలం చూడటానికి మా ప్రతినిధి మిమ్మల్ని కలుస్తారు",
  url: "https://plots.example/property/P1",
  state: "confirmed",
  organizer: "agent@plots.example",
};

/** What another reader of calendars makes of a file. */
function read(entry: CalendarEntry) {
  const calendar = new ICAL.Component(ICAL.parse(toCalendarFile(entry)));
  const [event, ...more] = calendar.getAllSubcomponents("vevent");
  expect(more).toEqual([]);
  if (!event) throw new Error("no event");
  const value = (name: string) => String(event.getFirstPropertyValue(name));
  return { method: calendar.getFirstPropertyValue("method"), event: new ICAL.Event(event), value };
}

test("another reader finds the entry as it was given", () => {
  const { method, event, value } = read(ENTRY);
  expect(method).toBe("PUBLISH");
  expect([event.uid, event.sequence, event.summary, event.description]).toEqual([
    ENTRY.uid,
    2,
    ENTRY.title,
    ENTRY.description,
  ]);
  expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([
    ENTRY.startsAt,
    ENTRY.endsAt,
  ]);
  expect([value("status"), value("organizer"), value("url")]).toEqual([
    "CONFIRMED",
    "mailto:agent@plots.example",
    ENTRY.url,
  ]);
});

test("a cancelled entry is to be taken out of the calendar", () => {
  const { method, value } = read({ ...ENTRY, state: "cancelled" });
  expect([method, value("status")]).toEqual(["CANCEL", "CANCELLED"]);
});

test("lines end with CRLF, are at most 75 bytes, and no character is cut", () => {
  const file = toCalendarFile(ENTRY);
  expect(file.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n"))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(ENTRY.description.replace("\n", "\\n"));
});
