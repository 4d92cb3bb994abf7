import { PICTURE_NAMES, type PictureName } from "../pictures.ts";
import { EDGE, INNER, openPage, writeLead } from "./brochure-frame.ts";
import { drawTable } from "./draw-table.ts";
import { A4, INK, LINE, MUTED } from "./look.ts";
import type { PdfInput } from "./pdf-source.ts";
import { placePicture } from "./place-picture.ts";
import type { TaggedPdf } from "./tagged-pdf.ts";

const COVER = 372;
const GAP = 16;

const TITLES: Readonly<Record<PictureName, string>> = {
  entrance: "Grand Entrance",
  clubhouse: "Clubhouse",
  gardens: "Landscaped Gardens",
  "play-area": "Kids Play Area",
  roads: "Internal Roads",
  "master-layout": "Master Layout",
};

/** The figures that every PDF and page tells. */
function factRows({ facts, figures: { whole, decimal } }: PdfInput) {
  const { acres, plotCount, smallestSqYards, largestSqYards, roadFeet } = facts;
  const [smallest, largest] = [whole(smallestSqYards), whole(largestSqYards)];
  const [avenue, park, loop] = roadFeet;
  return [
    ["Total area", `${decimal(acres, 1)} acres`],
    ["Plots", whole(plotCount)],
    ["Plot sizes", `${smallest} to ${largest} sq yd`],
    ["Roads", `${avenue}, ${park} and ${loop} ft`],
  ] as const;
}

/** The picture, the name and the four figures. */
export async function drawCover(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const { facts, pictures, origin } = input;
  const { name, plotCount, minutesFromAmaravati } = facts;
  pdf.addPage();
  const box = { x: 0, y: 0, width: A4.width, height: COVER };
  await placePicture(pdf, pictures.hero, `${name} from above the gate`, box);
  const look = { x: EDGE, width: INNER } as const;
  let y = pdf.write("P", "Sample project · Illustrative, drawn from the plan", {
    ...look,
    y: COVER + 24,
    size: 11,
    colour: MUTED,
  });
  y = pdf.write("H1", name, { ...look, y, size: 46, weight: "strong", leading: 1.15 });
  const told = `${plotCount} gated plots, ${minutesFromAmaravati} minutes from Amaravati`;
  y = pdf.write("P", told, { ...look, y, size: 15, colour: MUTED });
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
  for (const [i, [what, value]] of factRows(input).entries()) {
    const cell = { x: EDGE + i * width, width: width - 20 } as const;
    const end = pdf.write("P", what, { ...cell, y: top + 11, size: 10, colour: MUTED });
    pdf.write("P", value, { ...cell, y: end, size: 15, weight: "strong" });
  }
  pdf.write("P", new URL("/projects", origin).href, {
    ...look,
    y: COVER + 24,
    size: 11,
    colour: MUTED,
    align: "right",
  });
}

/** What the place is, beside a picture of it. */
export async function drawStory(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const { facts, plots, areas, pictures, figures } = input;
  const { roadFeet, maintenanceYears, wallFeet, fenceFeet, kmFromVijayawada } = facts;
  const [avenue, park, loop] = roadFeet;
  const narrowest = Math.floor(Math.min(...plots.map(({ frontageFeet }) => frontageFeet)));
  let y = openPage(pdf, input, 2, "One way in, a loop you can walk, and a park in the middle");
  const half = (INNER - 32) / 2;
  const look = { x: EDGE, width: half, size: 11.5, leading: 1.5 } as const;
  y = pdf.write(
    "P",
    `You come in by a ${avenue} ft avenue between two gardens. ${park} ft roads run round the park with the clubhouse, the pool, the play area and the court; a ${loop} ft loop reaches every other plot.`,
    { ...look, y: y + 18 },
  );
  y = pdf.write(
    "P",
    `No plot faces a dead end. The narrowest frontage is ${narrowest} ft. Wires and drains lie underground, and the developer keeps it all in order for ${maintenanceYears} years.`,
    { ...look, y: y + 10 },
  );
  const open = figures.decimal((areas.openSpaces / areas.site) * 100, 1);
  drawTable(
    pdf,
    [
      { head: "What", width: 130, cell: ([what]) => what },
      { head: "How much", width: half - 130, align: "right", cell: ([, value]) => value },
    ],
    [
      ...factRows(input),
      ["Parks and gardens", `${figures.whole(areas.openSpaces)} sq yd, ${open} % of the land`],
      ["Wall", `${wallFeet} ft wall with a ${fenceFeet} ft solar fence`],
      ["Upkeep", `${maintenanceYears} years by the developer`],
      ["Vijayawada", `${figures.km(kmFromVijayawada)} km`],
    ],
    { x: EDGE, y: y + 18, size: 11, rowHeight: 28 },
  );
  const box = { x: EDGE + half + 32, y: 92, width: half, height: 214 };
  await placePicture(pdf, pictures.gardens, "The park in the middle", box);
  await placePicture(pdf, pictures.roads, "A road of the layout", { ...box, y: 92 + 214 + GAP });
}

/** The six pictures of the page's gallery. */
export async function drawGallery(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const { pictures } = input;
  const start = openPage(pdf, input, 3, "Gallery");
  const top = writeLead(pdf, "Illustrative views drawn from the plan, not photographs.", start);
  const width = (INNER - GAP * 2) / 3;
  const height = width * 0.64;
  for (const [i, name] of PICTURE_NAMES.entries()) {
    const x = EDGE + (i % 3) * (width + GAP);
    const y = top + 16 + Math.floor(i / 3) * (height + 38);
    await placePicture(pdf, pictures[name], TITLES[name], { x, y, width, height });
    const look = { x, y: y + height + 5, width, size: 12, weight: "strong" } as const;
    pdf.write("Caption", TITLES[name], look);
  }
}
