import type { PlotSide } from "../plot-sides.ts";
import type { Figures, PdfPlot } from "./pdf-source.ts";
import type { TermWords } from "./pdf-words.ts";

/** Lengths of all sides, front first; a bend with a mark. */
function lengths(sides: readonly PlotSide[], write: (side: PlotSide) => string): string {
  return sides.map((side) => `${side.curved ? "~" : ""}${write(side)}`).join(" · ");
}

/** What a table of plots may tell, column by column. */
export function plotCells({ whole, decimal, rupees }: Figures, terms: TermWords) {
  return {
    number: ({ number }: PdfPlot) => String(number),
    size: ({ sqYards }: PdfPlot) => whole(sqYards),
    dimensions: ({ sides, rectangle }: PdfPlot) =>
      rectangle?.map((feet) => decimal(feet, 1)).join(" × ") ?? terms.sides[sides.length] ?? "",
    feet: ({ sides }: PdfPlot) => lengths(sides, ({ feet }) => decimal(feet, 1)),
    metres: ({ sides }: PdfPlot) => lengths(sides, ({ metres }) => decimal(metres, 2)),
    facing: ({ facing }: PdfPlot) => terms.facings[facing],
    status: ({ status }: PdfPlot) => terms.statuses[status],
    price: ({ price }: PdfPlot) => rupees(price),
    total: ({ total }: PdfPlot) => rupees(total),
  } as const;
}
