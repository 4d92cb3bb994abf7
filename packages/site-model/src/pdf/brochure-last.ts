import { EDGE, INNER, openPage, writeHeading, writeLead } from "./brochure-frame.ts";
import { drawTable } from "./draw-table.ts";
import { A4, INK, LATERITE, MUTED, RIVER } from "./look.ts";
import type { PdfInput } from "./pdf-source.ts";
import type { BrochureWords } from "./pdf-words.ts";
import { placePicture } from "./place-picture.ts";
import type { TaggedPdf } from "./tagged-pdf.ts";

const HALF = (INNER - 40) / 2;

/** What a plot costs in all, with where the rates were read. */
export async function drawCosts(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const { costs, pictures, words } = input;
  const told = words.brochure.costs;
  const start = openPage(pdf, input, 7, told.title);
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
  const alts = [told.layoutAlt, words.brochure.notAPhotograph];
  await placePicture(pdf, pictures["master-layout"], alts, {
    x,
    y: end + 20,
    width: INNER - width - 40,
    height: A4.height - 62 - end - 20,
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

/** How far it is, what documents to see, and whom to ask. */
export async function drawLastPage(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const { last, features, notAPhotograph } = input.words.brochure;
  const top = openPage(pdf, input, 8, last.title) + 14;
  drawWay(pdf, last, top);
  drawDocuments(pdf, last, EDGE + HALF + 40, top);
  drawContact(pdf, last, top + 226);
  await placePicture(pdf, input.pictures.entrance, [features.gateAlt, notAPhotograph], {
    x: EDGE + HALF + 40,
    y: top + 242,
    width: HALF,
    height: 206,
  });
}

type LastWords = BrochureWords["last"];

function drawWay(pdf: TaggedPdf, { way, distances, byRoad, onMap }: LastWords, top: number): void {
  let y = writeHeading(pdf, way, EDGE, top, HALF) + 6;
  const farthest = Math.max(...distances.map(({ km }) => km));
  for (const { text, km } of distances) {
    y = pdf.write("P", text, { x: EDGE, y, width: HALF, size: 12 });
    const bar = (HALF * km) / farthest;
    const at = y + 3;
    pdf.decorate((doc) => {
      doc.rect(EDGE, at, bar, 6).fillColor(RIVER).fill();
      doc.lineWidth(0.7).strokeColor(INK).rect(EDGE, at, bar, 6).stroke();
    });
    y += 20;
  }
  const look = { x: EDGE, width: HALF } as const;
  y = pdf.write("P", byRoad, { ...look, y: y + 2, size: 12 });
  pdf.write("P", onMap, { ...look, y: y + 8, size: 10.5, colour: MUTED });
}

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
    y = pdf.write("LBody", name, { x: x + 20, y, width: HALF - 20, size: 11.5 }, item) + 5;
  }
}

function drawContact(pdf: TaggedPdf, last: LastWords, top: number): void {
  pdf.decorate((doc) => {
    doc
      .lineWidth(1)
      .strokeColor(INK)
      .rect(EDGE, top + 16, HALF, 206)
      .stroke();
    doc
      .rect(EDGE, top + 16, 5, 206)
      .fillColor(LATERITE)
      .fill();
  });
  const x = EDGE + 24;
  const width = HALF - 48;
  let y = writeHeading(pdf, last.contactTitle, x, top + 32, width);
  y = pdf.write("P", last.contactLead, { x, y: y + 4, width, size: 11.5 }) + 8;
  for (const line of last.contacts) y = pdf.write("P", line, { x, y, width, size: 12 }) + 3;
  pdf.write("P", last.seller, { x, y: y + 4, width, size: 10, colour: MUTED });
}
