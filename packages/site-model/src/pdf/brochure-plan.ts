import { BOTTOM, EDGE, INNER, openPage, writeHeading, writeLead } from "./brochure-frame.ts";
import { drawTable } from "./draw-table.ts";
import { A4, LINE, MUTED } from "./look.ts";
import { fillingScale } from "./paper-scale.ts";
import type { PdfInput, PdfPlot } from "./pdf-source.ts";
import { placeTitled } from "./place-picture.ts";
import { drawPlanFigure } from "./plan-figure.ts";
import { drawLegend, drawNorth, drawScale } from "./plan-key.ts";
import { planOnPaper } from "./plan-on-paper.ts";
import { plotCells } from "./plot-cells.ts";
import type { TaggedPdf } from "./tagged-pdf.ts";

const SIDE = 196;

/** The master plan with every plot's number. */
export function drawPlanPage(pdf: TaggedPdf, input: PdfInput): void {
  const { plan, words } = input;
  const told = words.brochure.plan;
  const top = openPage(pdf, input, 4, told.title) + 6;
  const x = A4.width - EDGE - SIDE;
  const box = { x: EDGE, y: top, width: x - EDGE - 24, height: BOTTOM - top };
  const [land, size] = told.heads;
  let y = drawTable(
    pdf,
    [
      { head: land, width: 110, cell: ([what]) => what },
      { head: size, width: SIDE - 110, align: "right", cell: ([, area]) => area },
    ],
    told.rows,
    { x, y: top, size: 10.5, rowHeight: 22, hasSum: true },
  );
  y = writeHeading(pdf, words.plan.statusTitle, x, y + 20, SIDE);
  y = drawLegend(pdf, words.plan, x, y + 8);
  drawNorth(pdf, words.plan, x + 15, y + 40);
  const paper = planOnPaper(plan, words.plan);
  const scale = fillingScale(paper.frame, box);
  drawScale(pdf, words.plan, scale, x + 46, y + 34);
  const note = { x, y: y + 76, width: SIDE, size: 10, colour: MUTED } as const;
  pdf.write("P", told.seeLayout, note);
  drawPlanFigure(pdf, paper, { alt: told.alt, box, scale: scale.scale, sizes: null });
}

/** Ten things that come with every plot. */
export async function drawFeatures(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const { pictures, words } = input;
  const { features, notAPhotograph } = words.brochure;
  const top = openPage(pdf, input, 3, features.title) + 6;
  const height = 196;
  const half = (INNER - 16) / 2;
  const box = { x: EDGE, y: top, width: half, height };
  const beside = { ...box, x: EDGE + half + 16 };
  const { clubhouse, entrance } = words.terms.pictures;
  await placeTitled(pdf, pictures.entrance, entrance, notAPhotograph, box);
  await placeTitled(pdf, pictures.clubhouse, clubhouse, notAPhotograph, beside);
  const width = INNER / 5;
  for (const [i, [title, text]] of features.list.entries()) {
    const x = EDGE + (i % 5) * width;
    const y = top + height + 34 + Math.floor(i / 5) * 96;
    pdf.decorate((doc) => {
      doc.lineWidth(0.6).strokeColor(LINE);
      doc
        .moveTo(x, y)
        .lineTo(x + width - 16, y)
        .stroke();
    });
    const look = { x, width: width - 16 } as const;
    const end = pdf.write("H3", title, { ...look, y: y + 9, size: 12, weight: "strong" });
    pdf.write("P", text, { ...look, y: end + 3, size: 10.5, colour: MUTED });
  }
}

const EXTRACT = 14;

/** How many plots of which size there are at what price, and some of those to be had. */
export async function drawPlots(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const { pictures, words, bands } = input;
  const { columns } = words;
  const told = words.brochure.plots;
  const start = openPage(pdf, input, 5, told.title);
  const top = writeLead(pdf, told.lead, start) + 14;
  const half = 312;
  const y = writeHeading(pdf, told.bySize, EDGE, top, half);
  const end = drawTable(
    pdf,
    [
      { head: columns.size, width: 82, cell: ({ sizes }) => sizes },
      { head: told.plots, width: 44, align: "right", cell: ({ plots }) => plots },
      { head: told.free, width: 62, align: "right", cell: ({ free }) => free },
      { head: told.from, width: 124, align: "right", cell: ({ from }) => from },
    ],
    bands,
    { x: EDGE, y: y + 4, size: 10.5, rowHeight: 23 },
  );
  const box = { x: EDGE, y: end + 16, width: half, height: BOTTOM - end - 34 };
  const title = words.terms.pictures["play-area"];
  await placeTitled(pdf, pictures["play-area"], title, words.brochure.notAPhotograph, box);
  drawFree(pdf, input, EDGE + half + 32, top);
}

/** Some plots to be had, or that there are none. */
function drawFree(pdf: TaggedPdf, { plots, words, figures }: PdfInput, x: number, top: number) {
  const { columns } = words;
  const told = words.brochure.plots;
  const cells = plotCells(figures, words.terms);
  const some = extractOf(plots);
  const width = A4.width - EDGE - x;
  const y = writeHeading(pdf, some.length > 0 ? told.someFree : told.noneFree, x, top, width);
  if (some.length === 0) return;
  drawTable(
    pdf,
    [
      { head: columns.plot, width: 40, cell: cells.number },
      { head: columns.facing, width: 76, cell: cells.facing },
      { head: columns.size, width: 48, align: "right", cell: cells.size },
      { head: columns.dimensions, width: 92, align: "right", cell: cells.dimensions },
      { head: columns.price, width: 76, align: "right", cell: cells.price },
      { head: columns.allIn, width: 76, align: "right", cell: cells.total },
    ],
    some,
    { x, y: y + 4, size: 10.5, rowHeight: 23 },
  );
  const below = y + 4 + 23 * (EXTRACT + 1) + 4;
  pdf.write("P", told.otherShapes, { x, y: below, width, size: 9, colour: MUTED });
}

/** Plots to be had, spread evenly from the smallest to the largest. */
function extractOf(plots: readonly PdfPlot[]): PdfPlot[] {
  const free = plots
    .filter(({ status }) => status === "available")
    .sort((a, b) => a.sqYards - b.sqYards || a.number - b.number);
  const count = Math.min(EXTRACT, free.length);
  const at = (i: number) => Math.round((i * (free.length - 1)) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => free[at(i)]).filter((plot) => plot !== undefined);
}
