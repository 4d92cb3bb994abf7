import { stringify } from "csv-stringify/sync";
import writeExcelFile from "write-excel-file/node";
import { COLUMN_KINDS, NEEDED } from "./columns.ts";

export const TEMPLATE_KINDS = ["xlsx", "csv"] as const;
type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** In characters; a longer name makes its column wider. */
const NARROWEST = 14;

/** An empty table with every column that the import reads; those that are needed come first. */
export async function importTemplate(kind: TemplateKind): Promise<Uint8Array<ArrayBuffer>> {
  const others = [...COLUMN_KINDS.keys()].filter((name) => !isNeeded(name));
  const columns = [...NEEDED, ...others];
  // By the mark of order spreadsheet programs read a file as UTF-8.
  if (kind === "csv")
    return new TextEncoder().encode(
      stringify([columns], { bom: true, record_delimiter: "windows" }),
    );
  return new Uint8Array(await toWorkbook(columns));
}

function isNeeded(name: string): boolean {
  return NEEDED.some((needed) => needed === name);
}

/** The names in the first row, which stays in sight, and columns wide enough for them. */
function toWorkbook(columns: readonly string[]): Promise<Buffer> {
  const titles = columns.map((value) =>
    isNeeded(value) ? ({ value, fontWeight: "bold" } as const) : value,
  );
  return writeExcelFile([titles], {
    sheet: "Listings",
    stickyRowsCount: 1,
    columns: columns.map(({ length }) => ({ width: Math.max(length + 2, NARROWEST) })),
  }).toBuffer();
}
