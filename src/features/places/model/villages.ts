import KDBush from "kdbush";
import { boundsAround, distanceKm, type LatLng } from "#lib/geo/geo.ts";
import type { Kilometres } from "#lib/units/units.ts";
import type { PlaceName } from "./place-name.ts";

/** A village as the survey has it. */
export interface SurveyedVillage extends LatLng {
  readonly name: string;
}

interface NamedPoint extends LatLng {
  readonly name: PlaceName;
}

/** Villages and towns, to be found by nearness. */
export interface Villages {
  readonly all: readonly NamedPoint[];
  readonly points: KDBush;
}

/** A village or town, and how far it is in a straight line. */
export interface NearPlace {
  readonly name: PlaceName;
  readonly km: Kilometres;
}

/** No village farther than this is near. */
const WITHIN_KM = 5 as Kilometres;

/** Indexes named points by where they lie. */
export function indexVillages(all: readonly NamedPoint[]): Villages {
  const points = new KDBush(all.length);
  for (const { lat, lng } of all) points.add(lng, lat);
  points.finish();
  return { all, points };
}

/** The village or town nearest to a point; null where none lies within 5 km. */
export function nearestVillage({ all, points }: Villages, at: LatLng): NearPlace | null {
  if (all.length === 0) return null;
  const { north, south, east, west } = boundsAround(at, WITHIN_KM);
  const near = points
    .range(west, south, east, north)
    .flatMap((row) => all[row] ?? [])
    .map(({ name, lat, lng }) => ({ name, km: distanceKm(at, { lat, lng }) }))
    .filter(({ km }) => km <= WITHIN_KM);
  return near.sort((a, b) => a.km - b.km)[0] ?? null;
}
