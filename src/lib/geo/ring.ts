import type { Kilometres } from "#lib/units/units.ts";
import { distanceKm, type LatLng } from "./geo.ts";

/** Corners of a closed line, in order; the last is joined to the first. */
export type Ring = readonly LatLng[];

/** True when the place lies within the ring (even-odd rule); on the ring itself it may be either. */
export function isWithinRing(ring: Ring, { lat, lng }: LatLng): boolean {
  let inside = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before !== undefined && corner.lat > lat !== before.lat > lat) {
      const share = (lat - corner.lat) / (before.lat - corner.lat);
      if (lng < corner.lng + share * (before.lng - corner.lng)) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

const RADIANS = Math.PI / 180;

/** The sides of a ring, on a plane round `at` whose units are degrees of latitude. */
function sidesAround(ring: Ring, at: LatLng) {
  const squeeze = Math.cos(at.lat * RADIANS);
  const corners = ring.map(({ lat, lng }) => ({ x: (lng - at.lng) * squeeze, y: lat - at.lat }));
  return corners.map((to, i) => ({ from: corners.at(i - 1) ?? to, to }));
}

/** How far a place is from a ring's nearest side; 0 within it. For rings of a town's size. */
export function kmToRing(ring: Ring, at: LatLng): Kilometres {
  if (isWithinRing(ring, at)) return 0 as Kilometres;
  const kms = sidesAround(ring, at).map(({ from, to }) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : -(from.x * dx + from.y * dy) / length;
    const share = Math.min(1, Math.max(0, along));
    const [x, y] = [from.x + share * dx, from.y + share * dy];
    return distanceKm(at, { lat: at.lat + y, lng: at.lng + x / Math.cos(at.lat * RADIANS) });
  });
  return Math.min(...kms) as Kilometres;
}

/** The area within a ring of a town's size, sq km. */
export function ringSqKm(ring: Ring): number {
  const [first] = ring;
  if (first === undefined) return 0;
  const kmOfDegree = distanceKm(first, { lat: first.lat + 1, lng: first.lng });
  const twice = sidesAround(ring, first).reduce(
    (sum, { from, to }) => sum + from.x * to.y - to.x * from.y,
    0,
  );
  return (Math.abs(twice) / 2) * kmOfDegree ** 2;
}
