import { type ListingSummary, PROPERTY_TYPES } from "#features/listings/index.ts";
import { boundsAround, distanceKm, type LatLng } from "#lib/geo/geo.ts";
import type { Kilometres, Rupees } from "#lib/units/units.ts";
import { medianOf } from "./median-rate.ts";
import { rowsNear, type SearchIndex } from "./search-index.ts";

/** How far a rate is compared. */
export const NEIGHBOURS_WITHIN_KM = 5 as Kilometres;
/** Fewer asking rates than this state nothing. */
const LEAST_RATES = 5;

/** Asking rates of the layouts around one listing, least first, its own layout left out. */
export interface NeighbourRates {
  readonly withinKm: Kilometres;
  readonly rates: readonly Rupees[];
  /** Null where the rates are too few to state one. */
  readonly median: Rupees | null;
}

/** Published rates of distinct layouts of a listing's kind, villas apart from plots, within 5 km. */
export function neighbourRates(
  index: SearchIndex,
  at: LatLng,
  { mlsNumber, propertyType }: ListingSummary,
): NeighbourRates {
  const { columns } = index;
  const kind = PROPERTY_TYPES.indexOf(propertyType);
  const layouts = index.layouts();
  const near = Array.from(rowsNear(index, boundsAround(at, NEIGHBOURS_WITHIN_KM)));
  const own = near.find((row) => columns.mlsNumber[row] === mlsNumber);
  const seen = new Set(own === undefined ? [] : [layouts[own]]);
  const rates: Rupees[] = [];
  for (const row of near) {
    const value = columns.rate[row] ?? Number.NaN;
    if (Number.isNaN(value) || columns.propertyType[row] !== kind || seen.has(layouts[row]))
      continue;
    const place = { lat: columns.lat[row] ?? Number.NaN, lng: columns.lng[row] ?? Number.NaN };
    if (distanceKm(at, place) > NEIGHBOURS_WITHIN_KM) continue;
    seen.add(layouts[row]);
    rates.push(value as Rupees);
  }
  rates.sort((a, b) => a - b);
  const median = rates.length < LEAST_RATES ? null : medianOf(rates);
  return { withinKm: NEIGHBOURS_WITHIN_KM, rates, median: median?.rate ?? null };
}
