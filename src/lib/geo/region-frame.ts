import type { LatLng } from "./geo.ts";

/** A part of the earth on a sheet of so many units. */
export interface RegionFrame {
  readonly width: number;
  readonly height: number;
  readonly west: number;
  readonly east: number;
  readonly north: number;
}

/** East–west shrinks by the cosine of the latitude: one figure serves a sheet of 40 km. */
const SHRINK = Math.cos((16.52 * Math.PI) / 180);

/** Where a place lies on a sheet. */
export function onFrame({ lat, lng }: LatLng, { width, west, east, north }: RegionFrame) {
  const units = width / (east - west);
  return { x: (lng - west) * units, y: ((north - lat) * units) / SHRINK };
}
