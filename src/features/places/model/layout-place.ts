import { distanceKm, type LatLng } from "#lib/geo/geo.ts";
import { findByName, type Gazetteer, type Place, townName } from "./gazetteer.ts";
import type { PlaceName } from "./place-name.ts";
import { townsAt } from "./town-areas.ts";
import { type NearPlace, nearestVillage } from "./villages.ts";

/** Where a layout lies, by name. */
export interface LayoutPlace {
  /** The town that the source names; where that is too far off, the nearest village. */
  readonly name: PlaceName;
  /** The town that the source names, where it is too far off to stand for the place. */
  readonly farTown: NearPlace | null;
  /** English names of the towns in whose area it lies, and of its district. */
  readonly towns: readonly string[];
}

/** A town farther off than this does not say where a layout lies. */
const TOWN_WITHIN_KM = 6;

/**
 * How the place of a layout is named: by the town that its source names, unless the layout lies more
 * than 6 km from it; then by the nearest village. A town that the gazetteer does not know, and one
 * in whose stead no village is near, stays.
 */
export function layoutPlace(gazetteer: Gazetteer, town: string, at: LatLng | null): LayoutPlace {
  const name = townName(gazetteer, town);
  const known = findByName(gazetteer, town);
  const towns = (named: Place | null) => [
    ...townsAt(gazetteer.towns, at, named?.name.en ?? null),
    ...districtAt(gazetteer, at, named),
  ];
  if (at === null || known === null) return { name, farTown: null, towns: towns(known) };
  const km = distanceKm(known, at);
  const village = km > TOWN_WITHIN_KM ? nearestVillage(gazetteer.villages, at) : null;
  return village
    ? { name: village.name, farTown: { name, km }, towns: towns(null) }
    : { name, farTown: null, towns: towns(known) };
}

/** The district of the place that the source names, else of the nearest one that is known; none where all are far. */
function districtAt({ places }: Gazetteer, at: LatLng | null, named: Place | null): string[] {
  if (named) return [named.district];
  if (at === null) return [];
  const near = places
    .map(({ district, lat, lng }) => ({ district, km: distanceKm({ lat, lng }, at) }))
    .filter(({ km }) => km <= TOWN_WITHIN_KM);
  return near
    .sort((a, b) => a.km - b.km)
    .slice(0, 1)
    .map(({ district }) => district);
}
