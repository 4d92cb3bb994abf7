import { decodePlusCode } from "#features/places/index.ts";
import type { LatLng } from "#lib/geo/geo.ts";

const PAIR = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[, ]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/**
 * Reads "16.51, 80.62" or a plus code, full or short, which means the cell nearest to the region's `centre`;
 * null for anything else.
 */
export function readPlace(text: string, centre: LatLng): LatLng | null {
  const pair = PAIR.exec(text);
  if (!pair) return decodePlusCode(text, centre);
  const place = { lat: Number(pair[1]), lng: Number(pair[2]) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180 ? place : null;
}
