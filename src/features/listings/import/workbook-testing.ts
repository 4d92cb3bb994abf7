import { strToU8, zipSync } from "fflate";

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : "") +
  String.fromCharCode(65 + (column % 26));

const workbook = (properties: string) =>
  `<workbook xmlns:r="r">${properties}<sheets><sheet name="Plots" sheetId="1" r:id="rId7"/></sheets></workbook>`;
const RELATIONS =
  '<Relationships><Relationship Id="rId7" Target="worksheets/plots.xml"/></Relationships>';

/** A zip archive of texts by name. */
export function zipTexts(parts: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

/** A workbook whose first sheet is `sheet`, with its shared texts, the styles of its cells and its own properties. */
export function workbookOf(
  sheet: string,
  sharedTexts = "<sst/>",
  styles = "<styleSheet/>",
  properties = "",
): Buffer {
  return zipTexts({
    "xl/workbook.xml": workbook(properties),
    "xl/_rels/workbook.xml.rels": RELATIONS,
    "xl/sharedStrings.xml": sharedTexts,
    "xl/styles.xml": styles,
    "xl/worksheets/plots.xml": sheet,
  });
}

/** A workbook as spreadsheet programs write it: shared texts, numbers, empty cells left out. */
export function toWorkbook(rows: readonly (readonly (string | number)[])[]): Buffer {
  const shared: string[] = [];
  const toCell = (value: string | number, column: number, row: number) => {
    if (value === "") return "";
    const at = `r="${letters(column)}${row}"`;
    if (typeof value === "number") return `<c ${at}><v>${value}</v></c>`;
    shared.push(`<si><r><t>${escapeXml(value)}</t></r><rPh><t>hint</t></rPh></si>`);
    return `<c ${at} t="s"><v>${shared.length - 1}</v></c>`;
  };
  const sheet = rows.map((cells, at) => {
    const row = at + 1;
    return `<row r="${row}">${cells.map((cell, column) => toCell(cell, column, row)).join("")}</row>`;
  });
  return workbookOf(
    `<worksheet><sheetData>${sheet.join("")}</sheetData></worksheet>`,
    `<sst>${shared.join("")}</sst>`,
  );
}
