import type { Bounds, LatLng } from "#lib/geo/geo.ts";
import { decodePolyline, encodePolyline } from "./polyline.ts";
import { wordsOf } from "./words.ts";

/**
 * A value of the address, or null when it is not one: then the usual one stands. `more` are further
 * values of the same name, which a plain form with several fields sends.
 */
export type Parse<Value> = (text: string, ...more: (string | undefined)[]) => Value | null;

/** Whole numbers, both ends included. */
export interface WholeRange {
  readonly min: number;
  readonly max: number;
}

const LONGEST_TEXT = 100;
const MOST_CORNERS = 100;
const CENTRE_DECIMALS = 5;
/** A tenth of a metre: Back is to the very view, however near. */
const BOUNDS_DECIMALS = 6;

/** A text of the first parameter of a name; undefined where the address has none or a bad one. */
export function readValue<Value>(
  params: URLSearchParams,
  name: string,
  parse: Parse<Value>,
): Value | undefined {
  const [text, ...more] = params.getAll(name);
  return text === undefined ? undefined : (parse(text, ...more) ?? undefined);
}

/** A text without needless spaces, at most 100 characters; null when nothing is left of it. */
export const parseText: Parse<string> = (text) => {
  const tidy = text.replace(/\s+/g, " ").trim().slice(0, LONGEST_TEXT).trim();
  return tidy === "" || !tidy.isWellFormed() ? null : tidy;
};

/** A text to be searched for; null where it has no word, as "???", which every name would carry. */
export const parseWords: Parse<string> = (text) => {
  const tidy = parseText(text);
  return tidy !== null && wordsOf(tidy).length > 0 ? tidy : null;
};

/** A whole number of at most five digits within the range; null for any other text. */
export function parseWhole(range: WholeRange): Parse<number> {
  return (text) => {
    if (!/^\d{1,5}$/.test(text)) return null;
    const value = Number(text);
    return value < range.min || value > range.max ? null : value;
  };
}

/** One of the choices, letter for letter; null for anything else. */
export function parseOneOf<Value extends string>(choices: readonly Value[]): Parse<Value> {
  return (text) => choices.find((choice) => choice === text) ?? null;
}

/** True for "1" alone: what is not asked is left out of an address. */
export const parseFlag: Parse<boolean> = (text) => (text === "1" ? true : null);

/** As `parseFlag` reads it; null for false. */
export function formatFlag(value: boolean): string | null {
  return value ? "1" : null;
}

function parseNumbers(text: string, count: number): number[] | null {
  const parts = text.split(",");
  if (parts.length !== count || !parts.every((part) => /^-?\d{1,3}(\.\d{1,9})?$/.test(part))) {
    return null;
  }
  return parts.map(Number);
}

function formatNumbers(values: readonly number[], decimals: number): string {
  return values.map((value) => String(Number(value.toFixed(decimals)) + 0)).join(",");
}

function isOnGlobe({ lat, lng }: LatLng): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** "16.51,80.62", degrees, the latitude first; null for no place on the globe. */
export const parseCentre: Parse<LatLng> = (text) => {
  const [lat, lng] = parseNumbers(text, 2) ?? [];
  if (lat === undefined || lng === undefined) return null;
  return isOnGlobe({ lat, lng }) ? { lat, lng } : null;
};

/** As `parseCentre` reads it, to 5 decimals, which is a metre. */
export function formatCentre(centre: LatLng | undefined): string | null {
  return centre ? formatNumbers([centre.lat, centre.lng], CENTRE_DECIMALS) : null;
}

/** "west,south,east,north" in degrees; null where they hold no box, or one across 180°. */
export const parseBounds: Parse<Bounds> = (text) => {
  const [west, south, east, north] = parseNumbers(text, 4) ?? [];
  if (west === undefined || south === undefined || east === undefined || north === undefined) {
    return null;
  }
  const whole = isOnGlobe({ lat: north, lng: east }) && isOnGlobe({ lat: south, lng: west });
  return whole && west <= east && south <= north ? { north, south, east, west } : null;
};

/** As `parseBounds` reads it, to 6 decimals. */
export function formatBounds(bounds: Bounds | undefined): string | null {
  if (!bounds) return null;
  const { west, south, east, north } = bounds;
  return formatNumbers([west, south, east, north], BOUNDS_DECIMALS);
}

/** The 3 to 100 corners of an area, a polyline of Google’s encoding; null for anything else. */
export const parseArea: Parse<readonly LatLng[]> = (text) => {
  const corners = decodePolyline(text);
  return corners && corners.length >= 3 && corners.length <= MOST_CORNERS ? corners : null;
};

/** As `parseArea` reads it. */
export function formatArea(area: readonly LatLng[] | undefined): string | null {
  return area ? encodePolyline(area) : null;
}
