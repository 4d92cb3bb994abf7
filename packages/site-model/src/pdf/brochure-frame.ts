import { A4, INK, LINE, MUTED } from "./look.ts";
import type { PdfSource } from "./pdf-source.ts";
import type { TaggedPdf } from "./tagged-pdf.ts";

export const EDGE = 44;
export const INNER = A4.width - EDGE * 2;
const FOOT = A4.height - 34;

/** A page of the brochure with its title and its foot; hands back where its content starts. */
export function openPage(
  pdf: TaggedPdf,
  { words }: Pick<PdfSource, "words">,
  number: number,
  title: string,
): number {
  pdf.addPage();
  pdf.decorate((doc) => {
    doc.lineWidth(0.5).strokeColor(LINE);
    doc
      .moveTo(EDGE, FOOT)
      .lineTo(A4.width - EDGE, FOOT)
      .stroke();
    const row = { y: FOOT + 8, size: 9, colour: MUTED } as const;
    pdf.draw(words.foot, { ...row, x: EDGE, width: INNER - 60, fit: true });
    pdf.draw(String(number), { ...row, x: EDGE, width: INNER, align: "right" });
  });
  return pdf.write("H2", title, {
    x: EDGE,
    y: 36,
    width: INNER,
    size: 28,
    weight: "strong",
    leading: 1.2,
    fit: true,
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
