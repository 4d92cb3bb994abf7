import { COLUMN_KINDS, NEEDED } from "./columns.ts";
import { zip } from "./zip.server.ts";

export const TEMPLATE_KINDS = ["xlsx", "csv"] as const;
type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** Spreadsheet programs read a file as UTF-8 by this mark. */
const MARK = "\ufeff";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SCHEMAS = "http://schemas.openxmlformats.org";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const LINKS = `${SCHEMAS}/officeDocument/2006/relationships`;
const SHEETS = `${SCHEMAS}/spreadsheetml/2006/main`;
const PACKAGE = `${SCHEMAS}/package/2006`;

/** Style of the columns that are needed: bold. Style 0 is plain. */
const STYLES = `<styleSheet xmlns="${SHEETS}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/></cellXfs></styleSheet>`;

/** Parts of a workbook with one sheet, as spreadsheet programs ask for them. */
const FRAME = {
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${LINKS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${SHEETS}" xmlns:r="${LINKS}"><sheets><sheet name="Listings" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${LINKS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${LINKS}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": STYLES,
};

/** An empty table with every column that the import reads; those that are needed come first. */
export function importTemplate(kind: TemplateKind): Uint8Array<ArrayBuffer> {
  const others = [...COLUMN_KINDS.keys()].filter((name) => !isNeeded(name));
  const columns = [...NEEDED, ...others];
  if (kind === "csv") return new TextEncoder().encode(`${MARK}${columns.join(",")}\r\n`);
  const parts = Object.entries({ ...FRAME, "xl/worksheets/sheet1.xml": sheetOf(columns) });
  return new Uint8Array(zip(Object.fromEntries(parts.map(([name, xml]) => [name, HEAD + xml]))));
}

function isNeeded(name: string): boolean {
  return NEEDED.some((needed) => needed === name);
}

/** The names in the first row, which stays in sight, and columns wide enough for them. */
function sheetOf(columns: readonly string[]): string {
  const widths = columns.map((name, at) => {
    const place = `min="${at + 1}" max="${at + 1}"`;
    return `<col ${place} width="${Math.max(name.length + 2, 14)}" customWidth="1"/>`;
  });
  const cells = columns.map(
    (name) => `<c t="inlineStr" s="${isNeeded(name) ? 1 : 0}"><is><t>${name}</t></is></c>`,
  );
  const pane = `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>`;
  return `<worksheet xmlns="${SHEETS}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData><row r="1">${cells.join("")}</row></sheetData></worksheet>`;
}
