import { distanceKm, type LatLng, METRES_PER_DEGREE } from "#lib/geo/geo.ts";
import type { Kilometres } from "#lib/units/units.ts";

/** A place that the pane does not show, and where on its edge the way there leaves it. */
export interface BeyondPlace<Place extends LatLng> {
  readonly place: Place;
  readonly km: Kilometres;
  /** Clockwise from north, degrees. */
  readonly bearing: number;
  /** On the edge of the pane, px from its left and top. */
  readonly x: number;
  readonly y: number;
}

interface PaneView {
  readonly centre: LatLng;
  readonly width: number;
  readonly height: number;
  readonly metresPerPixel: number;
}

/** Ways are parted so far at least, degrees: a sign for each direction. */
const APART = 40;

/** East and north of the centre, px of the screen. */
function offset({ centre, metresPerPixel }: PaneView, { lat, lng }: LatLng) {
  const perDegree = METRES_PER_DEGREE / metresPerPixel;
  return {
    east: (lng - centre.lng) * perDegree * Math.cos((centre.lat * Math.PI) / 180),
    north: (lat - centre.lat) * perDegree,
  };
}

/**
 * The nearest places beyond a pane, at most `count` and each in a direction of its own, nearest
 * first; `inset` px are kept free along the edges.
 */
export function beyondPlaces<Place extends LatLng>(
  places: readonly Place[],
  view: PaneView,
  count: number,
  inset: number,
): BeyondPlace<Place>[] {
  const [halfWidth, halfHeight] = [view.width / 2, view.height / 2];
  const beyond = places
    .map((place) => ({ place, ...offset(view, place) }))
    .filter(({ east, north }) => Math.abs(east) > halfWidth || Math.abs(north) > halfHeight)
    .sort((a, b) => Math.hypot(a.east, a.north) - Math.hypot(b.east, b.north));
  const chosen: BeyondPlace<Place>[] = [];
  for (const { place, east, north } of beyond) {
    if (chosen.length === count) break;
    const bearing = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
    const isApart = chosen.every(
      (one) => Math.abs(((bearing - one.bearing + 540) % 360) - 180) >= APART,
    );
    if (!isApart) continue;
    const reach = Math.min(
      (halfWidth - inset) / Math.max(1e-9, Math.abs(east)),
      (halfHeight - inset) / Math.max(1e-9, Math.abs(north)),
    );
    chosen.push({
      place,
      km: distanceKm(view.centre, place),
      bearing,
      x: halfWidth + east * reach,
      y: halfHeight - north * reach,
    });
  }
  return chosen;
}
