import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { COLUMN_KINDS, NEEDED } from "./columns.ts";
import { readRows } from "./read-file.server.ts";
import { readXlsx } from "./read-xlsx.server.ts";
import { importTemplate, TEMPLATE_KINDS } from "./template.server.ts";

const folder = mkdtempSync(join(tmpdir(), "sthalam-template-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

test("the workbook has every column in its first row, those that are needed first", async () => {
  const rows = [];
  for await (const some of readXlsx(write("listings.xlsx", await importTemplate("xlsx"))))
    rows.push(...some);
  expect(rows).toHaveLength(1);
  const cells = rows[0]?.cells ?? [];
  expect(cells.slice(0, NEEDED.length)).toEqual(NEEDED);
  expect([...cells].sort()).toEqual([...COLUMN_KINDS.keys()].sort());
});

test.each(TEMPLATE_KINDS)(
  "an import takes the template as %s, which brings nothing yet",
  async (kind) => {
    const rows = [];
    for await (const some of readRows(write(`read.${kind}`, await importTemplate(kind))))
      rows.push(...some);
    expect(rows).toEqual([]);
  },
);

test("a row under the template's columns is read by their names", async () => {
  const values = ["Green Fields", "Nunna", "Plot", "T-1"];
  const line = new TextEncoder().encode(`${values.join(",")}\r\n`);
  const file = write("filled.csv", Buffer.concat([await importTemplate("csv"), line]));
  const rows = [];
  for await (const some of readRows(file)) rows.push(...some);
  const input = Object.fromEntries(NEEDED.map((name, at) => [name, values[at]]));
  expect(rows).toEqual([{ row: 2, input }]);
});
