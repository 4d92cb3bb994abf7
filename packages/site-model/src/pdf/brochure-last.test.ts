import { expect, test } from "vitest";
import { drawLastPage } from "./brochure-last.ts";
import { A4 } from "./look.ts";
import type { PdfInput } from "./pdf-source.ts";
import { TaggedPdf } from "./tagged-pdf.ts";

/** The frame round whom to ask, and where the words in it end. */
function frameOf(postalAddress: string) {
  const facts = { title: "Title", subject: "Subject", lang: "en", dated: new Date(0) };
  const pdf = new TaggedPdf(facts, A4);
  const ends: number[] = [];
  const bottoms: number[] = [];
  const { write } = pdf;
  pdf.write = (type, text, ...look) => {
    const end = write.call(pdf, type, text, ...look);
    if (text === "Seller") ends.push(end);
    return end;
  };
  const last = {
    documentsPage: "Papers",
    documentsTitle: "Papers to see",
    documents: ["Deed"],
    contactTitle: "Ask",
    contactLead: "Whom",
    contacts: [postalAddress],
    seller: "Seller",
  };
  const words = {
    brochure: { last },
    foot: "Foot",
    sheetNames: { shows: "Shows", sheet: "Sheet" },
  };
  const { decorate } = pdf;
  pdf.decorate = (draw) =>
    decorate.call(pdf, (doc) => {
      const { rect } = doc;
      doc.rect = (x, y, width, height) => {
        if (x > A4.width / 2) bottoms.push(y + height);
        return rect.call(doc, x, y, width, height);
      };
      draw(doc);
      doc.rect = rect;
    });
  drawLastPage(pdf, { words, name: "Name", qrs: [] } as unknown as PdfInput);
  return { end: Math.max(...ends), bottom: Math.max(...bottoms) };
}

test("the frame round whom to ask holds all that is told, however long an address is", () => {
  const short = frameOf("Main road, Vijayawada");
  const long = frameOf("Third floor, opposite the old sugar mill, Mahatma Gandhi Road. ".repeat(8));
  expect(long.end).toBeGreaterThan(short.bottom);
  for (const { end, bottom } of [short, long]) expect(bottom).toBeGreaterThan(end);
});
