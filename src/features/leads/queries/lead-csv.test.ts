import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { LEAD_KINDS } from "#features/leads/model/lead-kinds.ts";
import { KIND_WORDS } from "#features/leads/ui/kind-words.ts";
import { type CsvLead, streamLeadsCsv, toLeadsCsv } from "./lead-csv.server.ts";

const LEAD: CsvLead = {
  words: "",
  isForgotten: false,
  reference: "7KM4-Q2XD",
  kind: "site-visit",
  channel: "web",
  source: {
    sourcePage: "/projects",
    referrerHost: "www.google.com",
    utmSource: "google",
    utmMedium: "cpc",
    utmCampaign: "diwali",
  },
  name: "Lakshmi",
  phone: "+919876543210",
  mlsNumber: "P1",
  projectSlug: null,
  layout: "Green Meadows",
  plotNumber: "54",
  preferredAt: "2026-03-03T05:30:00.000Z",
  visitState: "confirmed",
  state: "lost",
  lostReason: "price",
  attempts: 2,
  assignedTo: "agent@plots.example",
  nextStep: "Call on Monday",
  nextStepAt: "2026-03-09T04:30:00.000Z",
  version: 3,
  createdAt: "2026-03-01T20:00:00.000Z",
  firstAnsweredAt: "2026-03-02T02:30:00.000Z",
  email: "l@homes.example",
  requirements: "200 sq yd",
  language: "te",
  notes: [],
};

const noteAt = (at: string, detail: string, actor = "agent@plots.example") => ({
  at,
  detail,
  actor,
});

