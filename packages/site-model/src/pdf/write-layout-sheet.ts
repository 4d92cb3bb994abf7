import { type Column, drawTable } from "./draw-table.ts";
import { A3, MUTED } from "./look.ts";
import type { Figures, PdfInput, PdfPlot } from "./pdf-source.ts";
import { drawPlanFigure, scaleOf } from "./plan-figure.ts";
import { drawLegend, drawNorth, drawScale } from "./plan-key.ts";
import { TaggedPdf } from "./tagged-pdf.ts";
import { plotCells, SAMPLE_NOTE } from "./words.ts";

const EDGE = 34;
const SIDE = 216;
const BLOCKS = 3;

function columnsOf(figures: Figures): readonly Column<PdfPlot>[] {
  const cells = plotCells(figures);
  return [
    { head: "Plot", width: 36, cell: cells.number },
    { head: "Facing", width: 70, cell: cells.facing },
    { head: "Status", width: 58, cell: cells.status },
    { head: "Sq yd", width: 42, align: "right", cell: cells.size },
    { head: "Front × depth, ft", width: 86, align: "right", cell: cells.dimensions },
    { head: "Price", width: 68, align: "right", cell: cells.price },
  ];
}

/** The layout on A3 as tagged PDF: the plan with every plot's number and size, then the plots as a table. */
export async function writeLayoutSheet(input: PdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const { name } = input.facts;
  const pdf = new TaggedPdf(
    {
      title: `${name}: layout plan (sample project)`,
      subject: `Layout plan of ${name} with all of its plots`,
      dated: input.dated,
    },
    A3,
  );
  drawPlanPage(pdf, input);
  drawTablePage(pdf, input);
  return pdf.finish();
}

function drawPlanPage(pdf: TaggedPdf, { facts, plan, areas, origin, figures }: PdfInput): void {
  pdf.addPage();
  const { whole, decimal } = figures;
  const { name, plotCount, acres, smallestSqYards, largestSqYards, roadFeet } = facts;
  const x = A3.width - EDGE - SIDE;
  const look = { x, width: SIDE } as const;
  let y = pdf.write("P", "Sample project", { ...look, y: EDGE, size: 11, colour: MUTED });
  y = pdf.write("H1", name, { ...look, y, size: 30, weight: "strong", leading: 1.15 });
  y = pdf.write("P", "Layout plan", { ...look, y, size: 14, colour: MUTED });
  const rows = [
    ["Total area", `${decimal(acres, 1)} acres`],
    ["Plots", whole(plotCount)],
    ["Plot sizes", `${whole(smallestSqYards)} to ${whole(largestSqYards)} sq yd`],
    ["Roads", `${roadFeet.slice(0, -1).join(", ")} and ${roadFeet.at(-1)} ft`],
    ["Land in plots", `${whole(areas.plots)} sq yd`],
    ["Parks and gardens", `${whole(areas.openSpaces)} sq yd`],
    ["Land in roads", `${whole(areas.roads)} sq yd`],
  ] as const;
  y = drawTable(
    pdf,
    [
      { head: "Fact", width: 96, cell: ([what]) => what },
      { head: "Figure", width: 120, align: "right", cell: ([, value]) => value },
    ],
    rows,
    { x, y: y + 14, size: 10, rowHeight: 21 },
  );
  y = pdf.write("H2", "Status of the plots", { ...look, y: y + 24, size: 14, weight: "strong" });
  y = drawLegend(pdf, plan, x, y + 8);
  const box = { x: EDGE, y: EDGE, width: x - EDGE - 24, height: A3.height - EDGE * 2 };
  drawNorth(pdf, x + 15, y + 44);
  drawScale(pdf, scaleOf(plan, box), x + 46, y + 38);
  drawPlanFigure(pdf, plan, {
    alt: `Layout plan of ${name}: ${plotCount} plots, each with its number and its size in sq yd, along roads of ${roadFeet.join(", ")} ft round a central park. North is up. The table on the next page says the same.`,
    box,
    sizes: whole,
  });
  const note = `${SAMPLE_NOTE} Each plot: its number, and its size in sq yd. Statuses and prices as on ${origin}/projects.`;
  pdf.write("P", note, {
    ...look,
    y: A3.height - EDGE - 88,
    size: 9.5,
    colour: MUTED,
  });
}

function drawTablePage(pdf: TaggedPdf, { facts, plots, figures }: PdfInput): void {
  pdf.addPage();
  const { name } = facts;
  const width = A3.width - EDGE * 2;
  let y = pdf.write("H2", `${name}: all ${plots.length} plots`, {
    x: EDGE,
    y: EDGE - 6,
    width,
    size: 22,
    weight: "strong",
  });
  y = pdf.write("P", `${SAMPLE_NOTE} * Irregular shape: front and mean depth.`, {
    x: EDGE,
    y,
    width,
    size: 10,
    colour: MUTED,
  });
  const rows = Math.ceil(plots.length / BLOCKS);
  const columns = columnsOf(figures);
  const block = columns.reduce((sum, column) => sum + column.width, 0);
  const gap = (width - block * BLOCKS) / (BLOCKS - 1);
  for (let i = 0; i < BLOCKS; i += 1)
    drawTable(pdf, columns, plots.slice(i * rows, (i + 1) * rows), {
      x: EDGE + i * (block + gap),
      y: y + 10,
      size: 9.5,
      rowHeight: 20,
    });
}
