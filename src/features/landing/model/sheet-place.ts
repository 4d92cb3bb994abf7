import type { Bounds, LatLng } from "#lib/geo/geo.ts";
import { onFrame, type RegionFrame } from "#lib/geo/region-frame.ts";

/** Size of the region's picture in its own units, and the part of the earth that it shows. */
export const SHEET = { width: 1200, height: 900, west: 80.31, east: 80.87, north: 16.704 } as const;

/** Where a place lies on the picture. */
export function toSheet(place: LatLng): { readonly x: number; readonly y: number } {
  return onFrame(place, SHEET);
}

/** Of the sheet's width, left free round what it shows. */
const MARGIN = 0.08;

/** A sheet of the same size that shows bounds, with room round them. */
export function sheetOf({ west, east, south, north }: Bounds): RegionFrame {
  const { width, height } = SHEET;
  // Degrees of longitude that the sheet is wide, so that both sides of the bounds fit.
  const across = Math.max(east - west, ((north - south) * width) / height, 0.02) * (1 + 2 * MARGIN);
  const down = (across * height) / width;
  const [lng, lat] = [(west + east) / 2, (south + north) / 2];
  return { width, height, west: lng - across / 2, east: lng + across / 2, north: lat + down / 2 };
}
