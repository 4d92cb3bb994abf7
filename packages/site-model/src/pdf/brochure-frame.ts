import { A4, INK, LINE, MUTED } from "./look.ts";
import type { PdfSource, QrCode } from "./pdf-source.ts";
import type { TaggedPdf } from "./tagged-pdf.ts";

export const EDGE = 44;
export const INNER = A4.width - EDGE * 2;
/** The title block at the foot of each sheet. */
const BLOCK = { height: 46, top: A4.height - 24 - 46 } as const;
/** Nothing of a sheet reaches below this. */
export const BOTTOM = BLOCK.top - 12;
const MARGIN = 24;
/** How many sheets the set has. */
const SHEETS = 8;

/** A sheet of the set with its title, and what its title block says that it shows; hands back where its content starts. */
export function openPage(
  pdf: TaggedPdf,
  input: Pick<PdfSource, "words" | "name" | "qrs">,
  number: number,
  title: string,
  shows = title,
): number {
  pdf.addPage();
  pdf.decorate((doc) => {
    doc.lineWidth(0.8).strokeColor(INK);
    doc.rect(MARGIN, MARGIN, A4.width - 2 * MARGIN, A4.height - 2 * MARGIN).stroke();
  });
  drawTitleBlock(pdf, input, number, shows);
  return pdf.write("H2", title, {
    x: EDGE,
    y: 38,
    width: INNER,
    size: 26,
    weight: "strong",
    leading: 1.2,
    fit: true,
  });
}

/** Project and state, what the sheet shows, its number in the set, and a code that leads to it on the site. */
export function drawTitleBlock(
  pdf: TaggedPdf,
  { words, name, qrs }: Pick<PdfSource, "words" | "name" | "qrs">,
  number: number,
  title: string,
): void {
  const { top, height } = BLOCK;
  const right = A4.width - MARGIN;
  const code = right - height;
  const sheet = code - 96;
  const what = sheet - 190;
  pdf.decorate((doc) => {
    doc.lineWidth(0.8).strokeColor(INK);
    doc
      .rect(MARGIN, top, right - MARGIN, height)
      .fillColor("#ffffff")
      .fillAndStroke();
    doc.lineWidth(0.5).strokeColor(LINE);
    for (const x of [what, sheet, code])
      doc
        .moveTo(x, top)
        .lineTo(x, top + height)
        .stroke();
    const small = { size: 9, colour: MUTED } as const;
    const strong = { size: 12, weight: "strong", fit: true } as const;
    const row = { first: top + 8, second: top + 22 } as const;
    pdf.draw(name, { ...strong, x: EDGE, y: row.first - 1, width: what - EDGE - 12 });
    pdf.draw(words.foot, {
      ...small,
      x: EDGE,
      y: row.second + 1,
      width: what - EDGE - 12,
      fit: true,
    });
    pdf.draw(words.sheetNames.shows, {
      ...small,
      x: what + 10,
      y: row.first,
      width: 170,
      fit: true,
    });
    pdf.draw(title, { ...strong, x: what + 10, y: row.second, width: 170 });
    pdf.draw(words.sheetNames.sheet, {
      ...small,
      x: sheet + 10,
      y: row.first,
      width: 76,
      fit: true,
    });
    pdf.draw(`${number} / ${SHEETS}`, { ...strong, x: sheet + 10, y: row.second, width: 76 });
  });
  const qr = qrs[number - 1];
  if (qr) drawQr(pdf, qr, code + 3, top + 3, height - 6);
}

/** A code for a phone's camera, as a figure that says where it leads. */
export function drawQr(
  pdf: TaggedPdf,
  { cells, address }: QrCode,
  x: number,
  y: number,
  side: number,
) {
  const cell = side / cells.length;
  pdf.figure(address, { x, y, width: side, height: side }, (doc) => {
    doc.fillColor(INK, 1);
    // A hair wider than a cell: no seams between dark ones.
    for (const [row, line] of cells.entries())
      for (const [column, isDark] of [...line].entries())
        if (isDark === "1") doc.rect(x + column * cell, y + row * cell, cell + 0.05, cell + 0.05);
    doc.fill();
  });
}

/** A line below a page's title. */
export function writeLead(pdf: TaggedPdf, text: string, y: number, width = INNER): number {
  return pdf.write("P", text, { x: EDGE, y: y + 2, width, size: 11.5, colour: MUTED });
}

/** A small heading above a part of a page. */
export function writeHeading(pdf: TaggedPdf, text: string, x: number, y: number, width: number) {
  return pdf.write("H3", text, { x, y, width, size: 14, weight: "strong", colour: INK });
}
