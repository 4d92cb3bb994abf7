import { type Listing, pointOf } from "#features/listings/index.ts";
import { boundsAround } from "#lib/geo/geo.ts";
import type { Kilometres } from "#lib/units/units.ts";
import { rowsNear, type SearchIndex } from "./search-index.ts";

/** Far enough to find whatever may be called the same place. */
const LOOK_WITHIN_KM = 1 as Kilometres;

/** The numbers of other published listings with the name of this one, at its place. */
export function namesakes(index: SearchIndex, listing: Listing): string[] {
  const at = pointOf(listing);
  if (at === null) return [];
  const { mlsNumber } = index.columns;
  const layouts = index.layouts();
  const near = Array.from(rowsNear(index, boundsAround(at, LOOK_WITHIN_KM)));
  const own = near.find((row) => mlsNumber[row] === listing.mlsNumber);
  return near
    .filter((row) => own !== undefined && row !== own && layouts[row] === layouts[own])
    .map((row) => mlsNumber[row] ?? "");
}
