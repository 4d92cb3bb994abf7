import {
  type ListingProblem,
  type ParsedListing,
  parseListing,
} from "#features/listings/model/listing.ts";
import { type Bounds, isInside } from "#lib/geo/geo.ts";
import { shorten } from "#lib/text/one-line.ts";
import { valueAt } from "./fields.ts";
import { figureProblems } from "./figure-rule.ts";
import type { Listing } from "./listing-fields.ts";
import { LISTING_STATUSES } from "./listing-status.ts";

type Side = "lat" | "lng";

/** India, in degrees: no latitude of it is a longitude of it. */
const INDIA: Readonly<Record<Side, readonly [least: number, most: number]>> = {
  lat: [6, 37.5],
  lng: [68, 97.5],
};

/** Whether a value may be the latitude, or the longitude, of a place in India. */
export function isInIndia(side: Side, value: unknown): boolean {
  const [least, most] = INDIA[side];
  return typeof value === "number" && value >= least && value <= most;
}

/** What is wrong with where a listing lies: nothing of one without a place, or inside the region. */
export function placeProblems(
  { lat, lng }: Pick<Listing, Side>,
  bounds: Bounds,
): readonly ListingProblem[] {
  if (lat === null || lng === null) return [];
  const abroad = Object.entries({ lat, lng }).filter(([side, at]) => !isInIndia(side as Side, at));
  if (abroad.length > 0)
    return abroad.map(([path, at]) => ({ path, value: String(at), code: "outside-region" }));
  if (isInside(bounds, { lat, lng })) return [];
  return [{ path: "lat", value: `${lat}, ${lng}`, code: "beyond-region" }];
}

/** Whether a listing has the place that it had before. */
export function isWhereItWas(
  before: Pick<Listing, Side>,
  { lat, lng }: Pick<Listing, Side>,
): boolean {
  return before.lat === lat && before.lng === lng;
}

interface FillingIn {
  /** Of the site's region, in which the listing lies; null where none are known. */
  readonly bounds: Bounds | null;
  /** What is stored of it: what stands there may stay, whatever rule has come since. */
  readonly before?: Listing | null;
}

/** What is wrong with a listing that somebody fills in by rules that are of what comes in alone: stored ones outlive them. */
export function newProblems(
  listing: Listing,
  { bounds, before = null }: FillingIn,
): readonly ListingProblem[] {
  const isThere = before !== null && isWhereItWas(before, listing);
  const isNew = ({ path }: ListingProblem) =>
    before === null || valueAt(before, path) !== valueAt(listing, path);
  return [
    ...[...figureProblems(listing), ...statusProblems(listing)].filter(isNew),
    ...(bounds && !isThere ? placeProblems(listing, bounds) : []),
  ];
}

function statusProblems({ status }: Listing): readonly ListingProblem[] {
  if (LISTING_STATUSES.some((one) => one === status)) return [];
  return [{ path: "status", value: shorten(status), code: "unknown-value" }];
}

/** Parses a listing that somebody fills in, by all rules. */
export function parseNewListing(filling: FillingIn, input: unknown): ParsedListing {
  const parsed = parseListing(input);
  if (!parsed.ok) return parsed;
  const problems = newProblems(parsed.listing, filling);
  return problems.length > 0 ? { ok: false, problems } : parsed;
}
