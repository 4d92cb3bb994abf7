import { type Column, drawTable } from "./draw-table.ts";
import { A3, SHEET_EDGE as EDGE, MUTED, SHEET_PLAN, SHEET_SIDE as SIDE } from "./look.ts";
import { fillingScale, type PaperScale, sheetScale } from "./paper-scale.ts";
import type { DrawnInput, Figures, PdfInput, SheetPlot } from "./pdf-source.ts";
import type { SheetWords } from "./pdf-words.ts";
import { drawPlanFigure } from "./plan-figure.ts";
import { drawLegend, drawNorth, drawScale } from "./plan-key.ts";
import { drawnOnPaper, type PlanOnPaper, planOnPaper } from "./plan-on-paper.ts";
import { plotCells } from "./plot-cells.ts";
import { TaggedPdf } from "./tagged-pdf.ts";

const BLOCKS = 3;
/** Rows of a block that a page has room for. */
const MOST_ROWS = 34;
/** A table of few plots is one block and not three short ones. */
const LEAST_ROWS = 12;
/** A long name is set smaller: up to so many letters, points. */
const NAME_SIZES = [
  [26, 30],
  [44, 22],
  [80, 17],
] as const;
const SMALLEST_NAME = 13;

/** What the sheet is drawn from, whatever kind of plan it is of. */
interface SheetInput {
  readonly name: string;
  readonly paper: PlanOnPaper;
  readonly scale: PaperScale;
  readonly plots: readonly SheetPlot[];
  readonly words: SheetWords;
  readonly figures: Figures;
  readonly dated: Date;
}

/** The featured project's layout on A3, as large as the page admits. */
export function writeLayoutSheet(input: PdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const paper = planOnPaper(input.plan, input.words.plan);
  return writeSheet({ ...input, paper, scale: fillingScale(paper.frame, SHEET_PLAN) });
}

/** The layout of a drawn plan on A3, at a scale that a ruler has. */
export function writeDrawnSheet(input: DrawnInput): Promise<Uint8Array<ArrayBuffer>> {
  const paper = drawnOnPaper(input.plan, input.plots);
  return writeSheet({ ...input, paper, scale: sheetScale(paper.frame) });
}

function columnsOf({
  figures,
  words: { columns, terms },
}: SheetInput): readonly Column<SheetPlot>[] {
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
function sidesOf({ figures, words: { columns, terms } }: SheetInput): readonly Column<SheetPlot>[] {
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
async function writeSheet(input: SheetInput): Promise<Uint8Array<ArrayBuffer>> {
  const { words, dated } = input;
  const { title, subject, plotsTitle, plotsLead, sidesTitle, sidesLead } = words.layout;
  const pdf = new TaggedPdf({ title, subject, lang: words.lang, dated }, A3);
  drawPlanPage(pdf, input);
  const plots = { title: plotsTitle, lead: plotsLead, columns: columnsOf(input) };
  drawTablePages(pdf, input, plots);
  drawTablePages(pdf, input, { title: sidesTitle, lead: sidesLead, columns: sidesOf(input) });
  return pdf.finish();
}

function drawPlanPage(pdf: TaggedPdf, input: SheetInput): void {
  const { name, paper, scale, words, figures } = input;
  pdf.addPage();
  const { layout } = words;
  const x = A3.width - EDGE - SIDE;
  const look = { x, width: SIDE } as const;
  drawFoot(pdf, words.foot);
  let y: number = EDGE;
  if (layout.sample) y = pdf.write("P", layout.sample, { ...look, y, size: 11, colour: MUTED });
  y = pdf.write("H1", name, { ...look, y, size: nameSize(name), weight: "strong", leading: 1.15 });
  y = pdf.write("P", layout.heading, { ...look, y, size: 14, colour: MUTED });
  if (layout.registration)
    y = pdf.write("P", layout.registration, { ...look, y: y + 6, size: 11, weight: "strong" });
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
  drawNorth(pdf, words.plan, x + 15, y + 44);
  drawScale(pdf, words.plan, scale, x + 46, y + 38);
  drawPlanFigure(pdf, paper, {
    alt: layout.alt,
    box: SHEET_PLAN,
    scale: scale.scale,
    sizes: figures.whole,
  });
  const note = { ...look, y: A3.height - EDGE - 88, size: 9.5, colour: MUTED } as const;
  pdf.write("P", layout.note, note);
}

/** Who reads one page alone learns there that it is a sample, and how it is registered. */
function drawFoot(pdf: TaggedPdf, foot: string): void {
  const look = { x: EDGE, y: A3.height - EDGE + 10, width: A3.width - EDGE * 2, size: 9 } as const;
  pdf.decorate(() => void pdf.draw(foot, { ...look, colour: MUTED }));
}

function nameSize(name: string): number {
  return NAME_SIZES.find(([letters]) => name.length <= letters)?.[1] ?? SMALLEST_NAME;
}

interface TablePage {
  readonly title: string;
  readonly lead: string;
  readonly columns: readonly Column<SheetPlot>[];
}

/** A table of all plots, on as many pages as it needs. */
function drawTablePages(pdf: TaggedPdf, { words, plots }: SheetInput, table: TablePage): void {
  const most = MOST_ROWS * BLOCKS;
  const pages = Math.ceil(plots.length / most);
  for (let page = 0; page < pages; page += 1) {
    const title = pages === 1 ? table.title : `${table.title} (${page + 1} / ${pages})`;
    const some = plots.slice(page * most, (page + 1) * most);
    drawTablePage(pdf, words.foot, some, { ...table, title });
  }
}

function drawTablePage(
  pdf: TaggedPdf,
  foot: string,
  plots: readonly SheetPlot[],
  { title, lead, columns }: TablePage,
): void {
  pdf.addPage();
  drawFoot(pdf, foot);
  const width = A3.width - EDGE * 2;
  const look = { x: EDGE, width } as const;
  let y = pdf.write("H2", title, { ...look, y: EDGE - 6, size: 22, weight: "strong", fit: true });
  y = pdf.write("P", lead, { ...look, y, size: 10, colour: MUTED });
  const rows = Math.max(Math.ceil(plots.length / BLOCKS), Math.min(plots.length, LEAST_ROWS));
  const block = columns.reduce((sum, column) => sum + column.width, 0);
  const gap = (width - block * BLOCKS) / (BLOCKS - 1);
  for (let i = 0; i * rows < plots.length; i += 1)
    drawTable(pdf, columns, plots.slice(i * rows, (i + 1) * rows), {
      x: EDGE + i * (block + gap),
      y: y + 10,
      size: 9.5,
      rowHeight: 20,
    });
}
