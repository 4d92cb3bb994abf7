import type { LatLng } from "#lib/geo/geo.ts";

/** Twice the area of a triangle, in square degrees of latitude; `stretch` makes degrees of longitude as long. */
function triangle(a: LatLng, b: LatLng, c: LatLng, stretch: number): number {
  const across = (b.lng - a.lng) * (c.lat - a.lat) - (c.lng - a.lng) * (b.lat - a.lat);
  return Math.abs(across * stretch);
}

/**
 * A ring of at most so many corners that looks like the given one: again and again the corner goes
 * whose triangle with its neighbours is the smallest (Visvalingam and Whyatt, 1993).
 * @param ring not closed
 * @param most at least 3
 */
export function simplifyRing(ring: readonly LatLng[], most: number): LatLng[] {
  const left = [...ring];
  const stretch = Math.cos(((ring[0]?.lat ?? 0) * Math.PI) / 180);
  while (left.length > Math.max(3, most)) {
    let [least, smallest] = [0, Number.POSITIVE_INFINITY];
    for (const [at, corner] of left.entries()) {
      const before = left.at(at - 1) ?? corner;
      const after = left[(at + 1) % left.length] ?? corner;
      const size = triangle(before, corner, after, stretch);
      if (size < smallest) [least, smallest] = [at, size];
    }
    left.splice(least, 1);
  }
  return left;
}
