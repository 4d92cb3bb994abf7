import { BOTTOM, EDGE, INNER, openPage, writeHeading, writeLead } from "./brochure-frame.ts";
import { drawTable } from "./draw-table.ts";
import { INK, LATERITE, MUTED } from "./look.ts";
import type { PdfInput } from "./pdf-source.ts";
import type { BrochureWords } from "./pdf-words.ts";
import { placeTitled } from "./place-picture.ts";
import type { TaggedPdf } from "./tagged-pdf.ts";

const HALF = (INNER - 40) / 2;

/** What a plot costs in all, with where the rates were read. */
export async function drawCosts(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const { costs, pictures, words } = input;
  const told = words.brochure.costs;
  const start = openPage(pdf, input, 6, told.title);
  const top = writeLead(pdf, costs.lead, start);
  const width = HALF + 40;
  const y = drawTable(
    pdf,
    [
      { head: told.part, width: width - costs.examples.length * 124, cell: ({ name }) => name },
      ...costs.examples.map((head, i) => ({
        head,
        width: 124,
        align: "right" as const,
        cell: ({ amounts }: (typeof costs.rows)[number]) => amounts[i] ?? "",
      })),
    ],
    costs.rows,
    { x: EDGE, y: top + 18, size: 11.5, rowHeight: 33, hasSum: true },
  );
  const heading = writeHeading(pdf, told.withheld, EDGE, y + 20, width);
  const look = { x: EDGE, width, size: 11, leading: 1.5 } as const;
  const below = pdf.write("P", costs.withheld, { ...look, y: heading + 4 });
  pdf.write("P", costs.leftOut, { ...look, y: below + 8 });
  const x = EDGE + width + 40;
  const end = writeSources(pdf, input, { x, y: top + 18, width: INNER - width - 40 });
  const title = words.terms.pictures["master-layout"];
  await placeTitled(pdf, pictures["master-layout"], title, words.brochure.notAPhotograph, {
    x,
    y: end + 14,
    width: INNER - width - 40,
    height: BOTTOM - 18 - end - 14,
  });
}

function writeSources(
  pdf: TaggedPdf,
  { costs, words }: PdfInput,
  { x, y: top, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  let y = writeHeading(pdf, words.brochure.costs.sources, x, top, width) + 6;
  for (const { what, where } of costs.sources) {
    y = pdf.write("P", what, { x, y, width, size: 11, weight: "strong" });
    y = pdf.write("P", where, { x, y, width, size: 10, colour: MUTED }) + 9;
  }
  return pdf.write("P", words.brochure.costs.sourcesNote, { x, y: y + 4, width, size: 10.5 });
}

/** What documents to see, and whom to ask. */
export function drawLastPage(pdf: TaggedPdf, input: PdfInput): void {
  const { last } = input.words.brochure;
  const top = openPage(pdf, input, 8, last.documentsPage) + 14;
  drawDocuments(pdf, last, EDGE, top);
  drawContact(pdf, last, EDGE + HALF + 40, top);
}

/** The frame round whom to ask: its height at the least, and its room above and below the words. */
const CONTACT = { least: 236, edge: 18 } as const;

type LastWords = BrochureWords["last"];

function drawDocuments(pdf: TaggedPdf, last: LastWords, x: number, top: number): void {
  let y = writeHeading(pdf, last.documentsTitle, x, top, HALF) + 6;
  const list = pdf.element("L");
  for (const name of last.documents) {
    const at = y;
    pdf.decorate((doc) => {
      doc.lineWidth(0.8).strokeColor(INK);
      doc.rect(x, at + 3, 9, 9).stroke();
    });
    const item = pdf.element("LI", list);
    y = pdf.write("LBody", name, { x: x + 20, y, width: HALF - 20, size: 13 }, item) + 12;
  }
}

function drawContact(pdf: TaggedPdf, last: LastWords, left: number, top: number): void {
  const x = left + 24;
  const width = HALF - 48;
  let y = writeHeading(pdf, last.contactTitle, x, top + CONTACT.edge, width);
  y = pdf.write("P", last.contactLead, { x, y: y + 4, width, size: 12 }) + 10;
  for (const line of last.contacts) y = pdf.write("P", line, { x, y, width, size: 12.5 }) + 5;
  y = pdf.write("P", last.seller, { x, y: y + 4, width, size: 10, colour: MUTED });
  // An address has as many lines as its owner gave it.
  const height = Math.max(CONTACT.least, y + CONTACT.edge - top);
  pdf.decorate((doc) => {
    doc.lineWidth(1).strokeColor(INK).rect(left, top, HALF, height).stroke();
    doc.rect(left, top, 5, height).fillColor(LATERITE).fill();
  });
}
