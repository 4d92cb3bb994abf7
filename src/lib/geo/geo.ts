import type { Kilometres } from "#lib/units/units.ts";

/** A place on the ground, degrees in WGS 84. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** A box of the map, degrees; `west` ≤ `east`, `south` ≤ `north`. */
export interface Bounds {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

/** Mean radius of the earth, on which distances are told. */
export const EARTH_RADIUS_KM = 6371;
const EARTH_DIAMETER_KM = 2 * EARTH_RADIUS_KM;
/** Of latitude, on that sphere. */
export const METRES_PER_DEGREE = (EARTH_DIAMETER_KM * 1000 * Math.PI) / 360;
/** Round the equator of WGS 84, which web maps wrap round one tile at zoom 0. */
export const EQUATOR_METRES = 40_075_017;
const RADIANS = Math.PI / 180;

/** Great-circle distance (haversine) in kilometres. */
export function distanceKm(a: LatLng, b: LatLng): Kilometres {
  const sinLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const sinLng = Math.sin(((b.lng - a.lng) * RADIANS) / 2);
  const h =
    sinLat * sinLat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * sinLng * sinLng;
  return (EARTH_DIAMETER_KM * Math.asin(Math.sqrt(h))) as Kilometres;
}

/** Points of a line, its bends among them, no two that follow each other farther apart than `step`. */
export function pointsAlong(line: readonly LatLng[], step: Kilometres): LatLng[] {
  return line.flatMap((to, i) => {
    const from = line[i - 1] ?? to;
    const steps = Math.max(1, Math.ceil(distanceKm(from, to) / step));
    return Array.from({ length: i === 0 ? 1 : steps }, (_, done) => {
      const share = (done + 1) / steps;
      return {
        lat: from.lat + share * (to.lat - from.lat),
        lng: from.lng + share * (to.lng - from.lng),
      };
    });
  });
}

/** True when the place lies inside the box or on its edge. */
export function isInside(bounds: Bounds, { lat, lng }: LatLng): boolean {
  return lat <= bounds.north && lat >= bounds.south && lng <= bounds.east && lng >= bounds.west;
}

/** The smallest box that holds the circle of `radius` km round `centre`. */
export function boundsAround(centre: LatLng, radius: Kilometres): Bounds {
  const angle = (2 * radius) / EARTH_DIAMETER_KM;
  const lat = angle / RADIANS;
  const spread = Math.sin(angle) / Math.cos(centre.lat * RADIANS);
  const lng = Math.asin(Math.min(1, spread)) / RADIANS;
  return {
    north: centre.lat + lat,
    south: centre.lat - lat,
    east: centre.lng + lng,
    west: centre.lng - lng,
  };
}

/** The box with so many kilometres added on each side. */
export function widen(bounds: Bounds, by: Kilometres): Bounds {
  const { north, west } = boundsAround({ lat: bounds.north, lng: bounds.west }, by);
  const { south, east } = boundsAround({ lat: bounds.south, lng: bounds.east }, by);
  return { north, south, east, west };
}

/** The box as a closed ring of [lng, lat], as GeoJSON has it. */
export function ringOf({ north, south, east, west }: Bounds): [lng: number, lat: number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
