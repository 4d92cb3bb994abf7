import { type Column, drawTable } from "./draw-table.ts";
import { A3, MUTED } from "./look.ts";
import type { PdfInput, PdfPlot } from "./pdf-source.ts";
import { drawPlanFigure, scaleOf } from "./plan-figure.ts";
import { drawLegend, drawNorth, drawScale } from "./plan-key.ts";
import { plotCells } from "./plot-cells.ts";
import { TaggedPdf } from "./tagged-pdf.ts";

const EDGE = 34;
const SIDE = 216;
const BLOCKS = 3;

function columnsOf({ figures, words: { columns, terms } }: PdfInput): readonly Column<PdfPlot>[] {
  const cells = plotCells(figures, terms);
  return [
    { head: columns.plot, width: 36, cell: cells.number },
    { head: columns.facing, width: 70, cell: cells.facing },
    { head: columns.status, width: 58, cell: cells.status },
    { head: columns.size, width: 42, align: "right", cell: cells.size },
    { head: columns.dimensions, width: 86, align: "right", cell: cells.dimensions },
    { head: columns.price, width: 68, align: "right", cell: cells.price },
  ];
}

/** The sides of a plot need the room of a table of their own. */
function sidesOf({ figures, words: { columns, terms } }: PdfInput): readonly Column<PdfPlot>[] {
  const cells = plotCells(figures, terms);
  return [
    { head: columns.plot, width: 36, cell: cells.number },
    { head: columns.sidesInFeet, width: 162, cell: cells.feet },
    { head: columns.sidesInMetres, width: 162, cell: cells.metres },
  ];
}

/**
 * The layout on A3 as tagged PDF: the plan with every plot's number and size, then the plots as a
 * table, then all sides of each.
 */
export async function writeLayoutSheet(input: PdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const { words, dated } = input;
  const { title, subject, plotsTitle, plotsLead, sidesTitle, sidesLead } = words.layout;
  const pdf = new TaggedPdf({ title, subject, lang: words.lang, dated }, A3);
  drawPlanPage(pdf, input);
  const plots = { title: plotsTitle, lead: plotsLead, columns: columnsOf(input) };
  drawTablePage(pdf, input, plots);
  drawTablePage(pdf, input, { title: sidesTitle, lead: sidesLead, columns: sidesOf(input) });
  return pdf.finish();
}

function drawPlanPage(pdf: TaggedPdf, { name, plan, words, figures }: PdfInput): void {
  pdf.addPage();
  const { layout } = words;
  const x = A3.width - EDGE - SIDE;
  const look = { x, width: SIDE } as const;
  drawFoot(pdf, words.foot);
  let y: number = EDGE;
  if (layout.sample) y = pdf.write("P", layout.sample, { ...look, y, size: 11, colour: MUTED });
  y = pdf.write("H1", name, { ...look, y, size: 30, weight: "strong", leading: 1.15 });
  y = pdf.write("P", layout.heading, { ...look, y, size: 14, colour: MUTED });
  const [fact, figure] = layout.heads;
  y = drawTable(
    pdf,
    [
      { head: fact, width: 96, cell: ([what]) => what },
      { head: figure, width: 120, align: "right", cell: ([, value]) => value },
    ],
    [...words.facts, ...layout.rows],
    { x, y: y + 14, size: 10, rowHeight: 21 },
  );
  const heading = { ...look, y: y + 24, size: 14, weight: "strong" } as const;
  y = drawLegend(pdf, words.plan, x, pdf.write("H2", words.plan.statusTitle, heading) + 8);
  const box = { x: EDGE, y: EDGE, width: x - EDGE - 24, height: A3.height - EDGE * 2 };
  drawNorth(pdf, words.plan, x + 15, y + 44);
  drawScale(pdf, words.plan, scaleOf(plan, box), x + 46, y + 38);
  drawPlanFigure(pdf, plan, { alt: layout.alt, words: words.plan, box, sizes: figures.whole });
  const note = { ...look, y: A3.height - EDGE - 88, size: 9.5, colour: MUTED } as const;
  pdf.write("P", layout.note, note);
}

/** Who reads one page alone learns there that it is a sample, and how it is registered. */
function drawFoot(pdf: TaggedPdf, foot: string): void {
  const look = { x: EDGE, y: A3.height - EDGE + 10, width: A3.width - EDGE * 2, size: 9 } as const;
  pdf.decorate(() => void pdf.draw(foot, { ...look, colour: MUTED }));
}

interface TablePage {
  readonly title: string;
  readonly lead: string;
  readonly columns: readonly Column<PdfPlot>[];
}

function drawTablePage(
  pdf: TaggedPdf,
  { words, plots }: PdfInput,
  { title, lead, columns }: TablePage,
): void {
  pdf.addPage();
  drawFoot(pdf, words.foot);
  const width = A3.width - EDGE * 2;
  let y = pdf.write("H2", title, {
    x: EDGE,
    y: EDGE - 6,
    width,
    size: 22,
    weight: "strong",
  });
  y = pdf.write("P", lead, {
    x: EDGE,
    y,
    width,
    size: 10,
    colour: MUTED,
  });
  const rows = Math.ceil(plots.length / BLOCKS);
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
