import type { DutyId } from "#costs/rates.ts";
import { formatDecimal, formatRupees, formatWhole } from "#locales/formats.ts";
import type { Facing, PlotStatus, RoadId } from "#project/plan-terms.ts";
import type { PlotView } from "#project/project-view.ts";

/** The papers are in English, as the deed is: words of the plan's terms, as the pages say them. */
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

export const DUTIES_IN_WORDS: Readonly<Record<DutyId, string>> = {
  "stamp-duty": "Stamp duty",
  "transfer-duty": "Transfer duty",
  "registration-fee": "Registration fee",
};

export const SAMPLE_NOTE =
  "Sample project: plots, statuses and prices are examples. Sizes are measured on this plan; the registered plan decides.";

/** What a table of plots may tell, column by column. */
export const PLOT_CELLS = {
  number: ({ number }: PlotView) => String(number),
  size: ({ sqYards }: PlotView) => formatWhole(sqYards),
  dimensions: ({ frontageFeet, depthFeet, regular }: PlotView) =>
    `${formatDecimal(frontageFeet, 1)} × ${formatDecimal(depthFeet, 1)}${regular ? "" : "*"}`,
  facing: ({ facing }: PlotView) => FACINGS_IN_WORDS[facing],
  status: ({ status }: PlotView) => STATUSES_IN_WORDS[status],
  price: ({ price }: PlotView) => formatRupees(price),
  total: ({ cost }: PlotView) => formatRupees(cost.total),
} as const;
