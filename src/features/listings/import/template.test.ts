import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSheet as readByOther } from "read-excel-file/node";
import { afterAll, expect, test } from "vitest";
import { type Listing, parseListing } from "#features/listings/model/listing.ts";
import { COLUMN_KINDS } from "./columns.ts";
import { readRows } from "./read-file.server.ts";
import { readXlsx } from "./read-xlsx.server.ts";
import { SHEET_COLUMNS } from "./sheet-columns.ts";
import { listingsSheet, TEMPLATE_KINDS } from "./template.server.ts";

const folder = mkdtempSync(join(tmpdir(), "sthalam-template-"));
afterAll(() => rmSync(folder, { recursive: true }));

const PUBLISHED: Listing[] = JSON.parse(readFileSync("data/listings.json", "utf8")).map(
  (input: unknown) => {
    const parsed = parseListing(input);
    return parsed.ok ? parsed.listing : input;
  },
);

function write(name: string, content: Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

async function read(file: string): Promise<unknown[]> {
  const inputs: unknown[] = [];
  for await (const some of readRows(file))
    for (const row of some) inputs.push("input" in row ? row.input : row.problem);
  return inputs;
}

test("the workbook has every column in its first row, those that are needed first", async () => {
  const rows = [];
  for await (const some of readXlsx(write("listings.xlsx", await listingsSheet("xlsx"))))
    rows.push(...some);
  expect(rows.map(({ cells }) => cells)).toEqual([SHEET_COLUMNS.map(({ label }) => label)]);
  expect(SHEET_COLUMNS.slice(0, 4).every(({ required }) => required)).toBe(true);
  expect(SHEET_COLUMNS.map(({ path }) => path).sort()).toEqual([...COLUMN_KINDS.keys()].sort());
});

test("another library opens the workbook, and finds on its second sheet how to fill it in", async () => {
  const file = write("opened.xlsx", await listingsSheet("xlsx", PUBLISHED.slice(0, 3)));
  const [titles, ...rows] = await readByOther(file, "Listings");
  expect(titles).toEqual(SHEET_COLUMNS.map(({ label }) => label));
  expect(rows.map(([name]) => name)).toEqual(PUBLISHED.slice(0, 3).map(({ name }) => name));
  const guide = await readByOther(file, "How to fill it in");
  expect(guide).toContainEqual(["Type", "yes", null, "Plot; Apartment; Villa"]);
  expect(guide).toContainEqual([...["Layout area", null, "Such as 49852 sq.yds", null]]);
});

test.each(TEMPLATE_KINDS)(
  "an import takes the empty sheet as %s, which brings nothing",
  async (kind) => {
    expect(await read(write(`read.${kind}`, await listingsSheet(kind)))).toEqual([]);
  },
);

test.each(TEMPLATE_KINDS)(
  "listings as %s are the same when they are brought again",
  async (kind) => {
    const inputs = await read(write(`all.${kind}`, await listingsSheet(kind, PUBLISHED)));
    expect(inputs.map(parseListing)).toEqual(PUBLISHED.map((listing) => ({ ok: true, listing })));
  },
);

test("what a spreadsheet would compute is brought again as it was", async () => {
  const [one] = PUBLISHED;
  if (!one) throw new Error("There is no listing.");
  const evil = { ...one, name: '=HYPERLINK("https://x.example")', propertyDescription: "'quoted'" };
  const file = write("evil.csv", await listingsSheet("csv", [evil]));
  expect(readFileSync(file, "utf8")).toContain("'=HYPERLINK");
  expect((await read(file)).map(parseListing)).toEqual([{ ok: true, listing: evil }]);
});
