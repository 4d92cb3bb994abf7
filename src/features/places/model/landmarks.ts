import { distanceKm, type LatLng } from "#lib/geo/geo.ts";
import type { Kilometres } from "#lib/units/units.ts";
import type { Gazetteer, LandmarkKind } from "./gazetteer.ts";
import type { PlaceName } from "./place-name.ts";

export interface NearbyLandmark extends LatLng {
  readonly name: PlaceName;
  readonly kind: LandmarkKind;
  /** Straight line, not by road. */
  readonly km: Kilometres;
}

/** The `count` landmarks nearest to a point, nearest first. */
export function nearestLandmarks(
  gazetteer: Gazetteer,
  at: LatLng,
  count: number,
): readonly NearbyLandmark[] {
  return gazetteer.landmarks
    .flatMap(({ name, landmark, lat, lng }) =>
      landmark ? [{ name, kind: landmark, lat, lng, km: distanceKm(at, { lat, lng }) }] : [],
    )
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
}
