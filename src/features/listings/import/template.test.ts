import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSheet as readByOther } from "read-excel-file/node";
import { afterAll, expect, test } from "vitest";
import type { FieldKind } from "#features/listings/model/fields/field-kinds.ts";
import { FIELDS, valueAt, withValue } from "#features/listings/model/fields/fields.ts";
import type { FieldPath } from "#features/listings/model/fields/listing-fields.ts";
import { type Listing, parseListing } from "#features/listings/model/listing.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { FIELD_WORDS, SERVER_WORDS } from "#platform/i18n/server-words.server.ts";
import { readXlsx } from "#platform/sheets/read-xlsx.server.ts";
import { COLUMN_KINDS } from "./columns.ts";
import { readRows } from "./read-file.server.ts";
import { headsOf, ownHeads, SHEET_COLUMNS } from "./sheet-columns.ts";
import { TableReport } from "./table-report.ts";
import { listingsSheet, TEMPLATE_KINDS } from "./template.server.ts";

const HEADS = [...LANGUAGES, "paths"] as const;
const OWN_HEADS = ownHeads(Object.values(FIELD_WORDS));

/** The words of a language; for programs there are none in the heads. */
function inWords(heads: (typeof HEADS)[number]) {
  const language = heads === "paths" ? "en" : heads;
  const words = { fields: FIELD_WORDS[language], others: SERVER_WORDS[language] };
  return { words, forPrograms: heads === "paths" };
}
const textsOf = (heads: (typeof HEADS)[number]) =>
  headsOf(heads === "paths" ? null : inWords(heads).words);

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

async function read(file: string, table?: TableReport): Promise<unknown[]> {
  const inputs: unknown[] = [];
  for await (const some of readRows(file, { own: OWN_HEADS }, table))
    for (const row of some) inputs.push("input" in row ? row.input : row.problem);
  return inputs;
}

/** A listing that states every field: where it states nothing, a text of the field's own. */
function filled(listing: Listing): Listing {
  const full = FIELDS.reduce<object>((all, { path, kind, options }) => {
    const has = valueAt(all, path);
    const isStated = Array.isArray(has) ? has.length > 0 : has !== "" && has !== undefined && has;
    const example = kind === "choices" ? [...(options ?? [])] : (options?.find(Boolean) ?? null);
    return isStated ? all : withValue(all, path, example ?? exampleOf(kind, path));
  }, listing);
  const parsed = parseListing(full);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.listing;
}

const EXAMPLES: Readonly<Partial<Record<FieldKind | FieldPath, unknown>>> = {
  area: "49852 sq.yds",
  sizes: "162 - 525 sq.yds",
  rate: "₹20000 per sq.yd",
  date: "2026-11-22",
  address: "https://agent.example/photo.jpg",
  addresses: ["https://agent.example/a.jpg", "https://agent.example/b.jpg"],
  entries: ["40", "60 , 40"],
  features: ["Park", "Temple"],
  degrees: 16.5,
  "yes-no": true,
  "neighborhoodDetails.pincode": "520001",
};
const exampleOf = (kind: FieldKind, path: FieldPath) =>
  EXAMPLES[path] ?? EXAMPLES[kind] ?? `Of ${path}`;

test("the workbook has every column in its first row, those that are needed first", async () => {
  const rows = [];
  for await (const some of readXlsx(
    write("listings.xlsx", await listingsSheet({ kind: "xlsx", ...inWords("en") })),
  ))
    rows.push(...some);
  expect(rows.map(({ cells }) => cells)).toEqual([SHEET_COLUMNS.map(({ label }) => label)]);
  expect(SHEET_COLUMNS.slice(0, 4).every(({ required }) => required)).toBe(true);
  expect(SHEET_COLUMNS.map(({ path }) => path).sort()).toEqual([...COLUMN_KINDS.keys()].sort());
});

test("another library opens the workbook, and finds on its second sheet how to fill it in", async () => {
  const file = write(
    "opened.xlsx",
    await listingsSheet({ kind: "xlsx", ...inWords("en"), listings: PUBLISHED.slice(0, 3) }),
  );
  const [titles, ...rows] = await readByOther(file, "Listings");
  expect(titles).toEqual(SHEET_COLUMNS.map(({ label }) => label));
  expect(rows.map(([name]) => name)).toEqual(PUBLISHED.slice(0, 3).map(({ name }) => name));
  const guide = await readByOther(file, "How to fill it in");
  expect(guide).toContainEqual(["Type", "yes", null, "Plot; Apartment; Villa", "propertyType"]);
  expect(guide).toContainEqual(["Layout area", null, "Such as 49852 sq.yds", null, "areaRange"]);
});

const SHEETS = TEMPLATE_KINDS.flatMap((kind) => HEADS.map((heads) => [kind, heads] as const));

test.each(SHEETS)(
  "an import takes the empty sheet as %s under %s, which brings nothing",
  async (kind, heads) => {
    const file = write(`empty-${heads}.${kind}`, await listingsSheet({ kind, ...inWords(heads) }));
    expect(await read(file)).toEqual([]);
  },
);

test.each(SHEETS)(
  "listings as %s under %s are the same when they are brought again",
  async (kind, heads) => {
    const table = new TableReport();
    const sheet = await listingsSheet({ kind, ...inWords(heads), listings: PUBLISHED });
    const inputs = await read(write(`all-${heads}.${kind}`, sheet), table);
    expect(inputs.map(parseListing)).toEqual(PUBLISHED.map((listing) => ({ ok: true, listing })));
    expect(table.result()?.columns.map(({ head, target }) => [head, target])).toEqual(
      SHEET_COLUMNS.map(({ path }, at) => [textsOf(heads)[at], path]),
    );
  },
);

test("no two columns have the same head in any language, and no head means another column in another", () => {
  for (const heads of HEADS) {
    expect([heads, new Set(textsOf(heads)).size]).toEqual([heads, SHEET_COLUMNS.length]);
    if (heads === "paths") continue;
    const meant = textsOf(heads).map((head) => OWN_HEADS[head]);
    expect(meant).toEqual(SHEET_COLUMNS.map(({ path }) => path));
  }
});

test("every column comes back as it was under each language's heads, those too that no listing states", async () => {
  for (const [kind, heads] of SHEETS) {
    const full = PUBLISHED[0] && filled(PUBLISHED[0]);
    if (!full) throw new Error("There is no listing.");
    const file = write(
      `full-${heads}.${kind}`,
      await listingsSheet({ kind, ...inWords(heads), listings: [full] }),
    );
    expect((await read(file)).map(parseListing)).toEqual([{ ok: true, listing: full }]);
  }
});

test("the guide of a workbook is in the language of its heads", async () => {
  const file = write("guide.xlsx", await listingsSheet({ kind: "xlsx", ...inWords("te") }));
  const guide = await readByOther(file, "ఎలా నింపాలి");
  expect(guide).toContainEqual(["రకం", "అవును", null, "Plot; Apartment; Villa", "propertyType"]);
});

test("what a spreadsheet would compute is brought again as it was", async () => {
  const [one] = PUBLISHED;
  if (!one) throw new Error("There is no listing.");
  const evil = { ...one, name: '=HYPERLINK("https://x.example")', propertyDescription: "'quoted'" };
  const file = write(
    "evil.csv",
    await listingsSheet({ kind: "csv", ...inWords("en"), listings: [evil] }),
  );
  expect(readFileSync(file, "utf8")).toContain("'=HYPERLINK");
  expect((await read(file)).map(parseListing)).toEqual([{ ok: true, listing: evil }]);
});
