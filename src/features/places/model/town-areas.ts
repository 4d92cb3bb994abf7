import { distanceKm, type LatLng } from "#lib/geo/geo.ts";
import { kmToRing, type Ring } from "#lib/geo/ring.ts";
import type { PlaceName } from "./place-name.ts";

/** A town that can be searched for, with its built-up land where the region's map draws it. */
export interface Town extends LatLng {
  readonly name: PlaceName;
  readonly ring: Ring | null;
}

/** Layouts stand at a town's edge: its area is its built-up land and so much round it. */
const EDGE_KM = 2;
/** A town without an outline has the ground that is nearer to its middle than to another town's. */
const NEAREST_WITHIN_KM = 5;
/** No town's area reaches farther from its middle. */
const FARTHEST_KM = 20;

/** How far the area of a town is from a place: 0 or less in built-up land and its edge. */
function kmOutside({ ring, lat, lng }: Town, at: LatLng): number {
  return ring ? kmToRing(ring, at) - EDGE_KM : distanceKm({ lat, lng }, at) - NEAREST_WITHIN_KM;
}

/**
 * English names of the towns in whose area a place lies, nearest middle first: by their outlines; of a
 * town that has none, where no other town's middle is nearer; and the town that the source names, which
 * `named` is where it does not lie too far off.
 */
export function townsAt(
  towns: readonly Town[],
  at: LatLng | null,
  named: string | null,
): readonly string[] {
  const inTowns = at === null ? [] : townsOf(towns, at);
  const isKnown = named !== null && towns.some(({ name }) => name.en === named);
  return isKnown && !inTowns.includes(named) ? [...inTowns, named] : inTowns;
}

function townsOf(towns: readonly Town[], at: LatLng): string[] {
  const near = towns
    .map((town) => ({ town, km: distanceKm(town, at) }))
    .filter(({ km }) => km <= FARTHEST_KM)
    .sort((a, b) => a.km - b.km);
  return near
    .filter(({ town }, place) => (town.ring !== null || place === 0) && kmOutside(town, at) <= 0)
    .map(({ town }) => town.name.en);
}
