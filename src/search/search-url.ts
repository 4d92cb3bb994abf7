import type { Bounds, LatLng } from "#measures/geography.ts";
import { decodePolyline, encodePolyline } from "./polyline.ts";
import { DEFAULT_QUERY, RANGES, type SearchQuery, SORTS, TYPE_CHOICES } from "./search-query.ts";

export const VIEWS = ["list", "map"] as const;
export type View = (typeof VIEWS)[number];

/** Everything of the search screen that a link carries. */
export interface SearchState {
  /** The place as typed; its resolved centre is `query.centre`. */
  readonly place: string;
  readonly query: SearchQuery;
  /** Pages shown so far, from 1; pages are cumulative. */
  readonly page: number;
  /** Which of the two is in front on a phone. */
  readonly view: View;
  /** MLS number selected on the map. */
  readonly listing: string | null;
}

export const DEFAULT_STATE: SearchState = {
  place: "",
  query: DEFAULT_QUERY,
  page: 1,
  view: "list",
  listing: null,
};

/** False while a place is only typed: the server then finds where it is. */
export function isResolved({ place, query }: SearchState): boolean {
  return place === "" || query.centre !== undefined;
}

const LONGEST_TEXT = 100;
const MOST_CORNERS = 100;
const CENTRE_DECIMALS = 5;
const BOUNDS_DECIMALS = 4;
const MOST_PAGES = 99_999;

/** A value of the address, or null when it is not one: then the default stands. */
type Parse<Value> = (text: string) => Value | null;

const parseText: Parse<string> = (text) => {
  const tidy = text.replace(/\s+/g, " ").trim().slice(0, LONGEST_TEXT).trim();
  return tidy === "" || !tidy.isWellFormed() ? null : tidy;
};

function parseWhole(range: { readonly min: number; readonly max: number }): Parse<number> {
  return (text) => {
    if (!/^\d{1,5}$/.test(text)) return null;
    const value = Number(text);
    return value < range.min || value > range.max ? null : value;
  };
}

function parseOneOf<Value extends string>(choices: readonly Value[]): Parse<Value> {
  return (text) => choices.find((choice) => choice === text) ?? null;
}

const parseFlag: Parse<boolean> = (text) => (text === "1" ? true : null);

function parseNumbers(text: string, count: number): number[] | null {
  const parts = text.split(",");
  if (parts.length !== count || !parts.every((part) => /^-?\d{1,3}(\.\d{1,9})?$/.test(part))) {
    return null;
  }
  return parts.map(Number);
}

function isOnGlobe({ lat, lng }: LatLng): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

const parseCentre: Parse<LatLng> = (text) => {
  const [lat, lng] = parseNumbers(text, 2) ?? [];
  if (lat === undefined || lng === undefined) return null;
  return isOnGlobe({ lat, lng }) ? { lat, lng } : null;
};

const parseBounds: Parse<Bounds> = (text) => {
  const [west, south, east, north] = parseNumbers(text, 4) ?? [];
  if (west === undefined || south === undefined || east === undefined || north === undefined) {
    return null;
  }
  const whole = isOnGlobe({ lat: north, lng: east }) && isOnGlobe({ lat: south, lng: west });
  return whole && west <= east && south <= north ? { north, south, east, west } : null;
};

const parseArea: Parse<readonly LatLng[]> = (text) => {
  const corners = decodePolyline(text);
  return corners && corners.length >= 3 && corners.length <= MOST_CORNERS ? corners : null;
};

const parseSize: Parse<SearchQuery["size"]> = (text) => {
  const [, least = "", most = ""] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  const min = parseWhole(RANGES.size)(least);
  const max = parseWhole(RANGES.size)(most);
  return min !== null && max !== null && min <= max ? { min, max } : null;
};

/** The query and screen that an address asks for. Bad values are ignored one by one; never throws. */
export function parseSearchParams(params: URLSearchParams): SearchState {
  const read = <Value>(name: string, parse: Parse<Value>): Value | undefined => {
    const text = params.get(name);
    return text === null ? undefined : (parse(text) ?? undefined);
  };
  return {
    place: read("q", parseText) ?? DEFAULT_STATE.place,
    query: {
      bounds: read("bounds", parseBounds),
      centre: read("at", parseCentre),
      radiusKm: read("r", parseWhole(RANGES.radiusKm)) ?? DEFAULT_QUERY.radiusKm,
      type: read("type", parseOneOf(TYPE_CHOICES)) ?? DEFAULT_QUERY.type,
      budgetLakhs: read("budget", parseWhole(RANGES.budgetLakhs)) ?? DEFAULT_QUERY.budgetLakhs,
      size: read("size", parseSize) ?? DEFAULT_QUERY.size,
      gated: read("gated", parseFlag) ?? DEFAULT_QUERY.gated,
      text: read("text", parseText),
      area: read("area", parseArea),
      includeUnrated: read("unrated", parseFlag) ?? DEFAULT_QUERY.includeUnrated,
      sort: read("sort", parseOneOf(SORTS)) ?? DEFAULT_QUERY.sort,
    },
    page: read("page", parseWhole({ min: 1, max: MOST_PAGES })) ?? DEFAULT_STATE.page,
    view: read("view", parseOneOf(VIEWS)) ?? DEFAULT_STATE.view,
    listing: read("listing", parseText) ?? DEFAULT_STATE.listing,
  };
}

function decimals(values: readonly number[], places: number): string {
  return values.map((value) => String(Number(value.toFixed(places)) + 0)).join(",");
}

function formatSize({ min, max }: SearchQuery["size"]): string {
  return `${min}-${max}`;
}

function formatCentre({ lat, lng }: LatLng): string {
  return decimals([lat, lng], CENTRE_DECIMALS);
}

function formatBounds({ west, south, east, north }: Bounds): string {
  return decimals([west, south, east, north], BOUNDS_DECIMALS);
}

/** Every name of the address in its canonical order; null where the default stands. */
function entries({ place, query, page, view, listing }: SearchState) {
  const unless = <Value>(value: Value, usual: Value, text = String(value)) =>
    value === usual ? null : text;
  const size = formatSize(query.size);
  return [
    ["q", parseText(place)],
    ["at", query.centre ? formatCentre(query.centre) : null],
    ["text", parseText(query.text ?? "")],
    ["r", unless(query.radiusKm, DEFAULT_QUERY.radiusKm)],
    ["budget", unless(query.budgetLakhs, DEFAULT_QUERY.budgetLakhs)],
    ["type", unless(query.type, DEFAULT_QUERY.type)],
    ["size", unless(size, formatSize(DEFAULT_QUERY.size))],
    ["gated", unless(query.gated, DEFAULT_QUERY.gated, "1")],
    ["unrated", unless(query.includeUnrated, DEFAULT_QUERY.includeUnrated, "1")],
    ["sort", unless(query.sort, DEFAULT_QUERY.sort)],
    ["bounds", query.bounds ? formatBounds(query.bounds) : null],
    ["area", query.area ? encodePolyline(query.area) : null],
    ["page", unless(page, DEFAULT_STATE.page)],
    ["view", unless(view, DEFAULT_STATE.view)],
    ["listing", parseText(listing ?? "")],
  ] as const;
}

/** The address of a search: defaults left out, names in one order, so that equal searches share one link. */
export function toSearchParams(state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, text] of entries(state)) {
    if (text !== null) params.set(name, text);
  }
  return params;
}
