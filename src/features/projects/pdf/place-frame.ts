import type { RegionFrame } from "#lib/geo/region-frame.ts";

/** The country about the project: Amaravati in the west, Vijayawada in the east. */
export const PLACE_FRAME: RegionFrame = {
  width: 1200,
  height: 940,
  west: 80.32,
  east: 80.72,
  north: 16.62,
};
