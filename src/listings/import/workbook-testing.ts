import { crc32, deflateRawSync } from "node:zlib";

/** A zip archive of parts by name. */
export function zip(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(name.length, 22);
    files.push(Buffer.from("PK\u0003\u0004"), fields, Buffer.from(name), packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\u0001\u0002\u0014\u0000"), fields, tail, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listing, end]);
}

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : "") +
  String.fromCharCode(65 + (column % 26));

const WORKBOOK =
  '<workbook xmlns:r="r"><sheets><sheet name="Plots" sheetId="1" r:id="rId7"/></sheets></workbook>';
const RELATIONS =
  '<Relationships><Relationship Id="rId7" Target="worksheets/plots.xml"/></Relationships>';

/** A workbook whose first sheet is `sheet`, with its shared texts. */
export function workbookOf(sheet: string, sharedTexts = "<sst/>"): Buffer {
  return zip({
    "xl/workbook.xml": WORKBOOK,
    "xl/_rels/workbook.xml.rels": RELATIONS,
    "xl/sharedStrings.xml": sharedTexts,
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
