import { drawPlanSheet } from "../draw-plan-sheet.ts";
import type { Plan } from "../plan.ts";
import { centroidOf, type Point, type Polygon } from "../plan-geometry.ts";
import { frameOf, onSheet, tickOf, toPath } from "../plan-paths.ts";
import type { PlotStatus, RoadId } from "../terms.ts";
import { INK, MUTED, STATUS_LOOKS } from "./look.ts";
import { paintDrawing } from "./paint-drawing.ts";
import type { PlanWords } from "./pdf-words.ts";
import type { Box, TaggedPdf } from "./tagged-pdf.ts";

const EDGE = "#a98a52";
/** Where names stand: east, north, turned by so many degrees. */
const ROAD_NAMES: readonly (readonly [RoadId, number, number, number])[] = [
  ["main-avenue", 94.6, 34, -90],
  ["park-road-south", 66, 65.4, 0],
  ["park-road-north", 66, 112.6, -3.4],
  ["park-road-west", 51.4, 84, -90],
  ["park-road-east", 145.6, 90, -90],
  ["loop-road", 56, 23.6, 0],
];
export interface PlanFigure {
  readonly alt: string;
  readonly words: PlanWords;
  readonly box: Box;
  /** How the sizes below the numbers are written; null where they are left out. */
  readonly sizes: ((sqYards: number) => string) | null;
}

/** Points of paper that a metre takes when the sheet fills a box. */
export function scaleOf(plan: Plan, box: Pick<Box, "width" | "height">): number {
  const { width, height } = frameOf(plan);
  return Math.min(box.width / width, box.height / height);
}

/** The plan with its plots as vectors: what lies on the ground, statuses, numbers, road names. */
export function drawPlanFigure(pdf: TaggedPdf, plan: Plan, figure: PlanFigure): void {
  const { alt, words, box, sizes } = figure;
  const { left, top, width, height } = frameOf(plan);
  const scale = scaleOf(plan, box);
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
    paintDrawing(doc, drawPlanSheet(plan));
    for (const { polygon, status } of plan.plots) paintPlot(doc, toPath(polygon), polygon, status);
    doc.restore();
    nameRoads(pdf, words, toPage, scale);
    for (const plot of plan.plots)
      labelPlot(pdf, toPage(centroidOf(plot.polygon)), scale, STATUS_LOOKS[plot.status].ink, [
        String(plot.number),
        sizes?.(plot.sizeSqYd) ?? null,
      ]);
    namePlaces(pdf, plan, words, toPage, scale);
    doc.lineWidth(0.8).strokeColor(INK);
    doc.rect(drawn.x, drawn.y, drawn.width, drawn.height).stroke();
  });
}

/** A plot in the tint of its status, with its tick where it is booked; in metres of the sheet. */
export function paintPlot(
  doc: PDFKit.PDFDocument,
  outline: string,
  polygon: Polygon,
  status: PlotStatus,
): void {
  const { fill, mark } = STATUS_LOOKS[status];
  doc.path(outline).fillColor(fill, 1).fill();
  if (mark === "tick")
    doc
      .path(toPath(tickOf(polygon)))
      .fillColor(INK, 1)
      .fill();
  doc.lineWidth(0.25).strokeColor(EDGE, 1);
  if (mark === "dashed") doc.dash(1.2, { space: 0.8 });
  doc.path(outline).stroke();
  doc.undash();
}

/** Number above, size below. */
function labelPlot(
  pdf: TaggedPdf,
  [x, y]: Point,
  scale: number,
  colour: string,
  [number, size]: readonly [string, string | null],
): void {
  const large = Math.max(4.6, 2.9 * scale);
  const small = 2.05 * scale;
  const row = { x: x - 30, width: 60, align: "center", leading: 1, colour } as const;
  const top = size ? y - large * 0.5 - small * 0.5 : y - large * 0.5;
  pdf.draw(number, { ...row, y: top, size: large, weight: "strong" });
  if (size) pdf.draw(size, { ...row, y: top + large * 0.95, size: small });
}

function nameRoads(
  pdf: TaggedPdf,
  { roads }: PlanWords,
  toPage: (point: Point) => Point,
  scale: number,
): void {
  const size = Math.max(4.4, 2.1 * scale);
  for (const [id, east, north, turn] of ROAD_NAMES) {
    const [x, y] = toPage([east, north]);
    pdf.doc.save();
    pdf.doc.rotate(turn, { origin: [x, y] });
    pdf.draw(roads[id], {
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
  plan: Plan,
  words: PlanWords,
  toPage: (point: Point) => Point,
  scale: number,
): void {
  const size = Math.max(4.4, 2.1 * scale);
  const [east, north] = plan.playArea.at;
  const places: readonly (readonly [string, Point])[] = [
    [words.clubhouse, centroidOf(plan.clubhouse.polygon)],
    [words.pool, centroidOf(plan.pool)],
    [words.court, centroidOf(plan.court)],
    [words.playArea, [east, north]],
    ...plan.utilities.map(({ polygon }) => [words.utilities, centroidOf(polygon)] as const),
    [words.gate, [plan.gate.at[0], plan.gate.at[1] - 4.5]],
  ];
  for (const [name, at] of places) {
    const [x, y] = toPage(at);
    const wide = pdf.widthOf(name, size, "strong");
    pdf.doc.fillColor("#ffffff", 0.8);
    pdf.doc.rect(x - wide / 2 - 2, y - size * 0.65, wide + 4, size * 1.3).fill();
    pdf.doc.fillOpacity(1);
    const row = { x: x - 50, width: 100, align: "center", leading: 1 } as const;
    pdf.draw(name, { ...row, y: y - size / 2, size, weight: "strong" });
  }
}
