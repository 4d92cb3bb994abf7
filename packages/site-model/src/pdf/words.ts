import type { Facing, PlotStatus, RoadId } from "../terms.ts";
import type { Figures, PdfPlot } from "./pdf-source.ts";

/** The PDFs are in English, as the sale deed is: words of the plan's terms, as the pages say them. */
export const FACINGS_IN_WORDS: Readonly<Record<Facing, string>> = {
  N: "North",
  NE: "North-east",
  E: "East",
  SE: "South-east",
  S: "South",
  SW: "South-west",
  W: "West",
  NW: "North-west",
};

export const STATUSES_IN_WORDS: Readonly<Record<PlotStatus, string>> = {
  available: "Available",
  booked: "Booked",
  sold: "Sold",
};

export const ROADS_IN_WORDS: Readonly<Record<RoadId, string>> = {
  "main-avenue": "Main avenue",
  "park-road-south": "South park road",
  "park-road-north": "North park road",
  "park-road-west": "West park road",
  "park-road-east": "East park road",
  "loop-road": "Loop road",
};

export const SAMPLE_NOTE =
  "Sample project: plots, statuses and prices are examples. Sizes are measured on this plan; the registered plan decides.";

/** What a table of plots may tell, column by column. */
export function plotCells({ whole, decimal, rupees }: Figures) {
  return {
    number: ({ number }: PdfPlot) => String(number),
    size: ({ sqYards }: PdfPlot) => whole(sqYards),
    dimensions: ({ frontageFeet, depthFeet, regular }: PdfPlot) =>
      `${decimal(frontageFeet, 1)} × ${decimal(depthFeet, 1)}${regular ? "" : "*"}`,
    facing: ({ facing }: PdfPlot) => FACINGS_IN_WORDS[facing],
    status: ({ status }: PdfPlot) => STATUSES_IN_WORDS[status],
    price: ({ price }: PdfPlot) => rupees(price),
    total: ({ total }: PdfPlot) => rupees(total),
  } as const;
}
