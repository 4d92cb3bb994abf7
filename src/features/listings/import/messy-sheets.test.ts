import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSheet as readByOther } from "read-excel-file/node";
import { afterAll, expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { areaOf, plotSizesOf, rateOf } from "#features/listings/model/fields/figures.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import { type CheckedRows, checkFile } from "./check-file.server.ts";
import type { Reading } from "./find-columns.ts";
import { nothingStored } from "./find-stored-testing.ts";
import { refusedRows, WHY_NOT } from "./refused-rows.server.ts";
import { toCsv } from "./template.server.ts";

const folder = mkdtempSync(join(tmpdir(), "sthalam-messy-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: string | Uint8Array): string {
  const file = join(folder, "sheet");
  writeFileSync(file, content);
  return file;
}

async function check(content: string | Uint8Array, reading?: Reading) {
  const good: CheckedRows["good"][number][] = [];
  let last: CheckedRows | undefined;
  for await (const rows of checkFile(fileOf(content), { ...reading, findStored: nothingStored })) {
    good.push(...rows.good);
    last = rows;
  }
  return { good, last };
}

/** What each sheet below tells of two layouts, however it tells it. */
const TOLD = [
  { name: "Green Meadows", location: "Nunna", type: "Plot", area: 58_080, rate: 22_000 },
  { name: "Café Nagar", location: "Gannavaram", type: "Plot", area: 24_200, rate: 18_500 },
];

const toTold = (listing: Listing) => ({
  name: listing.name,
  location: listing.location,
  type: listing.propertyType,
  area: areaOf(listing),
  rate: rateOf(listing),
});

type Cells = readonly (readonly string[])[];
const ROWS: Cells = [
  ["Green Meadows", "Nunna", "12 acres", "22000"],
  ["Café Nagar", "Gannavaram", "5 acres", "₹ 18,500/sq yd"],
];
const HEADS = ["Project Name", "Location", "Total Extent", "Rate per Sq Yd"];
const TABLE: Cells = [HEADS, ...ROWS];
const heads = (...names: string[]): Cells => [names, ...ROWS];
const with3 = (
  area: string,
  rate: string,
  third: readonly [string, string],
  fourth: readonly [string, string],
): Cells => [
  ["Project Name", "Location", area, rate],
  ["Green Meadows", "Nunna", third[0], fourth[0]],
  ["Café Nagar", "Gannavaram", third[1], fourth[1]],
];

const quote = (cell: string, by: string) =>
  cell.includes(by) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
const toText = (rows: Cells, by = ",", end = "\n") =>
  rows.map((cells) => cells.map((cell) => quote(cell, by)).join(by)).join(end) + end;
const latin = (text: string) => Buffer.from(text.replaceAll("₹", "Rs. "), "latin1");
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");

/** Sheets as text: what is messy about each. */
const TEXTS: readonly (readonly [what: string, content: string | Uint8Array])[] = [
  ["commas", toText(TABLE)],
  ["semicolons", toText(TABLE, ";")],
  ["tabs", toText(TABLE, "\t")],
  ["bars", toText(TABLE, "|")],
  ["lines of Windows", toText(TABLE, ",", "\r\n")],
  ["a mark of order", `\uFEFF${toText(TABLE)}`],
  ["Windows-1252", latin(toText(TABLE))],
  ["Windows-1252 with semicolons", latin(toText(TABLE, ";"))],
  ["UTF-16", utf16(toText(TABLE, "\t"))],
  ["UTF-16, the other way round", utf16(toText(TABLE, "\t")).swap16()],
  ["a title above", toText([["OUR VENTURES 2026", "", "", ""], ...TABLE])],
  [
    "a title, a date and an empty line",
    toText([["Price list"], ["as on 1 Nov 2026"], [""], ...TABLE]),
  ],
  ["empty lines between", toText([HEADS, ["", "", "", ""], ...ROWS, ["", "", "", ""]])],
  [
    "heads in capitals",
    toText(heads("PROJECT NAME", "LOCATION", "TOTAL EXTENT", "RATE PER SQ YD")),
  ],
  [
    "heads with marks",
    toText(heads("Project Name *", "Location:", "Total extent (acres)", "Rate / Sq.Yd (₹)")),
  ],
  [
    "heads by their paths",
    toText(heads("name", "location", "areaRange", "marketValue.pricePerSqYd")),
  ],
  ["heads in Telugu", toText(heads("ప్రాజెక్ట్ పేరు", "చిరునామా", "విస్తీర్ణం", "గజం ధర"))],
  ["heads in Hindi", toText(heads("परियोजना का नाम", "पता", "क्षेत्रफल", "प्रति वर्ग गज दर"))],
  [
    "a serial number first",
    toText(TABLE.map((cells, at) => [at === 0 ? "S.No" : String(at), ...cells])),
  ],
  ["columns of no use", toText(TABLE.map((cells, at) => [...cells, at === 0 ? "Colour" : "red"]))],
];

/** Sheets that are workbooks: read by another library first, so that they are what they should be. */
const BOOKS: readonly (readonly [what: string, rows: Cells])[] = [
  ["a plain sheet", TABLE],
  ["a title above", [["OUR VENTURES"], ...TABLE]],
  ["two titles and an empty row", [["OUR VENTURES"], ["2026"], [""], ...TABLE]],
  ["village for an address", heads("Venture", "Village", "Extent", "Rate")],
  ["acres in the head", with3("Extent (Acres)", "Rate", ["12", "5"], ["22000", "18500"])],
  ["cents in the head", with3("Area in cents", "Rate", ["1200", "500"], ["22000", "18500"])],
  ["hundreds of sq yd", with3("Area (Sq Yds)", "Price", ["58,080", "24,200"], ["", ""])],
  [
    "rates by the sq ft",
    with3("Extent", "Rate per Sft", ["12 ac", "5 ac"], ["2444.4444", "2055.5556"]),
  ],
  ["rates in thousands", with3("Extent", "Rate", ["12 Acres", "5 Acres"], ["22k", "18.5k"])],
  ["rates with /-", with3("Extent", "Rate", ["12 Ac.", "5 Ac."], ["Rs.22,000/-", "Rs. 18,500/-"])],
  [
    "rates by the cent",
    with3(
      "Extent",
      "Rate",
      ["12 acres", "5 acres"],
      ["₹10.648 lakh per cent", "₹8.954 lakh / cent"],
    ),
  ],
  [
    "acres and cents",
    with3("Extent", "Rate", ["11 acres 100 cents", "4 ac 100 cents"], ["22000", "18500"]),
  ],
  ["Telugu figures", with3("విస్తీర్ణం", "ధర", ["12 ఎకరాలు", "5 ఎకరాలు"], ["22000", "18500 / గజం"])],
  ["Hindi figures", with3("क्षेत्रफल", "दर", ["12 एकड़", "5 एकड़"], ["22000", "18500 प्रति गज"])],
  ["spaces about", heads(" Project  Name ", "Location ", " Total Extent", "Rate")],
  [
    "a type of other words",
    TABLE.map((cells, at) => [...cells, at === 0 ? "Property type" : "open plots"]),
  ],
  ["gated by y", TABLE.map((cells, at) => [...cells, at === 0 ? "Gated" : "Y"])],
  ["columns turned round", TABLE.map((cells) => cells.toReversed())],
  ["empty columns between", TABLE.map(([a = "", b = "", ...more]) => [a, "", b, "", ...more])],
  [
    "a date as people write it",
    TABLE.map((cells, at) => [...cells, at === 0 ? "As on" : "22/11/2026"]),
  ],
];

const asTold = (rows: Cells) =>
  TOLD.map((told) =>
    rows.some((cells) => cells.includes("Price")) ? { ...told, rate: null } : told,
  );

test.each(TEXTS)("a text with %s is read right, every cell", async (_, content) => {
  const { good, last } = await check(content);
  expect(last).toMatchObject({ isBroken: false, report: { problems: [], badRows: 0 } });
  expect(good.map(toTold)).toEqual(TOLD);
});

test.each(BOOKS)("a workbook with %s is read right, every cell", async (_, rows) => {
  const book = await writeExcelFile([
    { data: rows.map((cells) => cells.map((cell) => cell || null)), sheet: "Plots" },
  ]).toBuffer();
  const other = await readByOther(fileOf(book), "Plots");
  const filled = other.map((cells) => cells.map((cell) => String(cell ?? "")));
  for (const row of rows.slice(-3))
    expect(filled.map((cells) => cells.join(""))).toContain(
      row.map((cell) => cell.trim()).join(""),
    );
  const { good, last } = await check(book);
  expect(last).toMatchObject({ isBroken: false, report: { problems: [], badRows: 0 } });
  expect(good.map(toTold)).toEqual(asTold(rows));
});

test("40 sheets in all", () => {
  expect(TEXTS.length + BOOKS.length).toBe(40);
});

test("the unit of a head is that of every figure below it that names none, however it is written", async () => {
  const read = async (area: string, sizes: string, rate: string) => {
    const heads = ["Name", "Location", "Extent (acres)", "Plot sizes (sq ft)", "Rate per cent"];
    const { good } = await check(toText([heads, ["A", "Nunna", area, sizes, rate]]));
    return good.map((listing) => [areaOf(listing), plotSizesOf(listing), rateOf(listing)]);
  };
  const told = [[58_080, { min: 150, max: 300 }, 6_198.35]];
  expect(await read("12", "1350-2700", "3,00,000")).toEqual(told);
  expect(await read("approx. 12", "1350 to 2,700", "₹3,00,000")).toEqual(told);
  expect(await read("౧౨", "1350, 1800 & 2700", "3 lakh")).toEqual(told);
  expect(await read("12", "1350,2700", "Rs. 3,00,000/-")).toEqual(told);
  expect(await read("1200 cents", "150/200/300 sq yd", "₹3L")).toEqual(told);
  expect(await read("12 ac", "1350/2700 sft", "3 lakh per cent")).toEqual(told);
});

test("what cannot be read below a head with a unit is refused as it stands in the file", async () => {
  const heads = ["Name", "Location", "Extent (acres)", "Plot sizes (sq ft)"];
  const { last } = await check(
    toText([
      heads,
      ["A", "Nunna", "12 (Phase 1)", "1350"],
      ["B", "Nunna", "12", "1800 (30x60)"],
      ["C", "Nunna", "12 acres", "2 lots of 1350"],
    ]),
  );
  expect(last?.report.problems.map(({ value }) => value)).toEqual([
    "12 (Phase 1)",
    "1800 (30x60)",
    "2 lots of 1350",
  ]);
});

test("a price of a unit of land is a rate, and not what a plot costs", async () => {
  const read = async (head: string, cell: string) => {
    const { good, last } = await check(
      toText([
        ["Name", "Location", head],
        ["A", "Nunna", cell],
      ]),
    );
    expect(last?.report.problems).toEqual([]);
    return good.map((listing) => [rateOf(listing), listing.priceRange]);
  };
  expect(await read("Price per cent", "3,00,000")).toEqual([[6_198.35, ""]]);
  expect(await read("Price (per cent)", "3 lakh")).toEqual([[6_198.35, ""]]);
  expect(await read("Price/acre", "₹1.21 crore")).toEqual([[2_500, ""]]);
  expect(await read("Price per cent (lakhs)", "3")).toEqual([[6_198.35, ""]]);
  expect(await read("Rate per acre in crores", "1.21")).toEqual([[2_500, ""]]);
  expect(await read("Rate in thousands", "22")).toEqual([[22_000, ""]]);
  expect(await read("Price", "3,00,000")).toEqual([[null, "3,00,000"]]);
});

test("a price below a head that counts in lakhs is told in rupees, and its preview says so", async () => {
  const read = async (head: string, cell: string) => {
    const { good, last } = await check(
      toText([
        ["Name", "Location", head],
        ["A", "Nunna", cell],
      ]),
    );
    const { table } = last ?? {};
    expect(table?.notes).toContain("counted-in-head");
    return good[0]?.priceRange;
  };
  expect(await read("Price in lakhs", "45")).toBe("₹45,00,000");
  expect(await read("Price (Rs. in Lacs)", "45.5 - 60")).toBe("₹45,50,000 – ₹60,00,000");
  expect(await read("Total price in crores", "౧.౨")).toBe("₹1,20,00,000");
  expect(await read("మొత్తం ధర లక్షల్లో", "45")).toBe("₹45,00,000");
  expect(await read("कीमत लाख में", "45")).toBe("₹45,00,000");
  // What says itself what it is.
  expect(await read("Price in lakhs", "60 lakh onwards")).toBe("60 lakh onwards");
  expect(await read("Price in lakhs", "45,00,000")).toBe("45,00,000");
});

test("a rate in lakhs of no unit of land is refused", async () => {
  const { last } = await check(
    toText([
      ["Name", "Location", "Rate in lakhs"],
      ["A", "Nunna", "3"],
    ]),
  );
  expect(last?.report.problems).toMatchObject([{ value: "3", code: "out-of-range" }]);
});

test("a formula that failed is no text of a listing: its row is refused, where something is read of it", async () => {
  const { good, last } = await check(
    toText([
      ["Name", "Location", "Facing", "Colour"],
      ["A", "Nunna", "#N/A", "red"],
      ["B", "#REF!", "East", "red"],
      ["C", "Nunna", "East", "#NAME?"],
      ["D", "Plot #12", "#1 in town", "red"],
    ]),
  );
  expect(good.map(({ name }) => name)).toEqual(["C", "D"]);
  expect(last?.report.problems).toMatchObject([
    { row: 2, column: "propertyInformation.facing", value: "#N/A", code: "bad-format" },
    { row: 3, column: "location", value: "#REF!", code: "bad-format" },
  ]);
});

test("what a spreadsheet shows in place of what a cell holds is no text of a listing", async () => {
  const { good, last } = await check(
    toText([
      ["Name", "Location", "Phone"],
      ["A", "Nunna", "9.19877E+11"],
      ["B", "Nunna", "########"],
      ["C", "Nunna", "9876543210"],
    ]),
  );
  expect(good.map(({ name }) => name)).toEqual(["C"]);
  expect(last?.report.problems).toMatchObject([
    { row: 2, column: "ownerAgent.phone", value: "9.19877E+11", code: "bad-format" },
    { row: 3, column: "ownerAgent.phone", value: "########", code: "bad-format" },
  ]);
});

test("layouts whose names are in another script have numbers of their own, and the same ones again", async () => {
  const rows = ["పచ్చిక,Nunna", "శ్రీ నగర్,Nunna", "Green Meadows,నున్న", "Green Meadows,గన్నవరం"];
  const numbers = async () => {
    const { good, last } = await check(`Name,Location\n${rows.join("\n")}\n`);
    expect(last?.report.problems).toEqual([]);
    return good.map(({ mlsNumber }) => mlsNumber);
  };
  const made = await numbers();
  expect(new Set(made).size).toBe(4);
  for (const number of made) expect(number).toMatch(/^(?:nunna|green-meadows)-[a-z0-9]+$/);
  expect(await numbers()).toEqual(made);
});

test("a text that was meant as UTF-8 and is cut off, or lost a byte, is refused whole", async () => {
  const whole = Buffer.from("Name,Location\nA,Nunna\nపచ్చిక,నున్న");
  const lost = whole.indexOf("ప") + 1;
  for (const broken of [
    whole.subarray(0, -1),
    Buffer.concat([whole.subarray(0, lost), whole.subarray(lost + 1)]),
    Buffer.concat([Buffer.from("Name,Price\nA,₹40 lakh\n"), Buffer.of(0xe0)]),
  ]) {
    const { good, last } = await check(broken);
    expect([good, last?.report.problems]).toMatchObject([[], [{ code: "not-utf-8" }]]);
  }
  const half = Buffer.concat([
    Buffer.from("\ufeffName\tLocation\nA\tNunna", "utf16le"),
    Buffer.of(0),
  ]);
  expect((await check(half)).last?.report.problems).toMatchObject([{ code: "cut-off" }]);
});

test("what a table does not tell is taken for granted, and told", async () => {
  const { good, last } = await check(toText(TABLE));
  expect(good.map(({ mlsNumber }) => mlsNumber)).toEqual([
    "green-meadows-nunna",
    "cafe-nagar-gannavaram",
  ]);
  expect(last?.table?.notes).toEqual(["all-plots", "number-made"]);
  const rera = await check(
    "Project,RERA No,Village,Mandal\nA,p06180094959,Nunna,Vijayawada Rural\n",
  );
  expect(rera.good).toMatchObject([
    {
      mlsNumber: "P06180094959",
      location: "Nunna",
      constructionDetails: { approvals: "p06180094959" },
    },
  ]);
  expect(rera.last?.table?.notes).toEqual(["all-plots", "address-made", "number-made"]);
  const telugu = await check("పేరు,చిరునామా\nపచ్చిక,నున్న\n");
  expect(telugu.good[0]?.mlsNumber).toMatch(/^layout-[a-z0-9]+$/);
});

test("places are read as people write them, put right, and refused where they are not in India", async () => {
  const { good, last } = await check(
    toText([
      ["Name", "Location", "Latitude", "Longitude"],
      ["A", "Nunna", "16.58° N", "80.68° E"],
      ["B", "Nunna", "80.68", "16.58"],
      ["C", "Nunna", "48.85", "2.35"],
    ]),
  );
  expect(good.map(({ lat, lng }) => [lat, lng])).toEqual([
    [16.58, 80.68],
    [16.58, 80.68],
  ]);
  expect(last?.table?.notes).toContain("degrees-swapped");
  expect(last?.report.problems).toMatchObject([{ row: 4, column: "lat", code: "outside-region" }]);
  const inOne = await check('Name,Location,Coordinates\nA,Nunna,"16.58, 80.68"\n');
  expect(inOne.good).toMatchObject([{ lat: 16.58, lng: 80.68 }]);
});

test("a status is read as people write it, and refused in its row where it is none", async () => {
  const words = ["Available", "sold", "SOLD-OUT", "upcoming", "అమ్ముడయ్యాయి", "बिक गए", "Booked", ""];
  const rows = words.map((status, at) => `L-${at},Layout ${at},Nunna,${status}`);
  const { good, last } = await check(["Number,Name,Address,Status", ...rows, ""].join("\n"));
  expect(good.map(({ status }) => status)).toEqual([
    "Available",
    "Sold out",
    "Sold out",
    "Coming soon",
    "Sold out",
    "Sold out",
    "Available",
  ]);
  expect(last?.report.problems).toEqual([
    { row: 8, column: "status", value: "Booked", code: "unknown-value" },
  ]);
});

test("a column is what it was said to be, now or in an earlier file", async () => {
  const table = "Chota,Kahan,Bhav\nGreen Meadows,Nunna,22000\n";
  const unsaid = await check(table);
  expect(unsaid.last).toMatchObject({
    isBroken: true,
    report: { problems: [{ code: "missing-column", column: "name" }] },
    table: {
      headRow: 1,
      columns: [{ head: "Chota", samples: ["Green Meadows"], target: null }, {}, {}],
    },
  });
  const columns = { 0: "name", 1: "location", 2: "marketValue.pricePerSqYd" } as const;
  expect((await check(table, { columns })).good).toMatchObject([
    { name: "Green Meadows", location: "Nunna", marketValue: { pricePerSqYd: "₹22000 per sq.yd" } },
  ]);
  const remembered: Reading["remembered"] = new Map([
    ["chota", "name"],
    ["kahan", "location"],
    ["bhav", null],
  ] as const);
  const recalled = await check(table, { remembered });
  expect(recalled.good).toMatchObject([
    { name: "Green Meadows", marketValue: { pricePerSqYd: "" } },
  ]);
  const taken = await check(table, { remembered, columns: { 2: "name", 0: null } });
  expect(taken.good).toMatchObject([{ name: "22000" }]);
});

test("a column is headed as its sheet likes, also as a part of every object is called", async () => {
  const parts = ["Constructor", "__proto__", "toString", "hasOwnProperty"];
  const table = `${HEADS},${parts}\nGreen Meadows,Nunna,12 acres,22000,Suresh,a,b,c\n`;
  const found = await check(table, { remembered: new Map(), own: {} });
  expect(found.last?.table?.columns.slice(4)).toMatchObject(
    parts.map((head) => ({ head, target: null })),
  );
  expect(found.good).toMatchObject([{ name: "Green Meadows" }]);
});

test("refused rows come as a file with their reasons, and mended are accepted", async () => {
  const table = toText([
    HEADS,
    ["Good", "Nunna", "12 acres", "22000"],
    ["Bad", "Nunna", "huge", "cheap"],
    ["", "Nunna", "5 acres", "18500"],
  ]);
  const rows: (readonly string[])[] = [];
  for await (const some of refusedRows(fileOf(table), { findStored: nothingStored }))
    rows.push(...some);
  expect(rows.map((cells) => cells.slice(0, 4))).toEqual([
    HEADS,
    ["Bad", "Nunna", "huge", "cheap"],
    ["", "Nunna", "5 acres", "18500"],
  ]);
  expect(rows[0]?.[4]).toBe(WHY_NOT);
  expect(rows[1]?.[4]).toMatch(/^Layout area: no figure.*; Rate per sq yd: no figure/);
  const mended = rows.map(([name, at, area, rate, why], row) =>
    row === 0 ? [name, at, area, rate, why] : [`Mended ${row}`, at, "5 acres", "18500", why],
  );
  const again = await check(toCsv(mended as string[][]));
  expect(again.last?.report.badRows).toBe(0);
  expect(again.good).toHaveLength(2);
});
