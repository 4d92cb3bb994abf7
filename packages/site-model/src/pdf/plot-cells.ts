import type { PlotSide } from "../plot-sides.ts";
import type { Figures, PdfPlot, SheetPlot } from "./pdf-source.ts";
import type { PlotTerms } from "./pdf-words.ts";

/** More sides than a cell has room for: how many there are is told instead. */
const MOST_SIDES = 9;

/** Lengths of all sides, front first; a bend with a mark. */
function lengths(sides: readonly PlotSide[], write: (side: PlotSide) => string): string {
  return sides.map((side) => `${side.curved ? "~" : ""}${write(side)}`).join(" · ");
}

/** What a table of plots may tell, column by column. */
export function plotCells({ whole, decimal, rupees }: Figures, terms: PlotTerms) {
  const told = (sides: readonly PlotSide[], write: (side: PlotSide) => string) =>
    sides.length > MOST_SIDES ? (terms.sides[sides.length] ?? "") : lengths(sides, write);
  return {
    number: ({ number }: SheetPlot) => String(number),
    size: ({ sqYards }: SheetPlot) => whole(sqYards),
    dimensions: ({ sides, rectangle }: SheetPlot) =>
      rectangle?.map((feet) => decimal(feet, 1)).join(" × ") ?? terms.sides[sides.length] ?? "",
    feet: ({ sides }: SheetPlot) => told(sides, ({ feet }) => decimal(feet, 1)),
    metres: ({ sides }: SheetPlot) => told(sides, ({ metres }) => decimal(metres, 2)),
    facing: ({ facing }: SheetPlot) => (facing === null ? "–" : terms.facings[facing]),
    status: ({ status }: SheetPlot) => terms.statuses[status],
    price: ({ price, status }: SheetPlot) => {
      if (price !== null) return rupees(price);
      return status === "sold" ? "–" : terms.onRequest;
    },
    total: ({ total }: PdfPlot) => rupees(total),
  } as const;
}
