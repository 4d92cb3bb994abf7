import { type Bounds, isInside } from "#lib/geo/geo.ts";
import { figureProblems } from "./figure-rule.ts";
import { type ListingProblem, type ParsedListing, parseListing } from "./listing.ts";
import type { Listing } from "./listing-fields.ts";

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

/**
 * Parses a listing that somebody fills in, with rules that are of what comes in alone: stored ones outlive
 * them. For the site of a region it lies in its bounds; null where none are known.
 */
export function parseNewListing(bounds: Bounds | null, input: unknown): ParsedListing {
  const parsed = parseListing(input);
  if (!parsed.ok) return parsed;
  const places = bounds ? placeProblems(parsed.listing, bounds) : [];
  const problems = [...figureProblems(parsed.listing), ...places];
  return problems.length > 0 ? { ok: false, problems } : parsed;
}
