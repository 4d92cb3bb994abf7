import type { LatLng } from "#lib/geo/geo.ts";

/** Size of the region's picture in its own units, and the part of the earth that it shows. */
export const SHEET = { width: 1200, height: 900, west: 80.31, east: 80.87, north: 16.704 } as const;

/** East–west shrinks by the cosine of the latitude: one figure serves a sheet of 40 km. */
const SHRINK = Math.cos((16.52 * Math.PI) / 180);
const UNITS_PER_DEGREE = SHEET.width / (SHEET.east - SHEET.west);

/** Where a place lies on the picture. */
export function toSheet({ lat, lng }: LatLng): { readonly x: number; readonly y: number } {
  return {
    x: (lng - SHEET.west) * UNITS_PER_DEGREE,
    y: ((SHEET.north - lat) * UNITS_PER_DEGREE) / SHRINK,
  };
}
