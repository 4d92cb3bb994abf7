import type { LatLng } from "#lib/geo/geo.ts";
import { onFrame } from "#lib/geo/region-frame.ts";

/** Size of the region's picture in its own units, and the part of the earth that it shows. */
export const SHEET = { width: 1200, height: 900, west: 80.31, east: 80.87, north: 16.704 } as const;

/** Where a place lies on the picture. */
export function toSheet(place: LatLng): { readonly x: number; readonly y: number } {
  return onFrame(place, SHEET);
}
