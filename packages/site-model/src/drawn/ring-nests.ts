import { areaOf, isInsidePolygon, type Polygon, sidesOf } from "../plan-geometry.ts";

/** Rings of an area as they lie in one another: each outer ring with what is cut out of it. */
export function nestRings(rings: readonly Polygon[]): Polygon[][] {
  const around = rings.map((ring) =>
    rings.flatMap((other, at) => (other !== ring && liesWithin(ring, other) ? [at] : [])),
  );
  return rings.flatMap((ring, at) => {
    const depth = around[at]?.length ?? 0;
    if (depth % 2 !== 0) return [];
    const holes = rings.filter(
      (_, inner) => around[inner]?.includes(at) && around[inner]?.length === depth + 1,
    );
    return [[ring, ...holes]];
  });
}

/** By the middles of its sides, more than half: neighbours share corners and sides. */
function liesWithin(ring: Polygon, other: Polygon): boolean {
  if (Math.abs(areaOf(ring)) >= Math.abs(areaOf(other))) return false;
  const middles = sidesOf(ring).map(([a, b]) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const);
  return middles.filter((middle) => isInsidePolygon(middle, other)).length > middles.length / 2;
}
