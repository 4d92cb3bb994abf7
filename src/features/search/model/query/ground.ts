import { type Bounds, boundsAround, distanceKm, type LatLng } from "#lib/geo/geo.ts";
import { isWithinRing } from "#lib/geo/ring.ts";
import type { Kilometres } from "#lib/units/units.ts";
import type { SearchQuery } from "./search-query.ts";

/** Widens the box of a circle against rounding, degrees (about 0.1 mm). */
const ROUNDING = 1e-9;
const HALF_ROUND = 180;

/** The part of the ground that a query asks for. */
export interface Ground {
  /** A box that holds it. */
  readonly box: Bounds;
  /** Whether a place of the box lies on it; null when every one does. */
  readonly holds: ((place: LatLng) => boolean) | null;
}

function boxOfRing(ring: readonly LatLng[]): Bounds {
  return {
    north: Math.max(...ring.map(({ lat }) => lat)),
    south: Math.min(...ring.map(({ lat }) => lat)),
    east: Math.max(...ring.map(({ lng }) => lng)),
    west: Math.min(...ring.map(({ lng }) => lng)),
  };
}

function boxOfCircle(centre: LatLng, radiusKm: number): Bounds {
  const box = boundsAround(centre, radiusKm as Kilometres);
  const overPole = box.north >= 90 || box.south <= -90;
  return {
    north: box.north + ROUNDING,
    south: box.south - ROUNDING,
    east: overPole ? HALF_ROUND : box.east + ROUNDING,
    west: overPole ? -HALF_ROUND : box.west - ROUNDING,
  };
}

function overlap(boxes: readonly Bounds[]): Bounds {
  return {
    north: Math.min(...boxes.map(({ north }) => north)),
    south: Math.max(...boxes.map(({ south }) => south)),
    east: Math.min(...boxes.map(({ east }) => east)),
    west: Math.max(...boxes.map(({ west }) => west)),
  };
}

/**
 * The ground a query asks for: its bounds, the circle round its centre, unless a town is asked for, and its drawn area, all
 * that are set together. Null when none is set: then listings without coordinates count too.
 */
export function groundOf(query: SearchQuery): Ground | null {
  const { bounds, radiusKm, area } = query;
  // The middle of a town is there to measure from.
  const centre = query.town === undefined ? query.centre : undefined;
  const boxes: Bounds[] = [];
  const shapes: ((place: LatLng) => boolean)[] = [];
  if (bounds) boxes.push(bounds);
  if (centre) {
    boxes.push(boxOfCircle(centre, radiusKm));
    shapes.push((place) => distanceKm(centre, place) <= radiusKm);
  }
  if (area) {
    boxes.push(boxOfRing(area));
    shapes.push((place) => isWithinRing(area, place));
  }
  if (boxes.length === 0) return null;
  const holds = shapes.length > 0 ? (place: LatLng) => shapes.every((has) => has(place)) : null;
  return { box: overlap(boxes), holds };
}
