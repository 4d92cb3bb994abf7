import {
  type ListingDetails,
  type ListingSummary,
  PROPERTY_TYPES,
  summaryAt,
} from "#features/listings/index.ts";
import { DEFAULT_QUERY } from "#features/search/model/query/search-query.ts";
import { DEFAULT_STATE, toSearchParams } from "#features/search/model/query/search-url.ts";
import { boundsAround, distanceKm, type LatLng } from "#lib/geo/geo.ts";
import type { Kilometres } from "#lib/units/units.ts";
import { rowsNear, type SearchIndex } from "./search-index.ts";

const SIMILAR_WITHIN_KM = 10 as Kilometres;
/** By how much a rate may differ, of the rate here. */
const RATE_PERCENT = 25;
const MOST_SIMILAR = 3;

/**
 * Other layouts of a listing's kind, villas apart from plots, in which plots are left, nearest
 * first: within 10 km, and within a quarter of its rate where it states one. Of the listings of one
 * layout the nearest stands for all. Null where there are none.
 */
export function similarLayouts(
  index: SearchIndex,
  at: LatLng,
  { mlsNumber, propertyType, ratePerSqYard: rate }: ListingSummary,
): ListingDetails["similar"] {
  const { columns } = index;
  const layouts = index.layouts();
  const kind = PROPERTY_TYPES.indexOf(propertyType);
  const most = rate === null ? Number.POSITIVE_INFINITY : (rate * RATE_PERCENT) / 100;
  const isAlike = (row: number) => {
    if (columns.propertyType[row] !== kind || columns.isSoldOut[row] === 1) return false;
    // Where none is stated it is NaN, which is near nothing.
    return rate === null || Math.abs((columns.rate[row] as number) - rate) <= most;
  };
  const seen = new Set([layouts[columns.mlsNumber.indexOf(mlsNumber)]]);
  const near = Array.from(rowsNear(index, boundsAround(at, SIMILAR_WITHIN_KM)))
    .filter(isAlike)
    .map((row) => {
      const there = { lat: columns.lat[row] as number, lng: columns.lng[row] as number };
      return { row, km: distanceKm(at, there) };
    })
    .filter(({ km }) => km <= SIMILAR_WITHIN_KM)
    .sort((a, b) => a.km - b.km || a.row - b.row)
    .filter(({ row }) => !seen.has(layouts[row]) && seen.add(layouts[row]))
    .slice(0, MOST_SIMILAR);
  if (near.length === 0) return null;
  return {
    withinKm: SIMILAR_WITHIN_KM,
    ratePercent: rate === null ? null : RATE_PERCENT,
    layouts: near.map(({ row, km }) => ({ summary: summaryAt(columns, row), km })),
    around: toSearchParams({
      ...DEFAULT_STATE,
      query: { ...DEFAULT_QUERY, centre: at, radiusKm: SIMILAR_WITHIN_KM },
    }).toString(),
  };
}
