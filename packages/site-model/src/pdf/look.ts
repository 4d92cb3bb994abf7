/** Colours and measures of the PDFs: the site's own, on white. Points of 1/72 inch. */
export const INK = "#17222b";
export const MUTED = "#566069";
export const LINE = "#d5d8d1";
export const RIVER = "#0b5a68";
export const LATERITE = "#ac4128";

export const A4 = { width: 841.89, height: 595.28 } as const;
export const A3 = { width: 1190.55, height: 841.89 } as const;

/** How a plot of a status looks, as on the page: warm while it may be had, dashed while held, with a tick once booked, mist once sold. */
export const STATUS_LOOKS = {
  available: { fill: "#fbf2dc", ink: INK, mark: null },
  held: { fill: "#ffffff", ink: INK, mark: "dashed" },
  booked: { fill: "#fbf2dc", ink: INK, mark: "tick" },
  sold: { fill: "#e6e9e4", ink: MUTED, mark: null },
} as const;

/** Of the layout sheet: its margin, its column of words, and what they leave to the plan. */
export const SHEET_EDGE = 34;
export const SHEET_SIDE = 216;
export const SHEET_PLAN = {
  x: SHEET_EDGE,
  y: SHEET_EDGE,
  width: A3.width - SHEET_EDGE * 2 - SHEET_SIDE - 24,
  height: A3.height - SHEET_EDGE * 2,
} as const;
