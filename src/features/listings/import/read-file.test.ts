import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { BrokenFileError } from "#platform/sheets/broken-file.ts";
import { readSheet } from "#platform/sheets/read-sheet.server.ts";
import { COLUMN_KINDS } from "./columns.ts";
import type { Reading } from "./find-columns.ts";
import { readRows } from "./read-file.server.ts";
import type { SourceRow } from "./source-row.ts";
import { TableReport } from "./table-report.ts";
import { toWorkbook, workbookOf, zipTexts } from "./workbook-testing.ts";

const folder = mkdtempSync(join(tmpdir(), "sthalam-read-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: string | Buffer, reading: Reading = {}) {
  const file = join(folder, "file");
  writeFileSync(file, content);
  const rows: SourceRow[] = [];
  const report = new TableReport();
  try {
    for await (const some of readRows(file, reading, report)) rows.push(...some);
    return { rows, broken: null, table: report.result() };
  } catch (error) {
    if (error instanceof BrokenFileError)
      return { rows, broken: error.problem, table: report.result() };
    throw error;
  }
}

const codes = (rows: readonly SourceRow[]) =>
  rows.map((row) => [row.row, "problem" in row ? row.problem.code : "read"]);

test("a JSON list is read entry by entry, with its marks, quotes and brackets in texts", async () => {
  const entries = [{ a: '[}\\",' }, { b: { c: [1, { d: "స్థలం" }] } }, {}];
  for (const text of [JSON.stringify(entries), `\uFEFF \n${JSON.stringify(entries, null, 2)}\n `]) {
    const { rows, broken } = await read(text);
    expect(broken).toBeNull();
    expect(rows).toEqual(entries.map((input, at) => ({ row: at + 1, input })));
  }
  expect(await read("[ ]")).toEqual({ rows: [], broken: null, table: null });
});

test("a long JSON list is read across the pieces it arrives in", async () => {
  const entries = Array.from({ length: 3000 }, (_, n) => ({
    n,
    text: `${"ప్లాట్".repeat(n % 50)}\\`,
  }));
  const { rows } = await read(JSON.stringify(entries));
  expect(rows.map((row) => "input" in row && row.input)).toEqual(entries);
});

test("an entry that is no JSON is one bad row", async () => {
  const { rows, broken } = await read('[{"a":1},{oops},7,{"b":2},]');
  expect(broken).toBeNull();
  expect(codes(rows)).toEqual([
    [1, "read"],
    [2, "malformed"],
    [3, "wrong-type"],
    [4, "read"],
    [5, "wrong-type"],
  ]);
});

test.each([
  ['[{"a":1},{"a":', { row: 2, code: "cut-off" }],
  ['[{"a":"never closed}]', { row: 1, code: "cut-off" }],
  ['{"listings":[]}', { code: "not-a-list" }],
  ['[{"a":1}] tail', { code: "malformed" }],
  ["[}[", { row: 1, code: "cut-off" }],
  [Buffer.from([0x5b, 0x22, 0xff, 0xfe, 0x22, 0x5d]), { code: "not-utf-8" }],
  ["", { row: 0, code: "empty-file" }],
  ["\uFEFF\n \n,,\n", { row: 0, code: "empty-file" }],
  [workbookOf("<worksheet/>"), { row: 0, code: "empty-file" }],
  ["These are our ventures.\nCall us for prices.\n", { row: 0, code: "not-a-table" }],
  ["Village,Rate\nNunna,20000", { row: 1, code: "missing-column", column: "name" }],
  [Buffer.from("d0cf11e0a1b11ae1", "hex"), { code: "old-workbook" }],
  ["%PDF-1.7", { code: "not-a-table" }],
  ["<html><table></table></html>", { code: "not-a-table" }],
  ["name,location\nA\0,B", { code: "not-a-table" }],
  [
    `PK\u0003\u0004${"x".repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`,
    { code: "open-document" },
  ],
  ['name,location,propertyType,mlsNumber\nA,"never closed', { row: 2, code: "malformed" }],
  [Buffer.from("PK\u0003\u0004 not a zip"), { code: "malformed" }],
  [zipTexts({ "xl/other.xml": "<a/>" }), { code: "malformed", value: "no xl/workbook.xml" }],
  [workbookOf("<worksheet><row></worksheet>"), { code: "malformed" }],
])("a file that breaks off or is something else is told so: %#", async (content, problem) => {
  expect((await read(content)).broken).toMatchObject(problem);
});

const HEADER = [
  "name",
  "location",
  "propertyType",
  "mlsNumber",
  "marketValue.pricePerSqYd",
  "keyFeatures",
  "additionalInfo.gated",
  "lat",
  "lng",
  "source.readOn",
];
const INPUT = {
  name: 'PALM, "EAST"',
  location: "Nunna",
  propertyType: "Plot",
  mlsNumber: "P07130124894",
  marketValue: { pricePerSqYd: "₹20000 per sq.yd" },
  keyFeatures: ["Park", "Main Gate"],
  additionalInfo: { gated: true },
  lat: 16.5,
  lng: 80.25,
  source: { readOn: "2026-11-20" },
};
const CELLS = { number: "P07130124894", stated: HEADER, emptied: [], assumed: [] };

test("CSV cells become nested fields, lists, numbers and truth values", async () => {
  const cells =
    '"PALM, ""EAST""", Nunna ,Plot,P07130124894,₹20000 per sq.yd,Park; Main Gate ;,Yes,16.5,80.25,2026-11-20';
  const { rows, broken } = await read(`\uFEFF${HEADER.join(",")}\r\n${cells}\r\n,,,\r\n`);
  expect(broken).toBeNull();
  expect(rows).toEqual([{ row: 2, input: INPUT, cells: CELLS }]);
});

test("a workbook's first sheet gives the same rows, dates as the program stores them", async () => {
  const cells = [
    'PALM, "EAST"',
    "Nunna",
    "Plot",
    "P07130124894",
    "₹20000 per sq.yd",
    "Park; Main Gate",
    "yes",
    16.5,
    80.25,
    46346,
  ];
  const { rows, broken } = await read(toWorkbook([HEADER, cells, ["", "only here"]]));
  expect(broken).toBeNull();
  expect(rows[0]).toEqual({ row: 2, input: INPUT, cells: CELLS });
  expect(rows[1]).toMatchObject({ row: 3, input: { location: "only here" } });
  const emptied = HEADER.filter((one) => one !== "location");
  expect(rows[1]).toMatchObject({ cells: { number: null, stated: ["location"], emptied } });
});

test("a workbook's numbers that it shows as dates are read as they are shown", async () => {
  const cell = (at: string, style: number, value: number) =>
    `<c r="${at}2" s="${style}"><v>${value}</v></c>`;
  const heads = ["possession", "permit", "register", "name", "checked", "age"]
    .map((_, at) => `<c r="${String.fromCharCode(65 + at)}1" t="s"><v>${at}</v></c>`)
    .join("");
  const sheet = `<worksheet><sheetData><row r="1">${heads}</row><row r="2">${[
    cell("A", 1, 46357),
    cell("B", 2, 46387),
    cell("C", 3, 46387.5),
    cell("D", 4, 46387),
    cell("E", 1, 46357),
    cell("F", 5, 46387),
  ].join("")}</row></sheetData></worksheet>`;
  const paths = ["possession", "ageOfProperty", "registration"].map(
    (name) => `additionalInfo.${name}`,
  );
  const texts = [...paths, "name", "constructionDetails.permitNumber", "location"];
  const shared = `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`;
  const styles = `<styleSheet>
    <numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="165" formatCode="[$₹-4009]#,##0&quot; per day&quot;"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs>${[0, 17, 14, 164, 165, 20].map((id) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs></styleSheet>`;
  const inputOf = async (workbook: Buffer) => {
    const [row] = (await read(workbook)).rows;
    return row && "input" in row ? row.input : null;
  };
  expect(await inputOf(workbookOf(sheet, shared, styles))).toMatchObject({
    additionalInfo: {
      possession: "Dec 2026",
      ageOfProperty: "31 Dec 2026",
      registration: "31 Dec 2026",
    },
    name: "46387",
    constructionDetails: { permitNumber: "Dec 2026" },
    location: "46387",
  });
  const early = workbookOf(sheet, shared, styles, '<workbookPr date1904="1"/>');
  expect(await inputOf(early)).toMatchObject({ additionalInfo: { possession: "Dec 2030" } });
});

test("a workbook's numbers are read as they were typed, however a program writes them", async () => {
  const written = ["12.0", "9.87654321E9", "0.30000000000000004", "5200000", "1.2E7", "46387.5"];
  const paths = [
    "name",
    "location",
    "priceRange",
    "ownerAgent.phone",
    "keyFeatures",
    "permitNumber",
  ];
  const texts = paths.map((path) => `<si><t>${path}</t></si>`).join("");
  const row = (at: number, cell: (nth: number) => string) =>
    `<row r="${at}">${written.map((_, nth) => cell(nth)).join("")}</row>`;
  const sheet = [
    row(1, (nth) => `<c t="s"><v>${nth}</v></c>`),
    row(2, (nth) => `<c><v>${written[nth]}</v></c>`),
    row(3, (nth) => `<c t="str"><v>${written[nth]}</v></c>`),
  ];
  const book = workbookOf(
    `<worksheet><sheetData>${sheet.join("")}</sheetData></worksheet>`,
    `<sst>${texts}</sst>`,
  );
  const shown: string[][] = [];
  const file = join(folder, "book");
  writeFileSync(file, book);
  for await (const rows of readSheet(file)) shown.push(...rows.map(({ cells }) => [...cells]));
  expect(shown.slice(1)).toEqual([
    ["12", "9876543210", "0.3", "5200000", "12000000", "46387.5"],
    written,
  ]);
});

test("nothing is read from unknown and repeated columns; cells beyond the header are told", async () => {
  const { rows, table } = await read(
    "name,location,propertyType,mlsNumber,Colour,name\nA,B,Plot,P,x,y\nA,B,Plot,P,,,stray",
  );
  expect(table?.columns.map(({ target }) => target)).toEqual([
    "name",
    "location",
    "propertyType",
    "mlsNumber",
    null,
    null,
  ]);
  expect(rows).toMatchObject([
    { row: 2, input: { name: "A" } },
    { row: 3, problem: { column: "#7", value: "stray", code: "unknown-field" } },
  ]);
});

test("every leaf of a listing has a column", () => {
  expect(COLUMN_KINDS.size).toBe(57);
  expect(COLUMN_KINDS.get("media.floorPlans")).toBe("list");
  expect(COLUMN_KINDS.get("lat")).toBe("number");
  expect(COLUMN_KINDS.get("source.readOn")).toBe("date");
});

test("an entry beyond a million characters is one bad row", async () => {
  const entries = [{ text: "x".repeat(1_200_000) }, { b: 2 }, { text: "y".repeat(900_000) }];
  expect(codes((await read(JSON.stringify(entries))).rows)).toEqual([
    [1, "too-large"],
    [2, "read"],
    [3, "read"],
  ]);
});

test("a workbook that unpacks to more than it may, or than it says, is refused", async () => {
  const sheet = `<worksheet>${" ".repeat(400_000)}<row><c><v>1</v></c></row></worksheet>`;
  const claiming = (bytes: number) => {
    const real = Buffer.alloc(4);
    real.writeUInt32LE(sheet.length);
    const workbook = workbookOf(sheet);
    for (let at = workbook.indexOf(real); at >= 0; at = workbook.indexOf(real, at))
      workbook.writeUInt32LE(bytes, at);
    return workbook;
  };
  expect((await read(claiming(600_000_000))).broken?.code).toBe("too-large");
  expect((await read(claiming(100_000))).broken?.code).toBe("malformed");
});

test.each([
  ["a text without end", `<worksheet><row><c><v>${"9".repeat(3e6)}</v></c></row></worksheet>`],
  ["nesting without end", "<a>".repeat(1e5)],
  ["markup kept from the reader", `<worksheet><![CDATA[${"<a>".repeat(1e6)}]]></worksheet>`],
  ["a column far away", '<worksheet><row r="1"><c r="XFD1"><v>1</v></c></row></worksheet>'],
])("a workbook with %s is refused", async (_what, sheet) => {
  expect((await read(workbookOf(sheet))).broken?.code).toBe("too-large");
});

test("a workbook with too many shared texts is refused", async () => {
  const texts = `<sst>${"<si/>".repeat(1_100_000)}</sst>`;
  expect((await read(workbookOf("<worksheet/>", texts))).broken?.code).toBe("too-large");
});
