import { innerPointOf, type Point, type Polygon } from "../plan-geometry.ts";
import { onSheet, tickOf, toPath } from "../plan-paths.ts";
import type { PlotStatus } from "../terms.ts";
import { INK, MUTED, STATUS_LOOKS } from "./look.ts";
import { paintDrawing } from "./paint-drawing.ts";
import type { PlanOnPaper } from "./plan-on-paper.ts";
import type { Box, TaggedPdf } from "./tagged-pdf.ts";

const EDGE = "#a98a52";
/** Width of a plot's line, metres, and of any line on paper at the most, points. */
const PLOT_LINE = 0.25;
const MOST_LINE = 2.2;
/** Numbers and sizes are no larger than this, however large their plots are; points. */
const MOST_NUMBER = 15;
const MOST_SIZE = 10.6;
/** A smaller size below a number could not be read: the table has it. */
const LEAST_SIZE = 3.4;

export interface PlanFigure {
  readonly alt: string;
  readonly box: Box;
  /** Points of paper that a metre takes. */
  readonly scale: number;
  /** How the sizes below the numbers are written; null where they are left out. */
  readonly sizes: ((sqYards: number) => string) | null;
}

/** A plan with its plots as vectors: what lies on the ground, statuses, numbers, names. */
export function drawPlanFigure(pdf: TaggedPdf, paper: PlanOnPaper, figure: PlanFigure): void {
  const { alt, box, scale, sizes } = figure;
  const { left, top, width, height } = paper.frame;
  const x = box.x + (box.width - width * scale) / 2;
  const y = box.y + (box.height - height * scale) / 2;
  const toPage = (point: Point): Point => {
    const [east, south] = onSheet(point);
    return [x + (east - left) * scale, y + (south - top) * scale];
  };
  const drawn: Box = { x, y, width: width * scale, height: height * scale };
  pdf.figure(alt, drawn, (doc) => {
    doc.save();
    doc.rect(drawn.x, drawn.y, drawn.width, drawn.height).clip();
    doc.translate(x - left * scale, y - top * scale).scale(scale);
    paintDrawing(doc, paper.ground, MOST_LINE / scale);
    const line = Math.min(PLOT_LINE, MOST_LINE / 2 / scale);
    for (const { polygon, status } of paper.plots)
      paintPlot(doc, toPath(polygon), polygon, status, line);
    doc.restore();
    nameRoads(pdf, paper.roads, toPage, scale);
    for (const { number, polygon, status, sqYards } of paper.plots)
      labelPlot(pdf, toPage(innerPointOf(polygon)), STATUS_LOOKS[status].ink, {
        number,
        size: sizes?.(sqYards) ?? null,
        scale,
        room: widthOf(polygon) * scale,
      });
    namePlaces(pdf, paper.places, toPage, scale);
    doc.lineWidth(0.8).strokeColor(INK);
    doc.rect(drawn.x, drawn.y, drawn.width, drawn.height).stroke();
  });
}

/** From its western to its eastern end, metres. */
function widthOf(polygon: Polygon): number {
  const east = polygon.map(([x]) => x);
  return Math.max(...east) - Math.min(...east);
}

/** A plot in the tint of its status, with its tick where it is booked; in metres of the sheet. */
export function paintPlot(
  doc: PDFKit.PDFDocument,
  outline: string,
  polygon: Polygon,
  status: PlotStatus,
  line = PLOT_LINE,
): void {
  const { fill, mark } = STATUS_LOOKS[status];
  doc.path(outline).fillColor(fill, 1).fill();
  if (mark === "tick")
    doc
      .path(toPath(tickOf(polygon)))
      .fillColor(INK, 1)
      .fill();
  doc.lineWidth(line).strokeColor(EDGE, 1);
  if (mark === "dashed") doc.dash(1.2, { space: 0.8 });
  doc.path(outline).stroke();
  doc.undash();
}

interface PlotLabel {
  readonly number: string;
  readonly size: string | null;
  readonly scale: number;
  /** Points from the one side of the plot to the other. */
  readonly room: number;
}

/** Number above, size below. */
function labelPlot(
  pdf: TaggedPdf,
  [x, y]: Point,
  colour: string,
  { number, size, scale, room }: PlotLabel,
): void {
  const usual = Math.min(MOST_NUMBER, Math.max(4.6, 2.9 * scale));
  const large = usual * Math.min(1, (room * 0.9) / pdf.widthOf(number, usual, "strong"));
  const small = Math.min(MOST_SIZE, 2.05 * scale, large);
  const row = { x: x - room / 2, width: room, align: "center", leading: 1, colour } as const;
  const told = size !== null && small >= LEAST_SIZE ? size : null;
  const top = told ? y - large * 0.5 - small * 0.5 : y - large * 0.5;
  pdf.draw(number, { ...row, y: top, size: large, weight: "strong" });
  if (told) pdf.draw(told, { ...row, y: top + large * 0.95, size: small });
}

function nameRoads(
  pdf: TaggedPdf,
  roads: PlanOnPaper["roads"],
  toPage: (point: Point) => Point,
  scale: number,
): void {
  const size = Math.max(4.4, 2.1 * scale);
  for (const { name, at, turn } of roads) {
    const [x, y] = toPage(at);
    pdf.doc.save();
    pdf.doc.rotate(turn, { origin: [x, y] });
    pdf.draw(name, {
      x: x - 80,
      y: y - size / 2,
      width: 160,
      size,
      leading: 1,
      align: "center",
      colour: MUTED,
    });
    pdf.doc.restore();
  }
}

function namePlaces(
  pdf: TaggedPdf,
  places: PlanOnPaper["places"],
  toPage: (point: Point) => Point,
  scale: number,
): void {
  const size = Math.max(4.4, 2.1 * scale);
  for (const { name, at } of places) {
    const [x, y] = toPage(at);
    const wide = pdf.widthOf(name, size, "strong");
    pdf.doc.fillColor("#ffffff", 0.8);
    pdf.doc.rect(x - wide / 2 - 2, y - size * 0.65, wide + 4, size * 1.3).fill();
    pdf.doc.fillOpacity(1);
    const row = { x: x - 50, width: 100, align: "center", leading: 1 } as const;
    pdf.draw(name, { ...row, y: y - size / 2, size, weight: "strong" });
  }
}
