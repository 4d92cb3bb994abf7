import type { LatLng } from "#lib/geo/geo.ts";

/** Polyline algorithm of Google Maps, 5 decimals: https://developers.google.com/maps/documentation/utilities/polylinealgorithm */
const STEPS_PER_DEGREE = 1e5;
const CHUNK_BITS = 5;
const MORE = 0x20;
const FIRST_CHARACTER = 63;
/** A difference of coordinates needs at most 26 bits: six chunks. */
const MOST_CHUNKS = 6;

function encodeNumber(value: number): string {
  let bits = value < 0 ? ~(value << 1) : value << 1;
  let text = "";
  while (bits >= MORE) {
    text += String.fromCharCode((MORE | (bits & (MORE - 1))) + FIRST_CHARACTER);
    bits >>>= CHUNK_BITS;
  }
  return text + String.fromCharCode(bits + FIRST_CHARACTER);
}

/** Corners as one short text; coordinates are rounded to 5 decimals, about 1 m. */
export function encodePolyline(corners: readonly LatLng[]): string {
  let before = { lat: 0, lng: 0 };
  let text = "";
  for (const corner of corners) {
    const lat = Math.round(corner.lat * STEPS_PER_DEGREE);
    const lng = Math.round(corner.lng * STEPS_PER_DEGREE);
    text += encodeNumber(lat - before.lat) + encodeNumber(lng - before.lng);
    before = { lat, lng };
  }
  return text;
}

/** All numbers of the text, or null when a character is foreign or the last number is torn. */
function decodeNumbers(text: string): number[] | null {
  const numbers: number[] = [];
  let bits = 0;
  let chunks = 0;
  for (const character of text) {
    const chunk = character.charCodeAt(0) - FIRST_CHARACTER;
    if (chunk < 0 || chunk >= 2 * MORE || chunks >= MOST_CHUNKS) return null;
    bits |= (chunk & (MORE - 1)) << (CHUNK_BITS * chunks);
    chunks += 1;
    if (chunk >= MORE) continue;
    numbers.push(bits & 1 ? ~(bits >>> 1) : bits >>> 1);
    bits = 0;
    chunks = 0;
  }
  return chunks === 0 ? numbers : null;
}

/** Corners of a text made by `encodePolyline`; null when it is none, or leaves the globe. */
export function decodePolyline(text: string): LatLng[] | null {
  const numbers = decodeNumbers(text);
  if (numbers === null || numbers.length % 2 !== 0) return null;
  const corners: LatLng[] = [];
  let lat = 0;
  let lng = 0;
  for (let i = 0; i < numbers.length; i += 2) {
    lat += numbers[i] ?? 0;
    lng += numbers[i + 1] ?? 0;
    const corner = { lat: lat / STEPS_PER_DEGREE, lng: lng / STEPS_PER_DEGREE };
    if (Math.abs(corner.lat) > 90 || Math.abs(corner.lng) > 180) return null;
    corners.push(corner);
  }
  return corners;
}
