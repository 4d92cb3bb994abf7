import { PICTURE_NAMES } from "../pictures.ts";
import { EDGE, INNER, openPage, writeLead } from "./brochure-frame.ts";
import { drawTable } from "./draw-table.ts";
import { A4, INK, LINE, MUTED } from "./look.ts";
import type { PdfInput } from "./pdf-source.ts";
import { placePicture } from "./place-picture.ts";
import type { TaggedPdf } from "./tagged-pdf.ts";

const COVER = 372;
const GAP = 16;

/** The picture, the name and the four figures. */
export async function drawCover(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const { name, words, pictures, address } = input;
  const { cover, notAPhotograph } = words.brochure;
  pdf.addPage();
  const box = { x: 0, y: 0, width: A4.width, height: COVER };
  await placePicture(pdf, pictures.hero, [cover.alt, notAPhotograph], box);
  const look = { x: EDGE, width: INNER } as const;
  let y = pdf.write("P", cover.mark, {
    ...look,
    y: COVER + 24,
    size: 11,
    colour: MUTED,
  });
  y = pdf.write("H1", name, { ...look, y, size: 46, weight: "strong", leading: 1.15 });
  y = pdf.write("P", cover.told, { ...look, y, size: 15, colour: MUTED });
  const top = y + 14;
  const width = INNER / 4;
  pdf.decorate((doc) => {
    doc.lineWidth(0.9).strokeColor(INK);
    doc
      .moveTo(EDGE, top)
      .lineTo(A4.width - EDGE, top)
      .stroke();
    doc.lineWidth(0.5).strokeColor(LINE);
    for (let i = 1; i < 4; i += 1) {
      const x = EDGE + i * width - 12;
      doc
        .moveTo(x, top + 12)
        .lineTo(x, top + 48)
        .stroke();
    }
  });
  for (const [i, [what, value]] of words.facts.entries()) {
    const cell = { x: EDGE + i * width, width: width - 20 } as const;
    const end = pdf.write("P", what, { ...cell, y: top + 11, size: 10, colour: MUTED });
    pdf.write("P", value, { ...cell, y: end, size: 15, weight: "strong", fit: true });
  }
  pdf.write("P", words.registration, { ...look, y: A4.height - 40, size: 11 });
  pdf.write("P", address, {
    ...look,
    y: COVER + 24,
    size: 11,
    colour: MUTED,
    align: "right",
  });
}

/** What the place is, beside a picture of it. */
export async function drawStory(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const { words, pictures } = input;
  const { story, notAPhotograph } = words.brochure;
  let y = openPage(pdf, input, 2, story.title) + 8;
  const half = (INNER - 32) / 2;
  const look = { x: EDGE, width: half, size: 11.5, leading: 1.5 } as const;
  for (const text of story.paragraphs) y = pdf.write("P", text, { ...look, y: y + 10 });
  const [what, told] = story.heads;
  drawTable(
    pdf,
    [
      { head: what, width: 130, cell: ([name]) => name },
      { head: told, width: half - 130, align: "right", cell: ([, text]) => text },
    ],
    [...words.facts, ...story.rows],
    { x: EDGE, y: y + 18, size: 11, rowHeight: 28 },
  );
  const box = { x: EDGE + half + 32, y: 92, width: half, height: 214 };
  await placePicture(pdf, pictures.gardens, [story.parkAlt, notAPhotograph], box);
  const below = { ...box, y: 92 + 214 + GAP };
  await placePicture(pdf, pictures.roads, [story.roadAlt, notAPhotograph], below);
}

/** The six pictures of the page's gallery. */
export async function drawGallery(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const { pictures, words } = input;
  const { gallery, notAPhotograph } = words.brochure;
  const start = openPage(pdf, input, 3, gallery.title);
  const top = writeLead(pdf, gallery.lead, start);
  const width = (INNER - GAP * 2) / 3;
  const height = width * 0.64;
  for (const [i, name] of PICTURE_NAMES.entries()) {
    const x = EDGE + (i % 3) * (width + GAP);
    const y = top + 16 + Math.floor(i / 3) * (height + 38);
    const title = words.terms.pictures[name];
    await placePicture(pdf, pictures[name], [title, notAPhotograph], { x, y, width, height });
    const look = { x, y: y + height + 5, width, size: 12, weight: "strong" } as const;
    pdf.write("Caption", title, look);
  }
}
