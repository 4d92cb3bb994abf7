import { PLOT_STATUSES } from "../terms.ts";
import { INK } from "./look.ts";
import type { PaperScale } from "./paper-scale.ts";
import type { KeyWords } from "./pdf-words.ts";
import { paintPlot } from "./plan-figure.ts";
import type { TaggedPdf } from "./tagged-pdf.ts";

const SWATCH = [
  [0, 0],
  [9, 0],
  [9, -6],
  [0, -6],
] as const;

/** What the tints mean, with how many plots of each; hands back where it ends. */
export function drawLegend(pdf: TaggedPdf, words: KeyWords, x: number, top: number): number {
  let y = top;
  for (const status of PLOT_STATUSES) {
    pdf.decorate((doc) => {
      doc.translate(x, y).scale(2.2);
      paintPlot(doc, "M0 0h9v6h-9Z", SWATCH, status);
    });
    y = pdf.write("P", words.statusCounts[status], {
      x: x + 28,
      y: y - 0.5,
      width: 160,
      size: 10,
    });
    y += 6;
  }
  return y;
}

/** North is up on the sheet. */
export function drawNorth(pdf: TaggedPdf, words: KeyWords, x: number, y: number): void {
  pdf.figure(words.northIsUp, { x: x - 15, y: y - 26, width: 30, height: 42 }, (doc) => {
    doc.lineWidth(0.9).strokeColor(INK).fillColor(INK);
    doc.circle(x, y, 14).stroke();
    doc.path(`M${x} ${y - 11}L${x - 5} ${y + 9}L${x} ${y + 5}Z`).fillAndStroke(INK, INK);
    doc.path(`M${x} ${y - 11}L${x + 5} ${y + 9}L${x} ${y + 5}Z`).stroke();
    const row = { x: x - 10, width: 20, align: "center", leading: 1 } as const;
    pdf.draw(words.north, { ...row, y: y - 26, size: 10, weight: "strong" });
  });
}

/** A bar as long as its metres on the drawing, in quarters. */
export function drawScale(
  pdf: TaggedPdf,
  words: KeyWords,
  { scale, barMetres }: PaperScale,
  x: number,
  y: number,
): void {
  const quarter = (barMetres / 4) * scale;
  pdf.figure(words.scaleAlt, { x, y, width: quarter * 4, height: 20 }, (doc) => {
    doc.lineWidth(0.7).strokeColor(INK).fillColor(INK);
    for (let part = 0; part < 4; part += 2) doc.rect(x + part * quarter, y, quarter, 5).fill();
    doc.rect(x, y, quarter * 4, 5).stroke();
    pdf.draw(words.scale, { x, y: y + 8, width: quarter * 4 + 40, size: 9, leading: 1 });
  });
}
