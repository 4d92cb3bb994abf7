import type { LatLng } from "#lib/geo/geo.ts";
import { plusCodes } from "#lib/geo/plus-codes.ts";
import { toLatinDigits } from "#lib/text/latin-digits.ts";

/** Digits of open location codes (Google's specification), short or full, inside any text. */
const CODE =
  /(?<![\p{L}\p{N}+])([23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,4})(?![\p{L}\p{N}+])/iu;

/** Coordinates, which people write in a code's stead: "16.51, 80.62", "16.51° N, 80.62° E". */
const PAIR =
  /^\s*(-?\d{1,2}(?:\.\d+)?)\s*(?:°\s*)?N?\s*[, ]\s*(-?\d{1,3}(?:\.\d+)?)\s*(?:°\s*)?E?\s*$/i;

/** A plus code found in a text. */
export interface PlusCode {
  /** In capitals, as written: "CPVH+PV". */
  readonly code: string;
  /** The text without the code. */
  readonly rest: string;
}

/** The first valid plus code in a text; null when there is none. */
export function findPlusCode(text: string): PlusCode | null {
  const found = CODE.exec(text)?.[1];
  if (!found || !plusCodes.isValid(found)) return null;
  return { code: found.toUpperCase(), rest: text.replace(found, " ").trim() };
}

/** True for a code that needs no reference. */
export function isFullCode(code: string): boolean {
  return plusCodes.isFull(code);
}

/**
 * The centre of the plus code in a text ("CPVH+PV, Vijayawada, Andhra Pradesh, India"). A short
 * code means the nearest such cell to `reference`, and nothing (null) without one.
 */
export function decodePlusCode(text: string, reference: LatLng | null): LatLng | null {
  const found = findPlusCode(text);
  if (!found) return null;
  const full = isFullCode(found.code)
    ? found.code
    : reference && plusCodes.recoverNearest(found.code, reference.lat, reference.lng);
  if (!full) return null;
  const { latitudeCenter, longitudeCenter } = plusCodes.decode(full);
  return { lat: latitudeCenter, lng: longitudeCenter };
}

/**
 * Reads "16.51, 80.62" or a plus code, full or short, which means the cell nearest to the region's `centre`;
 * null for anything else.
 */
export function readPlace(typed: string, centre: LatLng): LatLng | null {
  const text = toLatinDigits(typed);
  return PAIR.test(text) ? readPair(text) : decodePlusCode(text, centre);
}

/** North of India's last latitude, and west of its first longitude. */
const [NORTH, WEST] = [38, 68];

/**
 * Coordinates that are the whole text, as maps on a phone copy them: "16.51, 80.62"; null for any other. Where
 * they lie in India only the other way round, they were written so.
 */
export function readPair(text: string): LatLng | null {
  const [, first, second] = PAIR.exec(text) ?? [];
  const [a, b] = [Number(first), Number(second)];
  const place = a >= WEST && b <= NORTH ? { lat: b, lng: a } : { lat: a, lng: b };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180 ? place : null;
}
