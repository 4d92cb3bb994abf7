import { distanceKm, type LatLng } from "#lib/geo/geo.ts";
import type { CatalogueColumns } from "./catalogue-columns.ts";

/** Listings of one name no further apart than this tell of one layout, under one registration or two. */
const SAME_PLACE_KM = 0.1;

type Placed = Pick<CatalogueColumns, "count" | "name" | "lat" | "lng">;

/**
 * Of each row the first one found of its layout: itself, where no other listing tells of that layout.
 * Half a second for a million rows.
 */
export function firstRows(columns: Placed): Uint32Array {
  const { count, name, lat } = columns;
  const first = new Uint32Array(count);
  const before = new Int32Array(count).fill(-1);
  const last = new Map<string, number>();
  for (let row = 0; row < count; row += 1) {
    first[row] = row;
    const own = name[row] ?? "";
    before[row] = last.get(own) ?? -1;
    last.set(own, row);
  }
  for (const row of last.values()) {
    if (before[row] === -1) continue;
    const namesakes: number[] = [];
    for (let at = row; at !== -1; at = before[at] ?? -1)
      if (!Number.isNaN(lat[at])) namesakes.push(at);
    namesakes.sort((a, b) => (lat[a] ?? 0) - (lat[b] ?? 0));
    join(columns, namesakes, first);
  }
  return first;
}

/** A tenth of a kilometre is less than this from south to north. */
const SAME_PLACE_DEGREES = 0.001;

/** Joins rows of one name, from south to north, that lie at one place. */
function join(columns: Placed, rows: readonly number[], first: Uint32Array): void {
  for (const [index, row] of rows.entries()) {
    const own = placeAt(columns, row);
    for (let next = index + 1; next < rows.length; next += 1) {
      const other = rows[next] ?? row;
      const place = placeAt(columns, other);
      if (!(place.lat - own.lat <= SAME_PLACE_DEGREES)) break;
      if (distanceKm(own, place) <= SAME_PLACE_KM && first[other] === other)
        first[other] = first[row] ?? row;
    }
  }
}

function placeAt({ lat, lng }: Placed, row: number): LatLng {
  return { lat: lat[row] ?? Number.NaN, lng: lng[row] ?? Number.NaN };
}
