/** Terms that the plan's file uses; apart from its schema, which browsers do without. */
export const PLOT_STATUSES = ["available", "held", "booked", "sold"] as const;
export const FACINGS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export const ROAD_IDS = [
  "main-avenue",
  "park-road-south",
  "park-road-north",
  "park-road-west",
  "park-road-east",
  "loop-road",
] as const;

/** Length of the bar beside a drawn plan. */
export const SCALE_BAR_METRES = 40;

export type RoadId = (typeof ROAD_IDS)[number];
export type Facing = (typeof FACINGS)[number];
export type PlotStatus = (typeof PLOT_STATUSES)[number];
