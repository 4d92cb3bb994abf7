import { BOTTOM, drawTitleBlock, EDGE, INNER, openPage } from "./brochure-frame.ts";
import { drawTable } from "./draw-table.ts";
import { A4, INK, LINE, MUTED } from "./look.ts";
import type { PdfInput } from "./pdf-source.ts";
import { placePicture, placeTitled } from "./place-picture.ts";
import type { TaggedPdf } from "./tagged-pdf.ts";

const COVER = 330;
/** Room of a caption with the gap below it. */
const CAPTION = 28;
/** Two pictures one above the other, each with its caption. */
const PICTURE = (BOTTOM - 90) / 2 - CAPTION;

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
    y: COVER + 18,
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
  const beside = { ...look, size: 11, align: "right" } as const;
  pdf.write("P", address, { ...beside, y: COVER + 18, colour: MUTED });
  pdf.write("P", words.registration, { ...beside, y: top - 30 });
  drawTitleBlock(pdf, input, 1, cover.title);
}

/** What the place is, beside a picture of it. */
export async function drawStory(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const { words, pictures } = input;
  const { story, notAPhotograph } = words.brochure;
  let y = openPage(pdf, input, 2, story.title, story.shows) + 8;
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
  const [first, second] = [90, 90 + PICTURE + CAPTION];
  const box = { x: EDGE + half + 32, y: first, width: half, height: PICTURE };
  const { gardens, roads } = words.terms.pictures;
  await placeTitled(pdf, pictures.gardens, gardens, notAPhotograph, box);
  await placeTitled(pdf, pictures.roads, roads, notAPhotograph, { ...box, y: second });
}
