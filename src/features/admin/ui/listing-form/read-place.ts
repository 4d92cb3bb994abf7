import { decodePlusCode } from "#features/places/index.ts";
import type { LatLng } from "#lib/geo/geo.ts";

/** Middle of Vijayawada: short plus codes mean the cell nearest to it. */
export const REGION_CENTRE: LatLng = { lat: 16.5062, lng: 80.648 };

const PAIR = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[, ]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** Reads "16.51, 80.62" or a plus code, short or full; null for anything else. */
export function readPlace(text: string): LatLng | null {
  const pair = PAIR.exec(text);
  if (!pair) return decodePlusCode(text, REGION_CENTRE);
  const place = { lat: Number(pair[1]), lng: Number(pair[2]) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180 ? place : null;
}