/** What spreadsheets take for the beginning of a formula, in any script's width. */
const TRIGGER = /^["'\s]*[=+\-@|%\uff0b\uff0d\uff1d\uff20]/;

function rowsOf(csv: string): string[][] {
  return parse(csv, { bom: true });
}

/** The first lead's cell below a head, as a spreadsheet opens it. */
function cellOf(csv: string, head: string): string {
  const [heads = [], row = []] = rowsOf(csv);
  const cell = row[heads.indexOf(head)];
  if (cell === undefined) throw new Error(`no cell below ${head}`);
  return cell;
}

test("a lead is a row with its times by the clock of India", () => {
  const csv = toLeadsCsv([LEAD]);
  expect(csv.startsWith("\ufeff")).toBe(true);
  const [titles = [], row = [], ...more] = rowsOf(csv);
  expect(more).toEqual([]);
  expect(Object.fromEntries(titles.map((title, at) => [title, row[at]]))).toEqual({
    Reference: "7KM4-Q2XD",
    "Received (India)": "2026-03-02 01:30",
    "Asked for": "Site visit",
    "Came by": "Site",
    Page: "/projects",
    "Led here by": "www.google.com",
    "Campaign source": "google",
    "Campaign medium": "cpc",
    Campaign: "diwali",
    Name: "Lakshmi",
    Phone: "(+91) 98765 43210",
    "E-mail": "l@homes.example",
    Layout: "Green Meadows",
    "MLS number": "P1",
    Plot: "54",
    "Visit (India)": "2026-03-03 11:00",
    Requirements: "200 sq yd",
    Language: "తెలుగు",
    State: "Lost",
    "Lost because": "Price",
    "Tries without answer": "2",
    "Cared for by": "agent@plots.example",
    "Next step": "Call on Monday",
    "Next step by (India)": "2026-03-09 10:00",
    "First talk (India)": "2026-03-02 08:00",
    "Hours to the first talk": "6.5",
    Notes: "",
  });
});

/** The notes as a spreadsheet opens them. */
const notesCell = (notes: CsvLead["notes"]) => cellOf(toLeadsCsv([{ ...LEAD, notes }]), "Notes");

test("notes are one cell, a line each with when and by whom, and compute nothing", () => {
  const notes = [
    noteAt("2026-03-02T02:30:00.000Z", "Wants 200 sq yd;=1+1"),
    noteAt("2026-03-02T20:30:00.000Z", "Asks for:\n=SUM(A1)\n-2", ""),
  ];
  expect(notesCell(notes)).toBe(
    [
      "2026-03-02 08:00 agent@plots.example: Wants 200 sq yd;'=1+1",
      "2026-03-03 02:00: Asks for:\n'=SUM(A1)\n'-2",
    ].join("\n"),
  );
});

test("notes that no cell of a spreadsheet holds are the latest, and say how many there are before", () => {
  const hours = Array.from({ length: 9 }, (_, hour) => `2026-03-02T0${hour}:00:00.000Z`);
  const cell = notesCell(hours.map((at) => noteAt(at, "\t".repeat(3990).concat(`.${at}`))));
  expect(cell.length).toBeLessThan(32_767);
  expect(cell).toMatch(/^Earlier notes, in the console: 6\n/);
  expect(cell.match(/(?<=\.)2026\S+/g)).toEqual(hours.slice(6));
  const [note] = [noteAt("2026-03-02T02:30:00.000Z", "Short")];
  const many = notesCell(Array.from({ length: 1000 }, () => note));
  expect(many.length).toBeGreaterThan(15_900);
  expect(many.length).toBeLessThanOrEqual(16_000);
});

test.each(["+919876543210", "+12025550143", "+4915112345678", "+6581234567"])(
  "the phone %s keeps every digit and computes nothing",
  (phone) => {
    const cell = cellOf(toLeadsCsv([{ ...LEAD, phone }]), "Phone");
    expect(`+${cell.replaceAll(/\D/g, "")}`).toBe(phone);
    expect(cell).not.toMatch(TRIGGER);
    expect(Number.isNaN(Number(cell))).toBe(true);
  },
);

test.each([
  '=HYPERLINK("http://evil.example")',
  "+1+cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(1)",
  "\t=1",
  "\r=1",
  "＝1+1",
  "x;=1+1",
  "line\n=1+1",
  "' =1",
  '"=1',
])("%j computes nothing", (text) => {
  const cell = cellOf(toLeadsCsv([{ ...LEAD, requirements: text }]), "Requirements");
  expect(cell).not.toBe("");
  for (const part of cell.split(/[;\t\r\n]/))
    expect(part.startsWith("'") || !TRIGGER.test(part)).toBe(true);
});

const HOSTILE = fc.string({
  unit: fc.constantFrom(..."=+-@|%\t\r\n;,\"' aక9＝＋".split("")),
  maxLength: 12,
});

test("whatever is typed stays in its cell, computes nothing, and is still there", () => {
  fc.assert(
    fc.property(fc.oneof(HOSTILE, fc.string({ unit: "binary" })), HOSTILE, (name, requirements) => {
      const csv = toLeadsCsv([{ ...LEAD, name, requirements }, LEAD]);
      const rows = rowsOf(csv);
      expect(rows).toHaveLength(3);
      expect(rows.map(({ length }) => length)).toEqual([27, 27, 27]);
      const parts = rows.flat().flatMap((cell) => cell.split(/[;\t\r\n]/));
      expect(parts.filter((part) => !part.startsWith("'") && TRIGGER.test(part))).toEqual([]);
      const bare = (text: string) => text.replaceAll(/['\0]/g, "");
      expect(bare(cellOf(csv, "Name"))).toBe(bare(name));
      expect(bare(cellOf(csv, "Requirements"))).toBe(bare(requirements));
    }),
    { numRuns: 2000 },
  );
});

test("a file that is read some leads at a time is the same file, and one that breaks off is none", async () => {
  async function* pages(breaksOff: boolean) {
    yield [LEAD, { ...LEAD, reference: "AAAA-2222" }];
    if (breaksOff) throw new Error("no database");
    yield [{ ...LEAD, reference: "BBBB-3333" }];
  }
  const all = [LEAD, { ...LEAD, reference: "AAAA-2222" }, { ...LEAD, reference: "BBBB-3333" }];
  const bytes = await new Response(streamLeadsCsv(pages(false))).arrayBuffer();
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe(toLeadsCsv(all));
  await expect(new Response(streamLeadsCsv(pages(true))).arrayBuffer()).rejects.toThrow(
    "no database",
  );
});

test("what was asked for is called in the file as in the console", () => {
  for (const kind of LEAD_KINDS)
    expect(cellOf(toLeadsCsv([{ ...LEAD, kind }]), "Asked for")).toBe(KIND_WORDS[kind].message);
});
