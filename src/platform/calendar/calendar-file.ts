/** One entry of a calendar, in the words of whoever reads it. */
export interface CalendarEntry {
  /** The same in every file about it: a calendar then changes the entry that it has. */
  readonly uid: string;
  /** Grows with each change; the highest is the newest. */
  readonly sequence: number;
  readonly startsAt: Date;
  /** Not part of it. */
  readonly endsAt: Date;
  /** When the file was made. */
  readonly madeAt: Date;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly state: "tentative" | "confirmed" | "cancelled";
  /** Whom to write to about it; null where nobody is told. */
  readonly organizer: string | null;
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

/** What a file of one entry is for: to be entered or changed, or to be taken out (RFC 5546). */
export function calendarMethod({ state }: Pick<CalendarEntry, "state">): "PUBLISH" | "CANCEL" {
  return state === "cancelled" ? "CANCEL" : "PUBLISH";
}

/** A calendar file (iCalendar, RFC 5545) with one entry. */
export function toCalendarFile(entry: CalendarEntry): string {
  return toCalendar([`METHOD:${calendarMethod(entry)}`], [entry]);
}

/** A calendar that a program reads again and again: what is no longer in it is taken out. */
export function toCalendarFeed(name: string, entries: readonly CalendarEntry[]): string {
  const head = [
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    "X-PUBLISHED-TTL:PT15M",
  ];
  return toCalendar(head, entries);
}

function toCalendar(head: readonly string[], entries: readonly CalendarEntry[]): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sthalam//Visits//EN",
    "CALSCALE:GREGORIAN",
    ...head,
    ...entries.flatMap(toLines),
    "END:VCALENDAR",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}

function toLines(entry: CalendarEntry): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${toUtc(entry.madeAt)}`,
    `DTSTART:${toUtc(entry.startsAt)}`,
    `DTEND:${toUtc(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `URL:${entry.url}`,
    ...(entry.organizer === null ? [] : [`ORGANIZER:mailto:${entry.organizer}`]),
    `STATUS:${entry.state.toUpperCase()}`,
    "END:VEVENT",
  ];
}
