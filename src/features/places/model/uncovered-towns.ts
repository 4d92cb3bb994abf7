import type { LatLng } from "#lib/geo/geo.ts";
import { isWithinRing, kmToRing, type Ring, ringSqKm } from "#lib/geo/ring.ts";
import type { Kilometres } from "#lib/units/units.ts";
import type { PlaceName } from "./place-name.ts";
import type { Facility } from "./surroundings.ts";

/** A town's built-up land, as the region's map draws it. */
export interface TownArea {
  readonly ring: Ring;
  /** Its name; two towns that have grown together have two. */
  readonly names: readonly (LatLng & { readonly name: PlaceName })[];
}

/** A town that the survey leaves out, and how far its built-up land is: 0 within it. */
export interface UncoveredTown {
  readonly name: PlaceName;
  readonly km: Kilometres;
}

/** Villages of the survey have two to five facilities a sq km within their built-up land. */
const COVERED_PER_SQ_KM = 1;

/** The towns that a survey of the country leaves out: those in which it counts hardly anything. */
export function uncoveredTowns(
  towns: readonly TownArea[],
  facilities: readonly Facility[],
): readonly TownArea[] {
  return towns.filter(({ ring }) => {
    const counted = facilities.filter((facility) => isWithinRing(ring, facility)).length;
    return counted / ringSqKm(ring) < COVERED_PER_SQ_KM;
  });
}

/** The nearest of the towns, by its edge; null where there is none. */
export function nearestTown(towns: readonly TownArea[], at: LatLng): UncoveredTown | null {
  const near = towns
    .map((town) => ({ town, km: kmToRing(town.ring, at) }))
    .sort((a, b) => a.km - b.km)[0];
  if (!near) return null;
  const from = ({ lat, lng }: LatLng) => (lat - at.lat) ** 2 + (lng - at.lng) ** 2;
  const [called] = [...near.town.names].sort((a, b) => from(a) - from(b));
  return called ? { name: called.name, km: near.km } : null;
}
