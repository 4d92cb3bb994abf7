import { toSlotInterval } from "./visit-slots.ts";

/** What a calendar is told of a visit. */
export interface CalendarVisit {
  readonly reference: string;
  readonly startsAt: Date;
  /** When the entry was made. */
  readonly madeAt: Date;
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

/** Longest line in bytes (RFC 5545, 3.1). */
const LONGEST_LINE = 75;
const encoder = new TextEncoder();

/** "20261124T043000Z" (RFC 5545, 3.3.5, form 2). */
function toUtc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** Text as a value (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** A line folded so that none is longer than allowed and no character is cut (RFC 5545, 3.1). */
function fold(line: string): string {
  const lines = [""];
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LONGEST_LINE) {
      lines.push(" ");
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join("\r\n");
}

/** A calendar file with one visit. */
export function toCalendar(visit: CalendarVisit): string {
  const { endsAt } = toSlotInterval(visit.startsAt);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sthalam//Visits//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${visit.reference}@${new URL(visit.url).hostname}`,
    `DTSTAMP:${toUtc(visit.madeAt)}`,
    `DTSTART:${toUtc(visit.startsAt)}`,
    `DTEND:${toUtc(endsAt)}`,
    `SUMMARY:${escaped(visit.title)}`,
    `DESCRIPTION:${escaped(visit.description)}`,
    `URL:${visit.url}`,
    "STATUS:TENTATIVE",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}
