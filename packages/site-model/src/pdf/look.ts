/** Colours and measures of the PDFs: the site's own, on white. Points of 1/72 inch. */
export const INK = "#17222b";
export const MUTED = "#566069";
export const LINE = "#d5d8d1";
export const RIVER = "#0b5a68";
export const LATERITE = "#ac4128";

export const A4 = { width: 841.89, height: 595.28 } as const;
export const A3 = { width: 1190.55, height: 841.89 } as const;

/** How a plot of a status looks on pdf: a tint, and lines so that it is told without colour. */
export const STATUS_LOOKS = {
  available: { fill: "#ffffff", lines: null },
  booked: { fill: "#fbf2dc", lines: { colour: "#e0a021", width: 0.34, crossed: false } },
  sold: { fill: "#dfe1db", lines: { colour: "#8b9494", width: 0.16, crossed: true } },
} as const;
