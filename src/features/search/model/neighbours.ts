import { boundsAround, distanceKm, type LatLng } from "#lib/geo/geo.ts";
import type { Kilometres, Rupees } from "#lib/units/units.ts";
import { medianOf } from "./median-rate.ts";
import { rowsNear, type SearchIndex } from "./search-index.ts";

/** How far a rate is compared. */
export const NEIGHBOURS_WITHIN_KM = 5 as Kilometres;

/** Asking rates of the layouts around one listing, least first, the listing itself left out. */
export interface NeighbourRates {
  readonly withinKm: Kilometres;
  readonly rates: readonly Rupees[];
  readonly median: Rupees | null;
}

/** Published rates within 5 km of a listing. */
export function neighbourRates(index: SearchIndex, at: LatLng, mlsNumber: string): NeighbourRates {
  const { lat, lng, rate, mlsNumber: ids } = index.columns;
  const rates: Rupees[] = [];
  const near = rowsNear(index, boundsAround(at, NEIGHBOURS_WITHIN_KM));
  for (let i = 0; i < near.length; i += 1) {
    const row = near[i] ?? 0;
    const value = rate[row] ?? Number.NaN;
    const place = { lat: lat[row] ?? Number.NaN, lng: lng[row] ?? Number.NaN };
    if (Number.isNaN(value) || ids[row] === mlsNumber) continue;
    if (distanceKm(at, place) <= NEIGHBOURS_WITHIN_KM) rates.push(value as Rupees);
  }
  rates.sort((a, b) => a - b);
  return { withinKm: NEIGHBOURS_WITHIN_KM, rates, median: medianOf(rates)?.rate ?? null };
}
